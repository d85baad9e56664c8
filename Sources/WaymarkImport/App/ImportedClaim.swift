import SpecText

/// A rule of the platform that assigns URLs to the app, such as a component of an association file.
package struct ImportedClaim: Sendable {
  /// The claimed URLs.
  package var pattern: ImportedPattern
  /// The rule as the file spells it.
  package var text: String
  package var span: Span
  package var notes: [ImportNote] = []

  package init(_ pattern: ImportedPattern, text: String, at span: Span) {
    self.pattern = pattern
    self.text = text
    self.span = span
  }
}
