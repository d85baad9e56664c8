import WaymarkSource

/// Why a string table cannot be read.
package struct TableFault: Error {
  package let message: String
  package let span: Span
  package let help: String?

  init(_ message: String, at span: Span, help: String? = nil) {
    self.message = message
    self.span = span
    self.help = help
  }

  package var diagnostic: Diagnostic { Diagnostic("invalid-strings", message, at: span, help: help) }
}
