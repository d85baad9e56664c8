#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import WaymarkNavigation

  /// The tab view of a navigator, with a stack in each tab.
  ///
  /// ``NavigatorView/init(_:screens:)`` contains this view. To change the style of the tab view, use the view with
  /// SwiftUI's modifiers for tab views:
  ///
  /// ```swift
  /// NavigatorView(navigator) {
  ///   NavigatorTabs(navigator, screens: FruitsScreens())
  ///     .tabBarMinimizeBehavior(.onScrollDown)
  ///     .navigatorModals(navigator, screens: FruitsScreens())
  /// }
  /// ```
  public struct NavigatorTabs<Screens: NavigatorScreens>: View {
    /// The navigation of the app.
    public typealias Spec = Screens.Spec

    @Bindable private var navigator: Navigator<Spec>
    private let content: NavigatorContent<Screens>

    /// Creates the tab view of a navigator.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose tabs the view shows.
    ///   - screens: The views of the screens.
    public init(_ navigator: Navigator<Spec>, screens: Screens) {
      self.init(NavigatorContent(navigator: navigator, screens: screens))
    }

    init(_ content: NavigatorContent<Screens>) {
      self.content = content
      navigator = content.navigator
    }

    /// The system's tab view.
    public var body: some View {
      if #available(iOS 18, macOS 15, visionOS 2, *) { tabView } else { tabViewOfItems }
    }

    private func stack(_ tab: Spec.Tab) -> some View { TabStack(content, tab: tab) }

    private func label(_ tab: Spec.Tab) -> TabLabel<Spec.Tab> {
      TabLabel(tab, isSelected: tab == navigator.selection)
    }

    private func badge(_ tab: Spec.Tab) -> Int { content.screens.badge(of: tab) }

    /// The tab view for iOS 17 and macOS 14.
    private var tabViewOfItems: some View {
      TabView(selection: $navigator.selection) {
        ForEach(navigator.visibleTabs) { tab in
          stack(tab).tabItem { label(tab) }.badge(badge(tab)).tag(tab)
        }
      }
    }

    @available(iOS 18, macOS 15, visionOS 2, *)
    private var tabView: some View {
      TabView(selection: $navigator.selection) {
        ForEach(navigator.visibleTabs.grouped()) { group in
          if let heading = group.heading {
            TabSection {
              ForEach(group.tabs) { item($0) }
            } header: {
              Text(verbatim: heading)
            }
          } else {
            ForEach(group.tabs) { item($0) }
          }
        }
      }
    }

    @available(iOS 18, macOS 15, visionOS 2, *)
    private func item(_ tab: Spec.Tab) -> some TabContent<Spec.Tab> {
      let content = Tab(value: tab, role: tab.tabItem.isSearch ? .search : nil) {
        stack(tab)
      } label: {
        label(tab)
      }
      .badge(badge(tab))
      .accessibilityIdentifier(tab.accessibilityID)
      .customizationID(tab.name)
      #if os(macOS)
        return content.customizationBehavior(customization(of: tab), for: .tabBar)
      #else
        return content.customizationBehavior(customization(of: tab), for: .tabBar, .sidebar)
      #endif
    }

    /// Returns the changes that the user can make to a tab when editing the tab bar (`tabViewCustomization`).
    @available(iOS 18, macOS 15, visionOS 2, *)
    private func customization(of tab: Spec.Tab) -> TabCustomizationBehavior {
      guard let customization = Spec.tabBar.customization else { return .disabled }
      guard tab.tabItem.visibility == .always else { return .automatic }
      return customization.allowsReordering ? .reorderable : .disabled
    }
  }
#endif
