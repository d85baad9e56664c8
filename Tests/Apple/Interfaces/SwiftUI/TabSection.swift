// `TabSection`, tab customization, and tab placement, which require iOS 18.

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct TabSection<Header, Content, Footer, SelectionValue> { nonisolated init() {} }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
  public typealias TabValue = Content.TabValue
  public var body: AnyTabContent<Content.TabValue> { return .init() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabSection where Content: TabContent, SelectionValue: Hashable {
  nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header)
  where Header: View, Footer == EmptyView { self.init() }
  nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == EmptyView, Footer == EmptyView { self.init() }
  nonisolated public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == Text, Footer == EmptyView { self.init() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text, Footer == EmptyView { self.init() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct TabPlacement: Hashable, Sendable {
  public static let automatic = TabPlacement()
  public static let pinned = TabPlacement()
  public static let sidebarOnly = TabPlacement()
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  public static let automatic = AdaptableTabBarPlacement()
  public static let tabBar = AdaptableTabBarPlacement()
  @available(macOS, unavailable) public static let sidebar = AdaptableTabBarPlacement()
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
public struct TabCustomizationBehavior: Equatable, Sendable {
  public static var automatic: TabCustomizationBehavior { .init() }
  public static var disabled: TabCustomizationBehavior { .init() }
  public static var reorderable: TabCustomizationBehavior { .init() }
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
public struct TabViewCustomization: Codable {
  public init() {}
  public mutating func resetVisibility() {}
  public mutating func resetSectionOrder() {}
  @available(iOS 18.4, macOS 15.4, visionOS 2.4, *) public struct TabCustomization {
    public var sidebarVisibility: Visibility
    public var tabBarVisibility: Visibility { .automatic }
  }
  @available(iOS 18.4, macOS 15.4, visionOS 2.4, *) public subscript(tab id: String) -> TabCustomization {
    get { fatalError() }
    set {}
  }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabContent {
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some TabContent<
    Self.TabValue
  > { AnyTabContent<TabValue>() }
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<Self.TabValue> {
    AnyTabContent<TabValue>()
  }
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<Self.TabValue> {
    AnyTabContent<TabValue>()
  }
  nonisolated public func badge(_ count: Int) -> some TabContent<Self.TabValue> { AnyTabContent<TabValue>() }
  nonisolated public func badge(_ label: Text?) -> some TabContent<Self.TabValue> { AnyTabContent<TabValue>() }
  nonisolated public func customizationID(_ id: String) -> some TabContent<Self.TabValue> { AnyTabContent<TabValue>() }
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<Self.TabValue> { AnyTabContent<TabValue>() }
  nonisolated public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...)
    -> some TabContent<Self.TabValue>
  { AnyTabContent<TabValue>() }
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<Self.TabValue> { AnyTabContent<TabValue>() }
  @available(iOS 18.4, macOS 15.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *) nonisolated public func disabled(
    _ disabled: Bool
  ) -> some TabContent<Self.TabValue> { AnyTabContent<TabValue>() }
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<Self.TabValue> {
    AnyTabContent<TabValue>()
  }
  nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<Self.TabValue> {
    AnyTabContent<TabValue>()
  }
  nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some TabContent<
    Self.TabValue
  > { AnyTabContent<TabValue>() }
}
