/// The severity of a kind of diagnostic, as long as the spec does not change it.
package enum DefaultSeverity: Sendable {
  /// An error that protects the meaning of links. No level lowers it, and no comment silences it.
  case guardedError
  /// An error that a spec can lower or silence.
  case error
  case warning

  package var severity: Diagnostic.Severity { self == .warning ? .warning : .error }
}
