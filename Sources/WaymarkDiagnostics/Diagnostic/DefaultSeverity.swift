/// The severity that a kind of diagnostic has by default.
package enum DefaultSeverity: Sendable {
  /// An error that leaves the meaning of links undefined. A spec can neither suppress a guarded error nor change the
  /// severity of a guarded error.
  case guardedError
  /// An error that a spec can suppress or change to a warning.
  case error
  case warning

  package var severity: Diagnostic.Severity { self == .warning ? .warning : .error }
}
