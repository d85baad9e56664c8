import WaymarkDiagnostics

extension RuleBook {
  package static var text: String {
    section("Errors", .error) + section("Warnings", .warning)
      + "`waymark explain RULE` shows an example of a finding and its correction.\n"
  }

  private static func section(_ title: String, _ severity: Diagnostic.Severity) -> String {
    let width = pages.map(\.id.name.count).max() ?? 0
    let rows = pages.filter { $0.severity == severity }.map { page in
      let name = page.id.name
      return "  \(name)\(String(repeating: " ", count: width - name.count))  \(page.explanation.summary)\n"
    }
    return "\(title):\n\(rows.joined())\n"
  }
}
