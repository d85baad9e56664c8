import WaymarkDiagnostics

/// An error in an association file, a property list, or a file of localized strings.
package struct FormatError: Error {
  package enum Format: Sendable {
    case strings, association, propertyList
  }

  package let format: Format
  package let message: String
  package let span: Span
  package let help: String?

  init(_ format: Format, _ message: String, at span: Span, help: String? = nil) {
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
    }
  }
}
