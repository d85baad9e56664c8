import Roots
import Testing

/// A check that no fact is lost. Without the check, a test over an empty list would pass.
@Suite("The facts of Roots")
struct CoverageTests {
  /// The tabs of a later version, which the document of the spec does not contain.
  static let laterTabs: Set = ["grades", "calendar", "flashcards"]

  @Test("The facts file of Roots has exactly the lists and columns that the tests cover")
  func counts() throws {
    // A new list or column must be added here.
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

  @Test("The later registry of Roots adds only the tabs `grades`, `calendar` and `flashcards`")
  func youngerThanTheDocument() throws {
    let facts = try RootsFacts.all.get()
    #expect(Set(facts.tabsLaterRegistry.map(\.id)).subtracting(facts.tabs.map(\.id)) == Self.laterTabs)
  }
}
