import WaymarkDiagnostics

/// The identifier of a screen for UI tests.
package struct AccessibilityID: Sendable {
  package let text: String
  /// The source location of the identifier, or of the name that the identifier is derived from.
  package let span: Span
  /// A Boolean value that indicates whether the identifier is derived from the name of the screen.
  package let isDerived: Bool

  package init(text: String, span: Span, isDerived: Bool) {
    self.text = text
    self.span = span
    self.isDerived = isDerived
  }
}
