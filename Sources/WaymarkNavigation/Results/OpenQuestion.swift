/// A question that a screen hasn't answered yet.
package struct OpenQuestion<Spec: NavigationSpec>: Hashable, Sendable {
  /// The number of the question. Each question has a different number.
  package let number: Int
  /// The screen that answers the question.
  package let screen: ScreenPosition<Spec>
}
