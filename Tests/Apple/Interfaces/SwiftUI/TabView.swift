// `TabView`, its styles, and the tab bar of iOS 26. A tab view accepts the tab items of iOS 13 and the tab content of
// iOS 18.

public struct TabView<SelectionValue: Hashable, Content: View>: _PrimitiveView {
  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
}
extension TabView where SelectionValue == Int { nonisolated public init(@ViewBuilder content: () -> Content) {} }
extension View {
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use `Tab(title:image:value:content:)` and related initializers instead"
  ) nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { _ModifiedView() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabView {
  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {}
  nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C> {}
}

@MainActor @preconcurrency public protocol TabViewStyle {}
public struct DefaultTabViewStyle: TabViewStyle { public init() {} }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public init() {}
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public init() {}
}
extension TabViewStyle where Self == DefaultTabViewStyle {
  @MainActor @preconcurrency public static var automatic: DefaultTabViewStyle { .init() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) extension TabViewStyle
where Self == SidebarAdaptableTabViewStyle {
  @MainActor @preconcurrency public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) extension TabViewStyle
where Self == TabBarOnlyTabViewStyle {
  @MainActor @preconcurrency public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  public static let automatic = TabBarMinimizeBehavior()
  public static let never = TabBarMinimizeBehavior()
  public static let onScrollDown = TabBarMinimizeBehavior()
  public static let onScrollUp = TabBarMinimizeBehavior()
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct TabSearchActivation: Hashable, Sendable {
  public static var automatic: TabSearchActivation { .init() }
  public static var searchTabSelection: TabSearchActivation { .init() }
}
extension View {
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { _ModifiedView() }
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *) nonisolated public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { _ModifiedView() }
  @available(iOS 18.0, *) nonisolated public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { _ModifiedView() }
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { _ModifiedView() }
  @available(iOS 26.0, macOS 26.0, *) nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation)
    -> some View
  { _ModifiedView() }
  @available(iOS 26.0, *) nonisolated public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { _ModifiedView() }
  @available(iOS 26.1, *) nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View { _ModifiedView() }
}
@available(iOS 26.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }
@available(iOS 26.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension EnvironmentValues {
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
}
