import WaymarkRules

/// The first lines of a rule's page, in Markdown.
enum RulePageText {
  static func markdown(of page: RulePage) -> String {
    "**\(page.id.name)** (\(page.severity.rawValue))\n\n\(page.sentence).\n\n\(page.explanation.reason)"
      + "\n\n`waymark explain \(page.id.name)` shows an example."
  }
}
