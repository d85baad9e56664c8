import WaymarkDiagnostics

/// The accessibility identifier of a tab or a route, for UI tests.
package struct AccessibilityID: Sendable {
  package let text: String
  package let span: Span
  package let isDerived: Bool

  package init(text: String, span: Span, isDerived: Bool) {
    self.text = text
    self.span = span
    self.isDerived = isDerived
  }
}
