import SpecText
import WaymarkRules

extension Command {
  static let explain = Command(
    name: "explain", operands: "[RULE]", summary: "explain a rule and how to fix its findings",
    discussion: """
      RULE is the name in brackets at the end of a finding, as in
      `waymark explain duplicate-link`. Without RULE, the command lists all rules, one
      rule per line.
      """,
    options: [],
    run: explain
  )

  private static func explain(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    guard arguments.operands.count < 2 else { throw CommandError("`explain` accepts only one RULE") }
    guard let name = arguments.operands.first else {
      console.write(RuleBook.text)
      return .clean
    }
    guard let page = RuleBook.page(named: name) else {
      let question = Suggestion.question(for: name, among: RuleBook.pages.map(\.id.name))
      throw CommandError("there is no rule `\(name)`; " + (question ?? "`waymark explain` lists all rules"))
    }
    console.write(page.text)
    return .clean
  }
}
