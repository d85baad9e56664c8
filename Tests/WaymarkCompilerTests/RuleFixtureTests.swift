import Foundation
import SpecText
import TestSupport
import Testing
import WaymarkCompiler
import WaymarkRules

@Suite("Rules")
struct RuleFixtureTests {
  /// The diagnostics of all rules, and the diagnostic for an incomplete check.
  private static let ids = RuleRegistry.rules.map(\.id) + [CompilerDiagnostic.checkIncomplete.id]

  @Test("The rules in the registry are sorted by name")
  func sorted() {
    #expect(RuleRegistry.rules.map(\.id) == RuleRegistry.rules.map(\.id).sorted())
  }

  @Test("Each folder of rule fixtures has the name of a known diagnostic")
  func registered() {
    let folders = TestFiles.folders(in: TestFiles.fixtures("Rules")).map(\.lastPathComponent)
    #expect(Set(folders).subtracting(RuleBook.pages.map(\.id.name)).sorted() == [])
  }

  @Test(
    "Each rule has valid and invalid fixtures, and the invalid fixtures cause only the rule's diagnostic",
    arguments: ids)
  func fixtures(_ rule: DiagnosticID) {
    let fixtures = Fixture.all.filter { $0.folder == rule.name }
    let invalid = fixtures.filter { !$0.name.hasPrefix("valid") }
    #expect(!invalid.isEmpty && invalid.count < fixtures.count)
    for fixture in invalid {
      let rules = fixture.report.split(separator: "\n").filter {
        $0.contains(": error: ") || $0.contains(": warning: ")
      }
      #expect(rules.allSatisfy { $0.hasSuffix("[\(rule)]") })
    }
  }

  @Test(
    "The compiler reports the findings in a rule's fixtures only if the rule is active",
    arguments: RuleRegistry.rules.map(\.id))
  func switchedOff(_ rule: DiagnosticID) {
    let others = RuleRegistry.rules.filter { $0.id != rule }
    for fixture in Fixture.all where fixture.folder == rule.name && !fixture.name.hasPrefix("valid") {
      #expect(fixture.compile().diagnostics.contains { $0.id == rule }, "\(fixture.name)")
      #expect(!fixture.compile(rules: others).diagnostics.contains { $0.id == rule }, "\(fixture.name)")
    }
  }
}
