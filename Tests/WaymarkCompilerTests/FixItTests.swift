import Foundation
import Testing
import WaymarkCompiler
import WaymarkDiagnostics
import WaymarkRules

@Suite("Fix-its")
struct FixItTests {
  /// Those of rules; what makes a text readable lets more be found in it.
  private static let fixtures = Fixture.all.filter { fixture in
    RuleRegistry.rules.contains { $0.id.name == fixture.folder } && !fixture.compile().fixes.isEmpty
  }

  @Test("of a rule takes its finding away, and a safe one brings no other", arguments: fixtures)
  func fix(_ fixture: Fixture) throws {
    let before = fixture.compile()
    for (finding, fix) in before.fixes {
      let index = Int(fix.span.file)
      let (edited, applied) = before.files[index].applying([fix], asFile: index)
      #expect(applied == [0])
      let after = fixture.compile(with: [edited])
      // Lines move, so findings are compared by what they say.
      var expected = before.diagnostics.map(\.message)
      expected.remove(at: try #require(expected.firstIndex(of: finding.message)))
      // What is left may be said in other words, or have lost its effect with what is gone.
      let new = after.diagnostics.filter {
        fix.isSafe && $0.id != finding.id && $0.id.name != "dead-setting" && !expected.contains($0.message)
      }
      #expect(new.map(\.message) == [], "\(fix.title)")
      #expect(after.diagnostics.count { $0.message == finding.message } == expected.count { $0 == finding.message })
    }
  }

  @Test("is there for several rules")
  func some() {
    #expect(Set(Self.fixtures.map(\.folder)).count >= 6)
  }
}

extension Compilation {
  fileprivate var fixes: [(finding: Diagnostic, fix: Diagnostic.FixIt)] {
    diagnostics.flatMap { finding in finding.fixes.map { (finding, $0) } }
  }
}
