import SpecText
import Testing
import WaymarkCompiler

@Suite("Silences")
struct SilenceTests {
  private static let head = """
    waymark: 1
    app: Shop
    tabs:
      home: { title: Home, icon: house }
    routes:

    """

  @Test("The compiler applies all of the 150 silences in a spec")
  func many() {
    let routes = (0..<150).map { "  r\($0): {} # waymark:allow unreachable-route: a push opens it\n" }.joined()
    #expect(rules(of: Self.head + routes) == ["crowded-enum"])
  }

  @Test("A silence of `useless-silence` prevents the finding about another silence without an effect")
  func kept() {
    let route = "  item: { links: [\"/items/{id}\"] } # waymark:allow useless-beats: for later\n"
    #expect(rules(of: Self.head + route) == ["useless-silence"])
    #expect(rules(of: Self.head + "  # waymark:allow useless-silence: it is meant\n" + route) == [])
    #expect(
      rules(of: Self.head + "  # waymark:allow useless-silence: there is none\n  item: { in: [] }\n")
        == ["useless-silence"])
  }

  @Test(
    "A silence without exactly one valid rule name is a finding, and silences nothing",
    arguments: ["unreachable-route2", "unreachable-route, useless-beats", "Unreachable-route"])
  func unknown(_ name: String) {
    let spec = Self.head + "  item: {} # waymark:allow \(name)\n"
    #expect(rules(of: spec) == ["unknown-rule", "unreachable-route"])
  }

  @Test(
    "A silence may have a tab before the name of the rule, and a colon after the name",
    arguments: ["\tunreachable-route", " unreachable-route:x"])
  func separators(_ end: String) {
    #expect(rules(of: Self.head + "  item: {} # waymark:allow\(end)\n") == [])
  }

  @Test("A silence on its own line applies to the next line with content", arguments: ["", "# more", "   "])
  func next(_ between: String) {
    let spec = Self.head + "  # waymark:allow unreachable-route\n\(between)\n  item: {}\n"
    #expect(rules(of: spec) == [])
  }

  @Test("A silence of a rule about titles is not useless if no string table is read")
  func unasked() {
    let spec = Self.head + "  item: { in: [] } # waymark:allow missing-translation: it is on its way\n"
    #expect(rules(of: spec) == [])
  }

  private func rules(of spec: String) -> [String] {
    let source = SourceFile(path: "Shop.nav.yaml", bytes: Array(spec.utf8))
    let compilation = Compiler.compile(source) { _ in .failure(InclusionError("none")) }
    return compilation.diagnostics.map(\.id.name).sorted()
  }
}
