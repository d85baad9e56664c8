import SpecText

/// The route that replaces the tabs while a condition is false.
package struct Gate: Sendable {
  package let condition: Int
  package let route: Reference
  /// The state behind the gate is dropped when the condition becomes false.
  package let resets: Bool
  package let span: Span

  package init(condition: Int, route: Reference, resets: Bool, span: Span) {
    self.condition = condition
    self.route = route
    self.resets = resets
    self.span = span
  }
}
