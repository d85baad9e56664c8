import WaymarkDiagnostics

/// The documentation page for one kind of diagnostic.
///
/// The page is shown in a terminal, in Markdown, and in SARIF logs.
package struct RulePage: Sendable {
  package let id: DiagnosticID
  package let explanation: Explanation

  package var severity: Diagnostic.Severity { id.defaultSeverity.severity }

  /// If the value is `true`, a spec cannot suppress the diagnostic or lower its severity.
  package var isGuarded: Bool { id.defaultSeverity == .guardedError }
}
