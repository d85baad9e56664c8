import WaymarkDiagnostics

/// The documentation pages for all kinds of diagnostics.
package enum RuleBook {
  package static let pages =
    (CompilerDiagnostic.allCases.map { RulePage(id: $0.id, explanation: $0.explanation) }
    + RuleRegistry.rules.map { RulePage(id: $0.id, explanation: $0.explanation) }).sorted { $0.id < $1.id }

  package static func page(named name: String) -> RulePage? {
    pages.first { $0.id.name == name }
  }
}
