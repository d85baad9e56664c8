import Foundation
import SpecModel
import SpecText
import TestSupport
import Testing

/// Tests of decoded constructs before names are resolved.
@Suite("Decoding")
struct DecodingTests {
  private func decode(_ text: String) throws -> (root: RootSyntax, findings: [String], tree: YAMLTree) {
    let source = SourceFile(path: "Test.nav.yaml", bytes: Array(text.utf8))
    let tree = try #require(YAMLLoader.load(source, index: 0).tree)
    let result = SpecDecoder.decode(RootSyntax.self, tree, from: source)
    return (try #require(result.construct), result.diagnostics.map(\.message), tree)
  }

  @Test("The decoder reads every valid fixture spec without findings")
  func validFixtures() throws {
    let fixtures = TestFiles.folders(in: TestFiles.fixtures("Spec")).flatMap { TestFiles.specs(in: $0) }
      .filter { $0.lastPathComponent.hasPrefix("valid") }
    #expect(fixtures.count > 15)
    for fixture in fixtures {
      let (_, findings, _) = try decode(String(contentsOf: fixture, encoding: .utf8))
      #expect(findings.isEmpty, "\(fixture.path)")
    }
  }

  @Test("The decoder reads enums, narrowed types, and native types")
  func types() throws {
    let spec = try decode(
      """
      waymark: 1
      app: A
      include: more.nav.yaml
      types:
        Kind: { values: [card, { applePay: apple-pay }] }
        Few: { is: Int, range: -3...9, matching: "[0-9]" }
        Late: { is: Date, range: 2020-01-01... }
        Result: { is: native, swift: Models.Result, identity: id }
      """)
    #expect(spec.findings.isEmpty)
    try withExtendedLifetime(spec.tree) {
      let definitions = try spec.root.types.map { try #require($0.value.definition) }
      try #require(definitions.count == 4)
      guard case .values(let values) = definitions[0],
        case .narrowed(let base, let range, let matching) = definitions[1],
        case .narrowed(_, let late, nil) = definitions[2], case .native(let swift, let identity) = definitions[3]
      else {
        Issue.record("\(definitions)")
        return
      }
      #expect(values.map(\.name.string) == ["card", "applePay"])
      #expect(values.map(\.text.string) == ["card", "apple-pay"])
      #expect(base.string == "Int")
      #expect(range?.lower?.string == "-3" && range?.upper?.string == "9")
      #expect(matching?.string == "[0-9]")
      #expect(late?.lower?.string == "2020-01-01" && late?.upper == nil)
      #expect(swift.string == "Models.Result" && identity.string == "id")
    }
  }

  @Test("Parameters are decoded with their types, arities, and default values")
  func parameters() throws {
    let spec = try decode(
      """
      waymark: 1
      app: A
      tabs:
        a:
          title: { key: a.title }
          icon: a
          shortcut: cmd+shift++
          params: { a: Int, b: "Slug ?", c: List<Int>, d: String = a b "c" , e: "Date=2020-01-01" }
      """)
    #expect(spec.findings.isEmpty)
    try withExtendedLifetime(spec.tree) {
      let tab = try #require(spec.root.tabs.first?.value)
      let parameters = tab.parameters.map(\.value)
      #expect(parameters.map(\.type.string) == ["Int", "Slug", "Int", "String", "Date"])
      #expect(parameters.map(\.isOptional) == [false, true, false, false, false])
      #expect(parameters.map(\.isList) == [false, false, true, false, false])
      #expect(parameters.map { $0.defaultValue?.string } == [nil, nil, nil, "a b \"c\"", "2020-01-01"])
      // The location of the default value starts after the `=`.
      #expect(parameters[4].defaultValue?.span.start == SourcePosition(line: 8, column: 81))
      #expect(tab.shortcut?.modifiers == [.command, .shift])
      #expect(tab.shortcut?.key.string == "+")
      if case .key(let key, _)? = tab.title { #expect(key.string == "a.title") } else { Issue.record("no key") }
    }
  }

  @Test("Colors of the tab bar are decoded from hexadecimal digits")
  func colors() throws {
    let spec = try decode(
      """
      waymark: 1
      app: A
      tabs: { a: { title: A, icon: a } }
      tabBar: { colors: { active: "#01aBFf", inactive: "#00000080" }, customization: { minimum: 2 } }
      """)
    #expect(spec.findings.isEmpty)
    let active = try #require(spec.root.tabBar?.colors?.active)
    #expect([active.red, active.green, active.blue, active.alpha] == [0x01, 0xAB, 0xFF, 0xFF])
    #expect(spec.root.tabBar?.colors?.inactive?.alpha == 0x80)
    #expect(spec.root.tabBar?.customization?.minimum?.value == 2)
  }

  @Test("The decoder keeps all values of routes, links, redirects, and claims")
  func routes() throws {
    let spec = try decode(
      """
      waymark: 1
      app: A
      tabs: { a: { title: A, icon: a } }
      routes:
        r:
          present: [sheet, window]
          detents: [medium, 0.5]
          elements: { share: r.share }
          links: [{ url: "/r/{id}", with: { n: 5 }, in: current, beats: a, requires: [c], stack: append, examples: /r/1 }]
      resolvedLinks: { l: { url: "/l/{...?}", resolves: r } }
      redirects: { "/x/{a}": "/r/{a}", /y: /r/1 }
      claims: ["/r/{id}"]
      resolving: drop
      lint: { some-rule: warning }
      """)
    #expect(spec.findings.isEmpty)
    try withExtendedLifetime(spec.tree) {
      let route = try #require(spec.root.routes.first?.value)
      #expect(route.presentations.map(\.value) == [.sheet, .window])
      #expect(route.detents.map(\.value) == [.medium, .fraction(0.5)])
      #expect(route.elements.map(\.value.string) == ["r.share"])
      let link = try #require(route.links.first)
      #expect(link.pattern?.segments.count == 2)
      #expect(link.values.map { "\($0.name.string) \($0.value.string)" } == ["n 5"])
      #expect(link.tab?.string == "current" && link.stackChange?.value == .append)
      #expect((link.beats + link.requires + link.examples).map(\.string) == ["a", "c", "/r/1"])
      #expect(spec.root.resolvedLinks.first?.value.resolves?.map(\.string) == ["r"])
      #expect(spec.root.redirects.map { $0.source.text.string } == ["/x/{a}", "/y"])
      #expect(spec.root.redirects.map { $0.target.text.string } == ["/r/{a}", "/r/1"])
      #expect(spec.root.claims.map(\.text.string) == ["/r/{id}"])
      #expect(spec.root.resolving?.value == .drop)
      #expect(spec.root.lint.map { "\($0.name.string) \($0.value.value)" } == ["some-rule warning"])
    }
  }
}
