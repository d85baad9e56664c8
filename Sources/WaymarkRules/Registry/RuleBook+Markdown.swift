import WaymarkDiagnostics

extension RuleBook {
  /// The index of the pages as Markdown.
  package static var markdown: String {
    """
    # What Waymark finds

    A page for every name that a finding can have; `waymark explain` shows them, too. Made from `Sources/WaymarkRules`, where
    a test compiles every example; `WAYMARK_RECORD=1 swift test` writes these files anew.

    """
      + section("Errors", .error) + section("Warnings", .warning)
  }

  private static func section(_ title: String, _ severity: Diagnostic.Severity) -> String {
    let rows = pages.filter { $0.severity == severity }.map {
      "| [\($0.id)](\($0.id).md) | \($0.explanation.summary) |\n"
    }
    return "\n## \(title)\n\n| name | what is wrong |\n|---|---|\n" + rows.joined()
  }
}
