import WaymarkDiagnostics

/// The documentation pages for all kinds of diagnostics.
package enum RuleBook {
  /// The pages, sorted by name.
  package static let pages =
    (CompilerDiagnostic.allCases.map { RulePage(id: $0.id, explanation: $0.explanation) }
    + RuleRegistry.rules.map { RulePage(id: $0.id, explanation: $0.explanation) }).sorted { $0.id < $1.id }

  /// Returns the page for the diagnostic with a given name, or `nil` if no diagnostic has this name.
  package static func page(named name: String) -> RulePage? {
    pages.first { $0.id.name == name }
  }
}
