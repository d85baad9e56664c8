// `Tab` and `TabRole`, which require iOS 18.

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct TabRole: Hashable, Sendable {
  public static var search: TabRole { .init() }
  @available(iOS 27.0, macOS 27.0, tvOS 27.0, watchOS 27.0, visionOS 27.0, *) public static var prominent: TabRole {
    .init()
  }
}
public typealias DefaultTabLabel = Label<Text, Image>
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct Tab<Value, Content, Label> { nonisolated init() {} }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
  public var body: AnyTabContent<Value> { return .init() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Tab where Value: Hashable, Content: View, Label: View {
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel { self.init() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, T: Hashable>(
    _ title: S, image: String, value: T, @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel { self.init() }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel { self.init() }
  nonisolated public init<T: Hashable>(
    _ titleKey: LocalizedStringKey, image: String, value: T, @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel { self.init() }
  @_disfavoredOverload nonisolated public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel { self.init() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel { self.init() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, T: Hashable>(
    _ title: S, image: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel { self.init() }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel { self.init() }
  nonisolated public init<T: Hashable>(
    _ titleKey: LocalizedStringKey, image: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel { self.init() }
  @_disfavoredOverload nonisolated public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel { self.init() }
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel { self.init() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, T: Hashable>(
    _ title: S, systemImage: String, value: T, @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel { self.init() }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel { self.init() }
  nonisolated public init<T: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: T, @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel { self.init() }
  @_disfavoredOverload nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel { self.init() }
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel { self.init() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, T: Hashable>(
    _ title: S, systemImage: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel { self.init() }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel { self.init() }
  nonisolated public init<T: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel { self.init() }
  @_disfavoredOverload nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel { self.init() }
  nonisolated public init(value: Value, @ViewBuilder content: () -> Content) where Label == EmptyView { self.init() }
  nonisolated public init<V: Hashable>(value: V, @ViewBuilder content: () -> Content)
  where Value == V?, Label == EmptyView { self.init() }
  nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel { self.init() }
  nonisolated public init<V: Hashable>(value: V, role: TabRole?, @ViewBuilder content: () -> Content)
  where Value == V?, Label == DefaultTabLabel { self.init() }
  nonisolated public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init()
  }
  nonisolated public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init() }
  nonisolated public init<V: Hashable>(value: V, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Value == V? { self.init() }
  nonisolated public init<V: Hashable>(
    value: V, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == V? { self.init() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Tab where Value == Never, Content: View, Label: View {
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel { self.init() }
  nonisolated public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel { self.init() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel { self.init() }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel { self.init() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel { self.init() }
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel { self.init() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel { self.init() }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel { self.init() }
  nonisolated public init(@ViewBuilder content: () -> Content) where Label == EmptyView { self.init() }
  nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel {
    self.init()
  }
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init() }
  nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init()
  }
}
