import SpecText
import Testing
import WaymarkCompiler
import WaymarkRules

/// Tests that apply the help of each diagnostic in the fixtures.
@Suite("Help")
struct HelpTests {
  private static let fixtures = Fixture.all.filter { !$0.name.hasPrefix("valid") }

  @Test("Each edit in the help of a finding removes the finding, adds none of another kind, and moves no URL")
  func edits() throws {
    let reasons = try HelpDecisions.reasons()
    var tried = 0
    var open: [String: String] = [:]
    var used: Set<String> = []
    for fixture in Self.fixtures {
      let before = fixture.compile()
      for finding in before.diagnostics where Int(finding.span.file) < before.files.count {
        for edit in HelpEdits(finding, in: before.files).edits {
          tried += 1
          if edit.places.contains(where: { Self.works($0, for: finding, before, fixture) }) { continue }
          let form = edit.isStructured ? "fix-it: \(finding.id)" : HelpEdits.form(of: finding.help ?? "")
          let names = [form, "\(finding.id): \(form)"]
          used.formUnion(names)
          if names.contains(where: { reasons[$0] != nil }) { continue }
          open[form] = "\(fixture.testDescription) \(finding.id): \(edit.title)"
        }
      }
    }
    print("edits of help that were tried:", tried)
    #expect(tried >= 400)
    for (form, example) in open.sorted(by: { $0.key < $1.key }) { Issue.record("\(form)\n    \(example)") }
    #expect(Set(reasons.keys).subtracting(used).sorted() == [])
  }

  private static func works(
    _ fixes: [Diagnostic.FixIt], for finding: Diagnostic, _ before: Compilation, _ fixture: Fixture
  ) -> Bool {
    guard let fix = fixes.first else { return false }
    let index = Int(fix.span.file)
    let (edited, applied) = before.files[index].applying(fixes, asFile: index)
    guard !applied.isEmpty else { return false }
    let after = fixture.compile(with: [edited])
    func count(_ diagnostics: [Diagnostic]) -> Int {
      diagnostics.count { $0.id == finding.id && $0.message == finding.message }
    }
    guard count(after.diagnostics) < count(before.diagnostics) else { return false }
    let kinds = Set(before.diagnostics.map(\.id))
    // Without errors, findings appear that the errors have hidden. On the edited line, a finding is an effect of the edit.
    let isNew = { (other: Diagnostic) in
      !kinds.contains(other.id)
        && (before.isJudged || (other.span.file == fix.span.file && other.span.start.line == fix.span.start.line))
    }
    guard !after.diagnostics.contains(where: isNew) else { return false }
    guard !before.diagnostics.hasErrors, let comparison = SpecComparison(old: before, new: after) else { return true }
    return !comparison.changes.contains { $0.kind == .url && $0.isBreaking }
  }
}
