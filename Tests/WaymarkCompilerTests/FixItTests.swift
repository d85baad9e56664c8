import Foundation
import SpecText
import Testing
import WaymarkCompiler
import WaymarkRules

@Suite("Fix-its")
struct FixItTests {
  /// The fixtures of rules with fix-its.
  ///
  /// Fix-its for syntax errors are excluded, because readable text can have further findings.
  private static let fixtures = Fixture.all.filter { fixture in
    RuleRegistry.rules.contains { $0.id.name == fixture.folder } && !fixture.compile().fixes.isEmpty
  }

  @Test("Each fix-it of a rule removes its finding, and a safe fix-it causes no other finding", arguments: fixtures)
  func fix(_ fixture: Fixture) throws {
    let before = fixture.compile()
    for (finding, fix) in before.fixes {
      let index = Int(fix.span.file)
      let (edited, applied) = before.files[index].applying([fix], asFile: index)
      #expect(applied == [0])
      let after = fixture.compile(with: [edited])
      // Fix-its move lines, so findings are compared by their messages.
      var expected = before.diagnostics.map(\.message)
      expected.remove(at: try #require(expected.firstIndex(of: finding.message)))
      // After a fix-it, the same diagnostic may have another message, and a setting may no longer have an effect.
      let new = after.diagnostics.filter {
        fix.isSafe && $0.id != finding.id && $0.id.name != "dead-setting" && !expected.contains($0.message)
      }
      #expect(new.map(\.message) == [], "\(fix.title)")
      #expect(after.diagnostics.count { $0.message == finding.message } == expected.count { $0 == finding.message })
    }
  }

  @Test("At least six rules have fixtures with fix-its")
  func some() {
    #expect(Set(Self.fixtures.map(\.folder)).count >= 6)
  }
}

extension Compilation {
  fileprivate var fixes: [(finding: Diagnostic, fix: Diagnostic.FixIt)] {
    diagnostics.flatMap { finding in finding.fixes.map { (finding, $0) } }
  }
}
