/// The severity that a kind of diagnostic has by default.
package enum DefaultSeverity: Sendable {
  /// An error that leaves the meaning of links undefined. A spec cannot suppress such an error or change its severity.
  case guardedError
  /// An error that a spec can suppress or change to a warning.
  case error
  case warning

  package var severity: Diagnostic.Severity { self == .warning ? .warning : .error }
}
