import WaymarkDiagnostics

/// The page about one kind of diagnostic, for a terminal, Markdown or SARIF.
package struct RulePage: Sendable {
  package let id: DiagnosticID
  package let explanation: Explanation

  package var severity: Diagnostic.Severity { id.defaultSeverity.severity }

  /// A Boolean value that indicates whether no spec can lower or suppress the diagnostic.
  package var isGuarded: Bool { id.defaultSeverity == .guardedError }
}
