import Testing
import WaymarkCompiler
import WaymarkNavigation
import WaymarkSource
import WaymarkSpec

/// Specs that are too much: each comes back soon, with few words.
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
        "a URL has at most 2,048 bytes, and this pattern has 2049",
        "a URL has at most 32 segments, and this pattern has more",
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
    #expect(errors.last?.message == "4900 more from here on are not shown")
  }

  @Test("Many routes in many tabs cost no more than the sum of both")
  func routesTimesTabs() {
    var text = "waymark: 1\napp: A\ntabs:\n"
    for index in 0..<3_000 { text += "  t\(index): { title: T, icon: t }\n" }
    text += "routes:\n"
    for index in 0..<3_000 { text += "  r\(index): { links: [{ url: /r\(index), in: t\(index) }] }\n" }
    #expect(compile(text).diagnostics.map(\.rule) == ["crowded-enum"])
  }

  @Test("A hundred and twenty-eight origins are one too many")
  func origins() {
    let origins = (0..<128).map { "  o\($0): { schemes: s\($0) }\n" }.joined()
    let spec = compile("waymark: 1\napp: A\norigins:\n\(origins)tabs:\n  a: { title: A, icon: a, links: [/a] }\n")
    #expect(spec.diagnostics.map(\.message) == ["a spec can have 127 origins"])
  }
}
