#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import WaymarkNavigation

  extension NavigatorView {
    @ViewBuilder var tabs: some View {
      if #available(iOS 18, macOS 15, visionOS 2, *) {
        // Only a spec with headings needs a sidebar.
        if Spec.Tab.allCases.contains(where: { $0.tabItem.section != nil }) {
          tabView.tabViewStyle(.sidebarAdaptable)
        } else {
          tabView
        }
      } else {
        tabViewOfItems
      }
    }

    private var selection: Binding<Spec.Tab> {
      @Bindable var navigator = navigator
      return $navigator.selection
    }

    private func stack(_ root: Spec.Tab) -> some View {
      ScreenStack(navigator: navigator, place: .tab(root), route: route) {
        tab(root).accessibilityElement(children: .contain).accessibilityIdentifier(root.accessibilityID)
      }
    }

    private func label(_ tab: Spec.Tab) -> TabLabel<Spec.Tab> {
      TabLabel(tab, isSelected: tab == navigator.state.selectedTab)
    }

    /// The tab view for iOS 17 and macOS 14.
    private var tabViewOfItems: some View {
      TabView(selection: selection) {
        ForEach(navigator.visibleTabs) { tab in
          stack(tab).tabItem { label(tab) }.badge(badge(tab)).tag(tab)
        }
      }
    }

    @available(iOS 18, macOS 15, visionOS 2, *)
    private var tabView: some View {
      TabView(selection: selection) {
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
