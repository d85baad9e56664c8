import WaymarkDiagnostics

extension RuleBook {
  package static var markdown: String {
    """
    # Findings

    Each kind of finding has a name and a page. The command `waymark explain NAME`
    shows the page in a terminal.

    The pages are generated from the Swift files in `Sources/WaymarkRules`. A test
    compiles every example. To update the pages, run
    `WAYMARK_RECORD=1 swift test`.

    """
      + section("Errors", .error) + section("Warnings", .warning)
  }

  private static func section(_ title: String, _ severity: Diagnostic.Severity) -> String {
    let rows = pages.filter { $0.severity == severity }.map {
      "| [\($0.id)](\($0.id).md) | \($0.explanation.summary) |\n"
    }
    return "\n## \(title)\n\n| name | problem |\n|---|---|\n" + rows.joined()
  }
}
