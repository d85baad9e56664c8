#if canImport(SwiftUI)
  import SwiftUI
  import WaymarkNavigation

  /// The root of a tab and the stack of the tab, in one or two columns.
  struct TabStack<Screens: NavigatorScreens>: View {
    let content: NavigatorContent<Screens>
    let tab: Screens.Spec.Tab
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
      if tab.tabItem.layout == .split, sizeClass != .compact {
        SplitStack(content: content, tab: tab, root: root)
      } else {
        ScreenStack(navigator: content.navigator, place: .tab(tab), route: content.route) { root }
      }
    }

    private var root: some View {
      content.root(of: tab).accessibilityElement(children: .contain).accessibilityIdentifier(tab.accessibilityID)
    }
  }

  /// The root of a tab in a sidebar, and the stack of the tab beside the sidebar.
  ///
  /// The bottom screen of the stack is the root of the second column. If the stack is empty, the second column shows the
  /// placeholder of the tab.
  private struct SplitStack<Screens: NavigatorScreens, Root: View>: View {
    @Bindable private var navigator: Navigator<Screens.Spec>
    private let content: NavigatorContent<Screens>
    private let tab: Screens.Spec.Tab
    private let root: Root

    init(content: NavigatorContent<Screens>, tab: Screens.Spec.Tab, root: Root) {
      navigator = content.navigator
      self.content = content
      self.tab = tab
      self.root = root
    }

    var body: some View {
      NavigationSplitView {
        root
      } detail: {
        NavigationStack(path: $navigator[aboveDetailOf: tab]) {
          detail.navigationDestination(for: Screens.Spec.Route.self) { screen($0) }
        }
      }
    }

    @ViewBuilder
    private var detail: some View {
      if let route = navigator[stack: .tab(tab)].first { screen(route) } else { TabPlaceholderView(tab) }
    }

    private func screen(_ route: Screens.Spec.Route) -> some View {
      content.route(route).shown(as: route).id(route)
    }
  }
#endif
