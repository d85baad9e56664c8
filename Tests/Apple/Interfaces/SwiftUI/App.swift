// Apps, scenes, and menu commands. For simplicity, the modifiers of a scene return one opaque type. The file omits
// document groups, single windows, and menu bar extras.

@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

/// The type that all modifiers of a scene return.
public struct _ModifiedScene: Scene {
  public var body: Never { fatalError() }
  nonisolated init() {}
}

@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene { _ModifiedScene() }
}

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}

extension App { @MainActor @preconcurrency public static func main() {} }

public struct WindowGroup<Content: View>: Scene {
  public var body: Never { fatalError() }
  nonisolated public init(@ViewBuilder makeContent: @escaping () -> Content) {}
  nonisolated public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {}
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder makeContent: @escaping () -> Content) {}
  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder makeContent: @escaping () -> Content)
  {}
}

@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension WindowGroup {
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {}
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {}
}

@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: _PrimitiveView {}

@available(macOS 11.0, *)
@available(iOS, unavailable)
public struct Settings<Content: View>: Scene {
  public var body: Never { fatalError() }
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

public enum ScenePhase: Comparable, Sendable { case background, inactive, active }

extension Scene {
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { _ModifiedScene() }
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    _ModifiedScene()
  }
  nonisolated public func commandsRemoved() -> some Scene { _ModifiedScene() }
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { _ModifiedScene() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { _ModifiedScene() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { _ModifiedScene() }
  @available(iOS 14.0, macOS 11.0, *)
  nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    _ModifiedScene()
  }
  @available(iOS 17.0, macOS 13.0, visionOS 1.0, *)
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { _ModifiedScene() }
}

@available(iOS 14.0, macOS 11.0, *)
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 14.0, macOS 11.0, *)
extension Never: Commands {}

@available(iOS 14.0, macOS 11.0, *)
@resultBuilder public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<C0: Commands, C1: Commands>(_ c0: C0, _ c1: C1) -> some Commands { c0 }
}

@available(iOS 14.0, macOS 11.0, *)
public struct CommandMenu<Content: View>: Commands {
  public var body: Never { fatalError() }
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

@available(iOS 14.0, macOS 11.0, *)
public struct CommandGroupPlacement: Sendable {
  public static let newItem = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
}

@available(iOS 14.0, macOS 11.0, *)
public struct CommandGroup<Content: View>: Commands {
  public var body: Never { fatalError() }
  nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

#if canImport(UIKit) && !os(macOS)
  @MainActor @preconcurrency @propertyWrapper
  public struct UIApplicationDelegateAdaptor<DelegateType: Foundation.NSObject & UIApplicationDelegate>: DynamicProperty
  {
    public var wrappedValue: DelegateType { fatalError() }
    nonisolated public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
  }
#endif
