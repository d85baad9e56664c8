import WaymarkDiagnostics

/// The accessibility identifier of a tab or a route, for UI tests.
package struct AccessibilityID: Sendable {
  package let text: String
  /// The source location of the identifier, or of the name that the identifier is derived from.
  package let span: Span
  /// A Boolean value that indicates whether the identifier is derived from the name of the tab or the route.
  package let isDerived: Bool

  package init(text: String, span: Span, isDerived: Bool) {
    self.text = text
    self.span = span
    self.isDerived = isDerived
  }
}
