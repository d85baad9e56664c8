// Transitions of views.

@frozen public struct AnyTransition: Sendable {
  public static let opacity = AnyTransition()
  public static let slide = AnyTransition()
  public static let identity = AnyTransition()
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
}

extension View {
  nonisolated public func transition(_ transition: AnyTransition) -> some View { _ModifiedView() }
}
