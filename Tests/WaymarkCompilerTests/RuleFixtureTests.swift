import Foundation
import TestSupport
import Testing
import WaymarkCompiler
import WaymarkDiagnostics
import WaymarkRules

@Suite("Rules")
struct RuleFixtureTests {
  /// The diagnostics of all rules, and the diagnostic for an incomplete check.
  private static let ids = RuleRegistry.rules.map(\.id) + [CompilerDiagnostic.checkIncomplete.id]

  @Test("Rules are sorted by name")
  func sorted() {
    #expect(RuleRegistry.rules.map(\.id) == RuleRegistry.rules.map(\.id).sorted())
  }

  @Test("Each folder of fixtures belongs to a known diagnostic, which a rule's is once the rule is in the registry")
  func registered() {
    let folders = TestFiles.folders(in: TestFiles.fixtures("Rules")).map(\.lastPathComponent)
    #expect(Set(folders).subtracting(RuleBook.pages.map(\.id.name)).sorted() == [])
  }

  @Test("Each rule has a folder of fixtures, whose invalid ones have its diagnostics and no others", arguments: ids)
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

  @Test("Without a rule, nothing finds what its fixtures show", arguments: RuleRegistry.rules.map(\.id))
  func switchedOff(_ rule: DiagnosticID) {
    let others = RuleRegistry.rules.filter { $0.id != rule }
    for fixture in Fixture.all where fixture.folder == rule.name && !fixture.name.hasPrefix("valid") {
      #expect(fixture.compile().diagnostics.contains { $0.id == rule }, "\(fixture.name)")
      #expect(!fixture.compile(rules: others).diagnostics.contains { $0.id == rule }, "\(fixture.name)")
    }
  }
}
