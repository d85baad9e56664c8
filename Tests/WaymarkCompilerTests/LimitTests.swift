import Testing
import WaymarkCompiler
import WaymarkDiagnostics
import WaymarkLinks
import WaymarkSpec

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

  @Test("A pattern is held to what a URL can be")
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

  @Test("Thousands of wrong names among thousands of right ones are reported, not pondered")
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

  @Test("Languages and string tables are read up to a limit")
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
        read: { path in
          read += 1
          let bytes = Array("a = b;".utf8) + [UInt8](repeating: UInt8(ascii: " "), count: size)
          return .success(SourceFile(path: path, bytes: bytes))
        },
        include: { _ in .success([]) })
      #expect(read == min(languages, 128))
      return compilation.diagnostics.map(\.message)
    }
    #expect(rules(languages: 128, size: 1) == [])
    #expect(rules(languages: 1_000, size: 1) == ["only the first 128 languages are checked"])
    #expect(rules(languages: 1, size: 33 << 20) == ["the string tables have more than 32 MiB in total"])
  }

  @Test("Many routes in many tabs cost no more than the sum of both")
  func routesTimesTabs() {
    var text = "waymark: 1\napp: A\ntabs:\n"
    for index in 0..<3_000 { text += "  t\(index): { title: T, icon: t }\n" }
    text += "routes:\n"
    for index in 0..<3_000 { text += "  r\(index): { links: [{ url: /r\(index), in: t\(index) }] }\n" }
    #expect(compile(text).diagnostics.map(\.id.name) == ["crowded-tab-bar", "crowded-enum"])
  }

  @Test("A circle of thousands of screens is one finding")
  func circleOfScreens() {
    let count = 8_000
    var text = "waymark: 1\napp: A\ntabs:\n  a: { title: A, icon: a }\nroutes:\n"
    for index in 0..<count { text += "  r\(index): { opens: r\((index + 1) % count) }\n" }
    let findings = compile(text).diagnostics
    #expect(findings.map(\.id.name) == ["unreachable-route", "crowded-enum"])
    #expect(findings[0].message.hasPrefix("`r0`, `r1`, `r2`, `r3`, and 7996 more open one another"))
  }

  @Test("Screens that open hundreds of others, all of them in hundreds of tabs, are compared up to a point")
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

  @Test("Thousands of typing mistakes are counted")
  func slips() {
    let links = (0..<5_000).map { "/a–\($0), “/b\($0)”" }.joined(separator: ", ")
    let spec = compile("waymark: 1\napp: A\ntabs:\n  a: { title: A, icon: a, links: [\(links)] }\n")
    let names = spec.diagnostics.map(\.id.name)
    #expect(names.count { $0 == "suspicious-text" } == 100)
    #expect(names.count { $0 == "invalid-pattern" } == 100)
    #expect(names.count { $0 == "too-many-findings" } == 2)
  }

  @Test("A hundred and twenty-eight origins are one too many")
  func origins() {
    let origins = (0..<128).map { "  o\($0): { schemes: s\($0) }\n" }.joined()
    let spec = compile("waymark: 1\napp: A\norigins:\n\(origins)tabs:\n  a: { title: A, icon: a, links: [/a] }\n")
    #expect(spec.diagnostics.map(\.message) == ["the spec has more than 127 origins"])
  }
}
