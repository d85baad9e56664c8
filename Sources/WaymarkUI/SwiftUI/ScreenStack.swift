#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import WaymarkNavigation

  /// Uses a stack of the navigator as its path. A single `navigationDestination` shows the screens of all routes.
  struct ScreenStack<Spec: NavigationSpec, Root: View, RouteScreen: View>: View {
    @Bindable private var navigator: Navigator<Spec>
    private let place: NavigationPlace<Spec>
    /// Beside a sidebar, the root is only a placeholder. The user must not go back to it.
    private let isBesideSidebar: Bool
    private let route: @MainActor (Spec.Route) -> RouteScreen
    private let root: @MainActor () -> Root
    @State private var reassertion = PathReassertion<Spec.Route>()

    init(
      navigator: Navigator<Spec>, place: NavigationPlace<Spec>, isBesideSidebar: Bool = false,
      route: @escaping @MainActor (Spec.Route) -> RouteScreen, @ViewBuilder root: @escaping @MainActor () -> Root
    ) {
      self.navigator = navigator
      self.place = place
      self.isBesideSidebar = isBesideSidebar
      self.route = route
      self.root = root
    }

    var body: some View {
      NavigationStack(path: path) {
        root().reportingForeignScreens(above: nil, in: place, navigator).navigationDestination(for: Spec.Route.self) {
          screen in
          // A screen that replaces another screen at the same depth needs its own identity.
          PermittedScreen(navigator: navigator, screen: screen, content: route(screen))
            .reportingForeignScreens(above: screen, in: place, navigator)
            .confirmingLeaving(of: screen, in: place, navigator)
            .replacingBackButton(
              of: screen, in: place, navigator,
              hidesBackButton: isBesideSidebar && screen == navigator[stack: place].first
            )
            .id(screen)
        }
      }
      .onAppear(perform: reassertPath)
      .onDisappear { reassertion.disappear(with: navigator[stack: place]) }
    }

    private var path: Binding<[Spec.Route]> {
      guard let former = reassertion.former else { return $navigator[stack: place] }
      return Binding {
        former
      } set: { path in
        if reassertion.isChange(path) { navigator[stack: place] = path }
      }
    }

    private func reassertPath() {
      guard reassertion.appear(with: navigator[stack: place]) else { return }
      Task { @MainActor in withTransaction(.withoutAnimation) { reassertion.finish() } }
    }
  }

  /// SwiftUI shows a screen that a `NavigationLink` pushes before the navigator can take the screen back.
  private struct PermittedScreen<Spec: NavigationSpec, Content: View>: View {
    let navigator: Navigator<Spec>
    let screen: Spec.Route
    let content: Content

    var body: some View {
      if navigator.permits(screen) { content.shown(as: screen) }
    }
  }

  /// The root of a tab and the stack of the tab, in one or two columns.
  ///
  /// ``NavigatorTabs`` contains this view for each tab. In your own tab bar, call ``NavigatorTabs/stack(of:)``.
  public struct TabStack<Screens: ScreenViews>: View {
    private let content: NavigatorContent<Screens>
    private let tab: Screens.Spec.Tab

    init(_ content: NavigatorContent<Screens>, tab: Screens.Spec.Tab) {
      self.content = content
      self.tab = tab
    }

    /// The root of the tab, or the screen on top of the stack. With `layout: split`, the view can show both.
    public var body: some View {
      Group {
        if tab.tabItem.layout == .split {
          SplitStack(content: content, tab: tab, root: root).id(tab)
        } else {
          // A stack must not be reused for another tab.
          ScreenStack(navigator: content.navigator, place: .tab(tab), route: content.route) { root }.id(tab)
        }
      }
      .confirmingLeaving(of: nil, in: .tab(tab), content.navigator)
      .environment(content.navigator.handle(of: .tab(tab)))
    }

    private var root: some View {
      content.root(of: tab).accessibilityElement(children: .contain).accessibilityIdentifier(tab.rootAccessibilityID)
    }
  }

  /// The root of a tab in a sidebar, and its stack beside it. In one column, the system shows the stack over the root.
  /// The views are the same in both cases, so they keep their state when a device turns.
  private struct SplitStack<Screens: ScreenViews, Root: View>: View {
    @Bindable private var navigator: Navigator<Screens.Spec>
    private let content: NavigatorContent<Screens>
    private let tab: Screens.Spec.Tab
    private let root: Root
    /// The size class inside of the columns differs.
    @Environment(\.horizontalSizeClass) private var sizeClass

    init(content: NavigatorContent<Screens>, tab: Screens.Spec.Tab, root: Root) {
      navigator = content.navigator
      self.content = content
      self.tab = tab
      self.root = root
    }

    /// A link in the sidebar sets the path of the stack to its screen.
    var body: some View {
      NavigationSplitView(preferredCompactColumn: column) {
        root
      } detail: {
        ScreenStack(
          navigator: navigator, place: .tab(tab), isBesideSidebar: sizeClass != .compact, route: content.route
        ) { TabPlaceholderView(tab) }
      }
    }

    /// In one column, no placeholder is between the root and the stack.
    private var column: Binding<NavigationSplitViewColumn> {
      let showsDetail = $navigator[showsDetailOf: tab]
      return Binding {
        showsDetail.wrappedValue ? .detail : .sidebar
      } set: { column in
        if sizeClass == .compact { showsDetail.wrappedValue = column != .sidebar }
      }
    }
  }
#endif
