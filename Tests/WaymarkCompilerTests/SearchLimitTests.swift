import LinkLogic
import SpecText
import Testing
import WaymarkCompiler

@Suite("Limits of the link searches")
struct SearchLimitTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let links: [String]
    let limit: @Sendable (inout SearchLimits) -> Void

    var testDescription: String { name }
  }

  @Test(
    "A search that exceeds a limit has no answer, and the same search has an answer with the usual limits",
    arguments: [
      Case(name: "steps of a decision", links: ["/a/{k:K}", "/a/a", "/a/b"]) { $0.stepsOfCoverage = 1 },
      Case(name: "steps of all decisions", links: ["/a/{k:K}", "/a/a", "/a/b"]) { $0.stepsOfAllCoverage = 1 },
      Case(name: "pairs of states", links: ["/a/{v:V}", "/a/{w:W}"]) { $0.pairsOfStates = 1 },
      Case(name: "states of captures", links: ["/a/x-{v:V}", "/a/{w:W}"]) { $0.statesOfCaptures = 1 },
      Case(name: "states of authorities", links: ["//*.shop.example/a", "/a"]) { $0.statesOfAuthorities = 1 },
      Case(name: "keys of queries", links: ["/a?q|r={k:K}", "/a?q|s={k:K}"]) { $0.keysOfQueries = 1 },
      Case(name: "candidates", links: ["/a/{k:K}", "/a/a", "/a/b"]) { $0.candidates = 0 },
    ])
  func limits(_ searched: Case) throws {
    let links = searched.links.map { "\"\($0)\"" }.joined(separator: ", ")
    let text = """
      waymark: 1
      app: Shop
      origins:
        web: { hosts: [shop.example, "*.shop.example"] }
      types:
        K: { values: [a, b] }
        V: { is: String, matching: "[a-c]+x" }
        W: { is: String, matching: "[b-d]+x" }
      tabs:
        home: { title: Home, icon: house }
      routes:
        item: { params: { k: 'K?', v: 'V?', w: 'W?' }, links: [\(links)] }

      """
    let source = SourceFile(path: "Limits.nav.yaml", bytes: Array(text.utf8))
    let compilation = Compiler.compile(source, goal: .linkTable, options: .init(rules: [])) { _ in .success([]) }
    let model = try #require(compilation.model, "\(compilation.diagnostics.map(\.message))")
    #expect(!isOpen(LinkSpace(model)))
    var limits = SearchLimits()
    searched.limit(&limits)
    #expect(isOpen(LinkSpace(model, limits: limits)))
  }

  private func isOpen(_ space: LinkSpace) -> Bool {
    if case .unknown = space.coverage(of: 0, by: Array(space.model.links.indices.dropFirst())) { return true }
    return !space.unreachableLinks { _ in nil }.unknown.isEmpty
  }
}
