import Foundation
import TestSupport
import Testing

/// A check that the tests and cases exist that pages list for the behaviors of an app.
@Suite("A page that names tests")
struct NamedTestsTests {
  private static let tests = Result {
    try Dictionary(TestTarget.all.get().flatMap(\.tests).map { ($0.name, $0) }) { first, _ in first }
  }

  private func page(_ name: String) throws -> TestTable {
    try TestTable(String(contentsOf: TestFiles.folder.appending(path: name), encoding: .utf8))
  }

  @Test(
    "Each test and file that Behaviours.md or Differences.md names exists",
    arguments: ["Behaviours.md": 480, "Differences.md": 90])
  func tests(_ name: String, _ least: Int) throws {
    let table = try page(name)
    let mistakes = try table.mistakes(given: Self.tests.get())
    #expect(mistakes.isEmpty, "\(mistakes.joined(separator: "\n"))")
    #expect(table.cells.flatMap(\.tests).count >= least)
    let root = TestFiles.folder.deletingLastPathComponent()
    for file in table.cells.flatMap(\.files) {
      #expect(FileManager.default.fileExists(atPath: root.appending(path: file).path()), "there is no file \(file)")
    }
  }

  @Test("Each behavior that Behaviours.md marks as different is listed in Differences.md")
  func differences() throws {
    let differences = try page("Differences.md")
    let deviations = try page("Behaviours.md").cells.filter(\.differs)
    #expect(deviations.count >= 10)
    for cell in deviations {
      #expect(cell.tests.contains(where: differences.names), "not among the differences: \(cell.tests)")
    }
  }

  @Test(
    "The check of test names on pages reports a missing test or a missing argument",
    arguments: [
      // The names cover a test, a literal, an enum case, a fact, two values of a fact, and one of several arguments.
      ("No test has this name", "there is no test called"),
      (
        "Each test and file that Behaviours.md or Differences.md names exists (Guide.md)",
        "the test has no such argument"
      ),
      ("Each behavior that Behaviours.md marks as different is listed in Differences.md (x)", "no such argument"),
      ("The settings tab of AIQ accepts pushes of its own screens (scoreBreakdown)", "no such argument"),
      (
        "Each PetSpot tab has the title, icons, accessibility ID, and placeholder of the document (lostPets)",
        "no such argument"
      ),
      (
        "Each screen of the original app has the same presentation and parameters in Reader (push statusEditor)",
        "no such argument"
      ),
      (
        "The command `dismiss` of the Showcase navigator dismisses any sheet or cover (sheet preferences)",
        "no such argument"
      ),
      ("Each language of PetSpot has a text for every title key in the generated code (en, de)", "no such argument"),
    ])
  func mistakes(_ name: String, _ mistake: String) throws {
    let mistakes = try TestTable("| P1 | a row | \(name) |").mistakes(given: Self.tests.get())
    #expect(mistakes.count == 1 && mistakes.first?.contains(mistake) == true, "\(mistakes)")
  }

  @Test(
    "The check of test names on pages accepts an existing test with an existing argument",
    arguments: [
      "Each test and file that Behaviours.md or Differences.md names exists (Behaviours.md)",
      "The settings tab of AIQ accepts pushes of its own screens (help)",
      "Each PetSpot tab has the title, icons, accessibility ID, and placeholder of the document (home)",
      "Each screen of the original app has the same presentation and parameters in Reader (push statusDetail)",
      "The command `dismiss` of the Showcase navigator dismisses any sheet or cover (sheet about, cover preferences)",
      "The Showcase navigator selects a requested tab and returns the tab as its `selection` (profile)",
    ])
  func cases(_ name: String) throws {
    #expect(try TestTable("| P1 | a row | \(name) |").mistakes(given: Self.tests.get()).isEmpty)
  }
}
