import Roots
import Testing

/// A row that is lost here would be lost without a sound, as a test over no rows passes.
@Suite("Every fact about Roots")
struct CoverageTests {
  /// Tabs of a registry that came after the document that the spec follows.
  static let laterTabs: Set = ["grades", "calendar", "flashcards"]

  @Test("is read, and is a row of a test")
  func counts() throws {
    // A list or a column that is new has to be thought of here.
    #expect(try RootsFacts.file.counts.count == 10)
    #expect(try RootsFacts.file.columns.count == 41)
    let facts = try RootsFacts.all.get()
    #expect(facts.tabs.count == 7)
    #expect(facts.tabsLaterRegistry.count == 10)
    #expect(facts.routes.count == 2)
    #expect(facts.linkPatterns.count == 7)
    #expect(facts.testCases.count == 10)
    #expect(facts.tabCases.count == 12)
    #expect(facts.knownIssues.count == 6)
  }

  @Test("that is younger than the document is listed, with nothing else")
  func youngerThanTheDocument() throws {
    let facts = try RootsFacts.all.get()
    #expect(Set(facts.tabsLaterRegistry.map(\.id)).subtracting(facts.tabs.map(\.id)) == Self.laterTabs)
  }
}
