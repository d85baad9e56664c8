#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import WaymarkNavigation

  /// Uses a stack of the navigator as its path. A single `navigationDestination` shows the screens of all routes.
  struct ScreenStack<Spec: NavigationSpec, Root: View, RouteScreen: View>: View {
    @Bindable var navigator: Navigator<Spec>
    let place: NavigationPlace<Spec>
    let route: @MainActor (Spec.Route) -> RouteScreen
    @ViewBuilder let root: @MainActor () -> Root
    @State private var reassertion = PathReassertion<Spec.Route>()

    var body: some View {
      NavigationStack(path: path) {
        root().navigationDestination(for: Spec.Route.self) { screen in
          // A screen that replaces another screen at the same depth needs its own identity.
          route(screen).shown(as: screen).id(screen)
        }
      }
      .onAppear(perform: reassertPath)
      .onDisappear { reassertion.disappear(with: navigator[stack: place]) }
    }

    private var path: Binding<[Spec.Route]> {
      if let former = reassertion.former { .constant(former) } else { $navigator[stack: place] }
    }

    private func reassertPath() {
      guard reassertion.appear(with: navigator[stack: place]) else { return }
      Task { @MainActor in withTransaction(.withoutAnimation) { reassertion.finish() } }
    }

    init(
      navigator: Navigator<Spec>, place: NavigationPlace<Spec>, route: @escaping @MainActor (Spec.Route) -> RouteScreen,
      @ViewBuilder root: @escaping @MainActor () -> Root
    ) {
      self.navigator = navigator
      self.place = place
      self.route = route
      self.root = root
    }
  }

  /// The root of a tab and the stack of the tab, in one or two columns.
  ///
  /// ``NavigatorTabs`` contains this view. Use the view in your own tab bar.
  public struct TabStack<Screens: NavigatorScreens>: View {
    private let content: NavigatorContent<Screens>
    private let tab: Screens.Spec.Tab
    @Environment(\.horizontalSizeClass) private var sizeClass

    /// Creates the root and the stack of a tab.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose stack the view shows.
    ///   - tab: The tab.
    ///   - screens: The views of the screens.
    public init(_ navigator: Navigator<Screens.Spec>, tab: Screens.Spec.Tab, screens: Screens) {
      self.init(NavigatorContent(navigator: navigator, screens: screens), tab: tab)
    }

    init(_ content: NavigatorContent<Screens>, tab: Screens.Spec.Tab) {
      self.content = content
      self.tab = tab
    }

    /// The root of the tab, or the screen on top of the stack. With `layout: split`, the view can show both.
    public var body: some View {
      if tab.tabItem.layout == .split, sizeClass != .compact {
        SplitStack(content: content, tab: tab, root: root).id(tab)
      } else {
        // A stack must not be reused for another tab.
        ScreenStack(navigator: content.navigator, place: .tab(tab), route: content.route) { root }.id(tab)
      }
    }

    private var root: some View {
      content.root(of: tab).accessibilityElement(children: .contain).accessibilityIdentifier(tab.accessibilityID)
    }
  }

  /// The root of a tab in a sidebar, and its stack beside it. The bottom screen of the stack is the root of the second
  /// column, which shows the tab's placeholder without a screen.
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

    @ViewBuilder private var detail: some View {
      if let route = navigator[stack: .tab(tab)].first { screen(route) } else { TabPlaceholderView(tab) }
    }

    private func screen(_ route: Screens.Spec.Route) -> some View { content.route(route).shown(as: route).id(route) }
  }
#endif
