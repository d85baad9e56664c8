#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import WaymarkNavigation

  /// The tab view of a navigator, with a stack in each tab. If the spec has one tab, the view is the stack of this tab.
  ///
  /// ``NavigatorView/init(_:screens:)`` contains this view. ``NavigatorView/init(_:screens:content:)`` passes the view to
  /// your code.
  public struct NavigatorTabs<Screens: ScreenViews>: View {
    /// The navigation of the app.
    public typealias Spec = Screens.Spec

    @Bindable private var navigator: Navigator<Spec>
    private let content: NavigatorContent<Screens>
    @Environment(\.titleBundle) private var bundle

    init(_ content: NavigatorContent<Screens>) {
      self.content = content
      navigator = content.navigator
    }

    /// The system's tab view, or the only stack.
    public var body: some View {
      if let tab = Spec.Tab.only {
        stack(of: tab)
      } else if #available(iOS 18, macOS 15, visionOS 2, *) {
        tabView
      } else {
        tabViewOfItems
      }
    }

    /// Returns the root and the stack of a tab, for your own tab bar.
    ///
    /// - Parameter tab: The tab.
    /// - Returns: The view of the tab. Use one view for each tab, so that the roots of hidden tabs keep their state.
    public func stack(of tab: Spec.Tab) -> TabStack<Screens> { TabStack(content, tab: tab) }

    private func stack(_ tab: Spec.Tab) -> some View { stack(of: tab).modifier(SystemTabBar(navigator: navigator)) }
    private func label(_ tab: Spec.Tab) -> TabLabel<Spec.Tab> { TabLabel(tab, isSelected: tab == navigator.selection) }
    private func badge(_ tab: Spec.Tab) -> Int { content.screens.badge(of: tab) }

    private var tabViewOfItems: some View {
      TabView(selection: $navigator.selection) {
        ForEach(navigator.visibleTabs) { tab in stack(tab).tabItem { label(tab) }.badge(badge(tab)).tag(tab) }
      }
    }

    @available(iOS 18, macOS 15, visionOS 2, *) private var tabView: some View {
      TabView(selection: $navigator.selection) {
        ForEach(navigator.visibleTabs.grouped()) { group in
          if let heading = group.heading {
            TabSection {
              ForEach(group.tabs) { item($0) }
            } header: {
              Text(heading, bundle: bundle)
            }
          } else {
            ForEach(group.tabs) { item($0) }
          }
        }
      }
    }

    @available(iOS 18, macOS 15, visionOS 2, *) private func item(_ tab: Spec.Tab) -> some TabContent<Spec.Tab> {
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

    /// The user's changes when editing the tab bar (`tabViewCustomization`).
    @available(iOS 18, macOS 15, visionOS 2, *)
    private func customization(of tab: Spec.Tab) -> TabCustomizationBehavior {
      guard let customization = Spec.tabBar.customization else { return .disabled }
      guard tab.tabItem.visibility == .always else { return .automatic }
      return customization.allowsReordering ? .reorderable : .disabled
    }
  }

  struct TabShortcuts<Spec: NavigationSpec>: View {
    let navigator: Navigator<Spec>
    @Environment(\.titleBundle) private var bundle

    var body: some View {
      ForEach(navigator.visibleTabs) { tab in
        if let shortcut = tab.tabItem.shortcut {
          Button {
            navigator.select(tab)
          } label: {
            Text(tab.title, bundle: bundle)
          }
          .keyboardShortcut(KeyEquivalent(shortcut.key), modifiers: EventModifiers(shortcut.modifiers))
          .focusable(false)
        }
      }
      .opacity(0)
      .accessibilityHidden(true)
    }
  }

  extension EventModifiers {
    init(_ modifiers: Set<TabShortcut.Modifier>) {
      self.init()
      for modifier in modifiers {
        switch modifier {
        case .command: insert(.command)
        case .shift: insert(.shift)
        case .option: insert(.option)
        case .control: insert(.control)
        }
      }
    }
  }
#endif

#if canImport(SwiftUI)
  import SwiftUI
  import WaymarkNavigation

  /// A label with the title, the image, and the accessibility identifier of a tab.
  ///
  /// Use the label in `tabItem` or in a list of tabs.
  public struct TabLabel<Tab: NavigationTab>: View {
    private let tab: Tab
    private let isSelected: Bool
    @Environment(\.titleBundle) private var bundle
    @Environment(\.symbolVariants) private var variants

    /// Creates the label of a tab.
    ///
    /// - Parameters:
    ///   - tab: The tab.
    ///   - isSelected: A Boolean value that indicates whether the label shows the tab's image for the selected state.
    public init(_ tab: Tab, isSelected: Bool = false) {
      self.tab = tab
      self.isSelected = isSelected
    }

    /// The title and the image of the tab.
    public var body: some View {
      Label {
        Text(tab.title, bundle: bundle)
      } icon: {
        // A tab bar uses the filled variant of all symbols, which would hide the difference between the two images of
        // the spec.
        Image(isSelected ? tab.selectedIcon : tab.icon)
          .environment(\.symbolVariants, tab.icon == tab.selectedIcon ? variants : .none)
      }
      .accessibilityIdentifier(tab.accessibilityID)
    }
  }
#endif
