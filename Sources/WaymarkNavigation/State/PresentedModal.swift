/// A sheet or cover that views must show.
///
/// The identity changes if the navigator asks for the same sheet or cover again, because the views haven't shown it.
public struct PresentedModal<Spec: NavigationSpec>: Identifiable, Hashable, Sendable {
  /// The sheet or cover.
  public let screen: NavigationState<Spec>.Modal.Screen
  /// The number of the request.
  package let request: Int

  /// The value itself, which includes the number of the request.
  public var id: Self { self }
}
