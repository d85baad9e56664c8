import WaymarkDiagnostics

/// An error in a file that is not a spec, such as an association file or a property list.
package struct FormatError: Error {
  package enum Format: Sendable {
    case strings, association, propertyList
    case input
  }

  package let format: Format
  package let message: String
  package let span: Span
  package let help: String?

  package init(_ format: Format, _ message: String, at span: Span, help: String? = nil) {
    self.format = format
    self.message = message
    self.span = span
    self.help = help
  }

  package var diagnostic: Diagnostic {
    switch format {
    case .strings: Diagnostic(.invalidStrings, message, at: span, help: help)
    case .association: Diagnostic(.invalidAssociation, message, at: span, help: help)
    case .propertyList: Diagnostic(.invalidPropertyList, message, at: span, help: help)
    case .input: Diagnostic(.invalidInput, message, at: span, help: help)
    }
  }
}
