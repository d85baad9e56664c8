/// The severity of a kind of diagnostic, unless the spec changes the severity.
package enum DefaultSeverity: Sendable {
  /// An error that protects the meaning of links. No level lowers the error, and no comment suppresses it.
  case guardedError
  /// An error that a spec can lower or suppress.
  case error
  case warning

  package var severity: Diagnostic.Severity { self == .warning ? .warning : .error }
}
