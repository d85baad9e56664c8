/// The severity of a kind of diagnostic if the spec does not change the severity.
package enum DefaultSeverity: Sendable {
  /// An error that a spec cannot lower or suppress, because links would have no defined meaning.
  case guardedError
  /// An error that a spec can lower or suppress.
  case error
  case warning

  package var severity: Diagnostic.Severity { self == .warning ? .warning : .error }
}
