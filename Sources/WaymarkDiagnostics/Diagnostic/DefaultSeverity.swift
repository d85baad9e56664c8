package enum DefaultSeverity: Sendable {
  /// A spec can neither suppress a guarded error nor change the severity of a guarded error.
  case guardedError
  case error
  case warning

  package var severity: Diagnostic.Severity { self == .warning ? .warning : .error }
}
