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
      // The names cover a suite, a test, a literal, an enum case, a fact, two values of a fact, and one of several
      // arguments.
      ("A page that names nothing names those that there are", "there is no test called"),
      ("A page that names tests names nothing", "there is no test called"),
      ("A page that names tests names those that there are (Guide.md)", "the test has no such argument"),
      ("A page that names tests lists each behaviour that differs among the differences (x)", "no such argument"),
      ("A stack of AIQ in the settings takes their own screens (scoreBreakdown)", "no such argument"),
      ("A tab of PetSpot is the app's (lostPets)", "no such argument"),
      ("A screen of Reader is the app's (push statusEditor)", "no such argument"),
      ("What the showcase presents goes by one command, whatever it is (sheet preferences)", "no such argument"),
      ("PetSpot's string tables have every key of the generated code (en, de)", "no such argument"),
    ])
  func mistakes(_ name: String, _ mistake: String) throws {
    let mistakes = try TestTable("| P1 | a row | \(name) |").mistakes(given: Self.tests.get())
    #expect(mistakes.count == 1 && mistakes.first?.contains(mistake) == true, "\(mistakes)")
  }

  @Test(
    "The check of test names on pages accepts an existing test with an existing argument",
    arguments: [
      "A page that names tests names those that there are (Behaviours.md)",
      "A stack of AIQ in the settings takes their own screens (help)",
      "A tab of PetSpot is the app's (home)",
      "A screen of Reader is the app's (push statusDetail)",
      "What the showcase presents goes by one command, whatever it is (sheet about, cover preferences)",
      "The showcase's navigator knows the tab that is selected (profile)",
    ])
  func cases(_ name: String) throws {
    #expect(try TestTable("| P1 | a row | \(name) |").mistakes(given: Self.tests.get()).isEmpty)
  }
}
