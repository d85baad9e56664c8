import AIQ
import Testing

/// A check that no fact is lost. Without the check, a test over an empty list would pass.
@Suite("Every fact about AIQ")
struct CoverageTests {
  @Test("The AIQ facts file has the expected numbers of lists, columns, and rows")
  func counts() throws {
    // A new list or column must be added here.
    #expect(try AIQFacts.file.counts.count == 12)
    #expect(try AIQFacts.file.columns.count == 53)
    let facts = try AIQFacts.all.get()
    #expect(facts.matching.count == 9)
    #expect(facts.tabs.count == 4)
    #expect(facts.tabsAtSeed.count == 3)
    #expect(facts.routes.count == 14)
    #expect(facts.routesAtSeed.count == 8)
    #expect(facts.linkPatterns.count == 4)
    #expect(facts.testCases.count == 69)
    #expect(facts.actionCases.count == 4)
    #expect(facts.flowCases.count == 7)
    #expect(facts.knownIssues.count == 6)
  }

  @Test("`AfterTheDocument` lists exactly the AIQ tabs, routes, and links that the original document lacks")
  func youngerThanTheDocument() throws {
    let facts = try AIQFacts.all.get()
    let tabs = Set(facts.tabs.map(\.id)).subtracting(facts.tabsAtSeed.map(\.id))
    #expect(tabs == Set(AfterTheDocument.tabs.keys))
    let seed = facts.routesAtSeed.map { $0.prefix { $0 != "(" } }.map(String.init)
    #expect(Set(facts.routes.map(\.name)).subtracting(seed) == Set(AfterTheDocument.routes.keys))
    let patterns = facts.linkPatterns.filter { AfterTheDocument.tabs[$0.tab] != nil }.map(\.pattern)
    #expect(Set(patterns) == Set(AfterTheDocument.linkPatterns.keys))
  }
}
