import Foundation
import TestSupport
import Testing

/// Tests that compile each fixture `NAME.nav.yaml` and compare the terminal output with `NAME.txt`.
///
/// A new test needs only a spec and its expected output.
@Suite("Fixtures")
struct SpecFixtureTests {
  @Test("The findings of each fixture spec equal the expected text", arguments: Fixture.all)
  func findings(_ fixture: Fixture) {
    if let mismatch = Snapshot.mismatch(fixture.report, fixture.expectation) { Issue.record("\(mismatch)") }
  }

  @Test("Exactly the fixture specs with names that start with `valid` have no findings", arguments: Fixture.all)
  func validity(_ fixture: Fixture) {
    #expect(fixture.report.isEmpty == fixture.name.hasPrefix("valid"))
  }

  @Test("Each folder of fixture specs has a valid spec and an invalid spec")
  func bothKinds() {
    let folders = Dictionary(grouping: Fixture.all, by: \.folder)
    #expect(folders.count >= 10)
    for (folder, fixtures) in folders {
      #expect(fixtures.contains { $0.name.hasPrefix("valid") }, "\(folder) has no valid spec")
      #expect(fixtures.contains { !$0.name.hasPrefix("valid") }, "\(folder) has no invalid spec")
    }
  }
}
