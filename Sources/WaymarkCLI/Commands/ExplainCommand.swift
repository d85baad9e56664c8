import WaymarkDiagnostics
import WaymarkRules

extension Command {
  /// `waymark explain`.
  static let explain = Command(
    name: "explain",
    operands: "[RULE]",
    summary: "say what a finding means, and how it is put right",
    discussion: """
      RULE is the name in brackets at the end of a finding: `waymark explain
      duplicate-link`. Without it, the names of all findings, a line each.
      """,
    options: [],
    run: explain
  )

  private static func explain(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    guard arguments.operands.count < 2 else { throw CommandError("`explain` takes one RULE") }
    guard let name = arguments.operands.first else {
      console.write(RuleBook.text)
      return .clean
    }
    guard let page = RuleBook.page(named: name) else {
      let question = Suggestion.question(for: name, among: RuleBook.pages.map(\.id.name))
      throw CommandError("there is no rule `\(name)`; " + (question ?? "`waymark explain` lists them"))
    }
    console.write(page.text)
    return .clean
  }
}
