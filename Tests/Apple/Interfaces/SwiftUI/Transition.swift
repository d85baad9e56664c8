// Transitions of views and of navigation. The file omits custom transitions and the configuration of a source.

@frozen public struct AnyTransition: Sendable {
  public static let opacity = AnyTransition()
  public static let slide = AnyTransition()
  public static let identity = AnyTransition()
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
}

extension View {
  nonisolated public func transition(_ transition: AnyTransition) -> some View { _ModifiedView() }
}

@propertyWrapper @frozen public struct Namespace: DynamicProperty {
  @inlinable public init() {}
  public var wrappedValue: Namespace.ID { ID() }
  @frozen public struct ID: Hashable { @usableFromInline init() {} }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public protocol NavigationTransition {}
@available(iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@available(macOS, unavailable)
public struct ZoomNavigationTransition: NavigationTransition {}
@available(iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@available(macOS, unavailable)
extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition { .init() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension View {
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View { _ModifiedView() }
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    _ModifiedView()
  }
}
