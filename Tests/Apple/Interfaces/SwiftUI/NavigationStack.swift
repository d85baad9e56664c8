// `NavigationStack`, `NavigationPath`, links, destinations, and `NavigationSplitView`. The file omits column visibility
// and links with a tag. A link in an earlier column of a split view sets the view that the stack of a later column
// displays over its root view. A link in the same column adds a view to the stack.

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor @preconcurrency public struct NavigationStack<Data, Root: View>: _PrimitiveView {
  @MainActor @preconcurrency public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
  @MainActor @preconcurrency public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {}
  @MainActor @preconcurrency public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
  {}
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct NavigationPath {
  public var count: Int { 0 }
  public var isEmpty: Bool { true }
  /// A representation for encoding, or `nil` if an element is not `Codable`.
  public var codable: CodableRepresentation? { nil }
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Decodable & Encodable {}
  public init(_ codable: CodableRepresentation) {}
  public mutating func append<V: Hashable>(_ value: V) {}
  public mutating func append<V: Hashable & Decodable & Encodable>(_ value: V) {}
  public mutating func removeLast(_ k: Int = 1) {}
  public struct CodableRepresentation: Codable {
    public init(from decoder: any Decoder) throws {}
    public func encode(to encoder: any Encoder) throws {}
  }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *) extension NavigationPath: Equatable {
  public static func == (l: NavigationPath, r: NavigationPath) -> Bool { true }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *) extension NavigationPath.CodableRepresentation: Equatable {
  public static func == (l: Self, r: Self) -> Bool { true }
}

public struct NavigationLink<Label: View, Destination: View>: _PrimitiveView {
  nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension NavigationLink where Destination == Never {
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {}
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  where Label == Text {}
  nonisolated public init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) {}
  nonisolated public init<P: Hashable & Codable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol, P: Hashable & Codable>(_ title: S, value: P?)
  where Label == Text {}
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { _ModifiedView() }
  nonisolated public func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V)
    -> some View
  { _ModifiedView() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { _ModifiedView() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: _PrimitiveView {
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {}
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {}
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct NavigationSplitViewColumn: Hashable, Sendable {
  public static var sidebar: NavigationSplitViewColumn { .init(_name: "sidebar") }
  public static var content: NavigationSplitViewColumn { .init(_name: "content") }
  public static var detail: NavigationSplitViewColumn { .init(_name: "detail") }
  let _name: String
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension NavigationSplitView {
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {}
}
