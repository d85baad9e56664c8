/// A question that a screen hasn't answered yet.
struct OpenQuestion<Spec: NavigationSpec>: Hashable, Sendable {
  /// The number of the question. Each question has a different number.
  let number: Int
  /// The screen that answers the question.
  let screen: ScreenPosition<Spec>
}
