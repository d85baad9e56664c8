import SpecModel
import SpecText
import Testing
import WaymarkCompiler
import WaymarkLinks

/// Tests of specs that exceed limits.
///
/// Compilation must end quickly with few findings.
@Suite("Limits")
struct LimitTests {
  private func compile(_ text: String) -> Compilation {
    Compiler.compile(SourceFile(path: "Large.nav.yaml", bytes: Array(text.utf8))) { _ in
      .success([])
    }
  }

  @Test("A pattern with more bytes or segments than a URL can have is an error")
  func patternLimits() {
    #expect(PatternParser.mostSegments == CanonicalURL.mostSegments)
    let long = "/" + String(repeating: "a", count: 2_048)
    let deep = String(repeating: "/a", count: 33)
    let spec = compile("waymark: 1\napp: A\ntabs:\n  a: { title: A, icon: a, links: [\(long), \(deep)] }\n")
    #expect(
      spec.diagnostics.map(\.message) == [
        "the pattern has 2049 bytes, and a URL has at most 2,048",
        "the pattern has more than 32 segments",
      ])
  }

  @Test("The compiler reports 100 of 5,000 unknown names with suggestions, and counts the other names")
  func manyUnknownNames() {
    let count = 5_000
    var text = "waymark: 1\napp: A\ntabs:\n  a: { title: A, icon: a }\nroutes:\n"
    for index in 0..<count { text += "  someRoute\(index): { in: a, opens: someRuote\(index) }\n" }
    let spec = compile(text)
    let errors = spec.diagnostics.filter { $0.severity == .error }
    #expect(errors.count == 101)
    #expect(errors.first?.message.contains("did you mean") == true)
    #expect(errors.last?.id == CompilerDiagnostic.tooManyFindings.id)
    #expect(errors.last?.message == "4900 more diagnostics are not shown")
  }

  @Test("The compiler checks at most 128 languages, and reads at most 32 MiB of string tables")
  func strings() {
    func rules(languages: Int, size: Int) -> [String] {
      let names = (0..<languages).map { "l\($0)" }.joined(separator: ", ")
      let text = """
        waymark: 1
        app: A
        localization: { languages: [\(names)], strings: "{language}.lproj/Localizable.strings" }
        tabs:
          a: { title: { key: a }, icon: a }

        """
      var read = 0
      let compilation = Compiler.compile(
        SourceFile(path: "Large.nav.yaml", bytes: Array(text.utf8)),
        options: .init(read: { path in
          read += 1
          let bytes = Array("a = b;".utf8) + [UInt8](repeating: UInt8(ascii: " "), count: size)
          return .success(SourceFile(path: path, bytes: bytes))
        }),
        include: { _ in .success([]) })
      #expect(read == min(languages, 128))
      return compilation.diagnostics.map(\.message)
    }
    #expect(rules(languages: 128, size: 1) == [])
    #expect(rules(languages: 1_000, size: 1) == ["only the first 128 languages are checked"])
    #expect(rules(languages: 1, size: 33 << 20) == ["the string tables have more than 32 MiB in total"])
  }

  @Test("A spec with 3,000 routes in 3,000 tabs has findings only about the crowded tab bar and enum")
  func routesTimesTabs() {
    var text = "waymark: 1\napp: A\ntabs:\n"
    for index in 0..<3_000 { text += "  t\(index): { title: T, icon: t }\n" }
    text += "routes:\n"
    for index in 0..<3_000 { text += "  r\(index): { links: [{ url: /r\(index), in: t\(index) }] }\n" }
    #expect(compile(text).diagnostics.map(\.id.name) == ["crowded-tab-bar", "crowded-enum"])
  }

  @Test("A cycle of 8,000 unreachable screens is reported as one finding")
  func circleOfScreens() {
    let count = 8_000
    var text = "waymark: 1\napp: A\ntabs:\n  a: { title: A, icon: a }\nroutes:\n"
    for index in 0..<count { text += "  r\(index): { opens: r\((index + 1) % count) }\n" }
    let findings = compile(text).diagnostics
    #expect(findings.map(\.id.name) == ["unreachable-route", "crowded-enum"])
    #expect(findings[0].message.hasPrefix("`r0`, `r1`, `r2`, `r3`, and 7996 more open one another"))
  }

  @Test("The comparison of many screens in many tabs stops at a limit, and reports an incomplete check")
  func opensTimesTabs() {
    let count = 200
    var text = "waymark: 1\napp: A\ntabs:\n"
    for index in 0..<2 * count { text += "  t\(index): { title: T, icon: t }\n" }
    let opened = (0..<count).map { "o\($0)" }.joined(separator: ", ")
    let tabs = (0..<count).map { "t\($0)" }.joined(separator: ", ")
    let others = (count - 1..<2 * count).map { "t\($0)" }.joined(separator: ", ")
    text += "routes:\n"
    for index in 0..<count {
      text += "  r\(index): { in: [\(tabs)], opens: [\(opened)], links: [{ url: /r\(index), in: t0 }] }\n"
      text += "  o\(index): { in: [\(others)] }\n"
    }
    #expect(compile(text).diagnostics.map(\.id.name) == ["crowded-tab-bar", "crowded-enum", "check-incomplete"])
  }

  @Test("The compiler reports 100 of 5,000 typing mistakes in patterns, and counts the other mistakes")
  func slips() {
    let links = (0..<5_000).map { "/a–\($0), “/b\($0)”" }.joined(separator: ", ")
    let spec = compile("waymark: 1\napp: A\ntabs:\n  a: { title: A, icon: a, links: [\(links)] }\n")
    let names = spec.diagnostics.map(\.id.name)
    #expect(names.count { $0 == "suspicious-text" } == 100)
    #expect(names.count { $0 == "invalid-pattern" } == 100)
    #expect(names.count { $0 == "too-many-findings" } == 2)
  }

  @Test("A spec with 128 origins is rejected because of the limit of 127")
  func origins() {
    let origins = (0..<128).map { "  o\($0): { schemes: s\($0) }\n" }.joined()
    let spec = compile("waymark: 1\napp: A\norigins:\n\(origins)tabs:\n  a: { title: A, icon: a, links: [/a] }\n")
    #expect(spec.diagnostics.map(\.message) == ["the spec has more than 127 origins"])
  }
}
