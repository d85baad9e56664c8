import Foundation
import TestSupport
import Testing
import WaymarkCompiler
import WaymarkDiagnostics
import WaymarkRules

@Suite("Rules")
struct RuleFixtureTests {
  @Test("Rules stand in the order of their names")
  func sorted() {
    #expect(RuleRegistry.rules.map(\.name) == RuleRegistry.rules.map(\.name).sorted())
  }

  @Test(
    "Each rule has a folder of fixtures in which it, and nothing else, speaks",
    arguments: RuleRegistry.rules.map(\.name))
  func fixtures(_ rule: RuleName) {
    let fixtures = Fixture.all.filter { $0.folder == "\(rule)" }
    let invalid = fixtures.filter { !$0.name.hasPrefix("valid") }
    #expect(!invalid.isEmpty && invalid.count < fixtures.count)
    for fixture in invalid {
      let rules = fixture.report.split(separator: "\n").filter {
        $0.contains(": error: ") || $0.contains(": warning: ")
      }
      #expect(rules.allSatisfy { $0.hasSuffix("[\(rule)]") })
    }
  }

  @Test("Without a rule, nothing finds what its fixtures show", arguments: RuleRegistry.rules.map(\.name))
  func switchedOff(_ rule: RuleName) {
    let others = RuleRegistry.rules.filter { $0.name != rule }
    for fixture in Fixture.all where fixture.folder == "\(rule)" && !fixture.name.hasPrefix("valid") {
      #expect(fixture.compile().diagnostics.contains { $0.rule == rule }, "\(fixture.name)")
      #expect(!fixture.compile(rules: others).diagnostics.contains { $0.rule == rule }, "\(fixture.name)")
    }
  }
}
