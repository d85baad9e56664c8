import WaymarkDiagnostics

/// The documentation page for one kind of diagnostic.
///
/// The page is shown in a terminal, in Markdown, and in SARIF logs.
package struct RulePage: Sendable {
  package let id: DiagnosticID
  package let explanation: Explanation

  package var severity: Diagnostic.Severity { id.defaultSeverity.severity }

  /// A Boolean value that indicates whether the diagnostic is always an error.
  ///
  /// A spec can neither lower the severity of such a diagnostic nor suppress the diagnostic.
  package var isGuarded: Bool { id.defaultSeverity == .guardedError }
}
