import Testing

@Suite("The facts of Reader")
struct FactsTests {
  @Test("The facts file of Reader has exactly the rows and keys that the tests cover")
  func rows() throws {
    // A new row or key must be added here.
    #expect(
      try Facts.file.counts == [
        "app": 1, "tabs": 19, "tab_sets": 5, "routes": 60, "link_patterns": 6, "test_cases": 4, "known_issues": 5,
      ])
    #expect(try Facts.file.columns.count == 33)
    let facts = try Facts.all.get()
    #expect(facts.routes.count { $0.presentation == "push" } == 27)
    #expect(facts.routes.count { $0.presentation == "sheet" } == 25)
    #expect(facts.routes.count { $0.presentation.hasPrefix("window") } == 8)
    #expect(facts.tabSets.sidebarSections.count == 6)
  }
}
