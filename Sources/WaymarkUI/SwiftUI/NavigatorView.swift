#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import WaymarkNavigation

  /// A view that shows the tabs, stacks, sheets, and covers of a navigator.
  ///
  /// ```swift
  /// struct RootView: View {
  ///   @State private var navigator = Navigator<FruitsNavigation>()
  ///
  ///   var body: some View { NavigatorView(navigator, screens: FruitsScreens()) }
  /// }
  /// ```
  ///
  /// A type that conforms to ``ScreenViews`` provides the views of the screens. Each tab has a `NavigationStack`.
  /// A sheet or cover has a `NavigationStack` if the spec declares a title for the screen, or if other screens can be
  /// pushed inside the sheet or cover.
  ///
  /// The environment of all views contains the commands for the stack of the view, as
  /// `@Environment(NavigationHandle<…>.self)`, the navigator, as `@Environment(Navigator<…>.self)`, and the action
  /// `\.dismissModal`. The navigator opens the URLs that the system delivers to the app. If a view opens a URL that is
  /// a link of the app, the navigator opens this URL too.
  public struct NavigatorView<Spec: NavigationSpec, Content: View>: View {
    private let navigator: Navigator<Spec>
    private let content: Content
    private let receivesLinks: Bool
    @SceneStorage private var snapshot: Data?
    @State private var views: ViewsOfNavigator<Spec>?
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

    /// Creates a view that shows a navigator with the system's tab view.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the view shows. Create one navigator for each scene.
    ///   - screens: The views of the screens.
    public init<Screens: ScreenViews<Spec>>(_ navigator: Navigator<Spec>, screens: Screens)
    where Content == ModifiedContent<GatedTabs<Screens, NavigatorTabs<Screens>>, NavigatorModals<Screens>> {
      self.init(navigator, screens: screens) { $0 }
    }

    /// Creates a view that shows a navigator with another style of the tab view, or with your own tab bar.
    ///
    /// The closure receives the system's tab view. Return this view with SwiftUI's modifiers for tab views:
    ///
    /// ```swift
    /// NavigatorView(navigator, screens: FruitsScreens()) { tabs in
    ///   tabs.tabBarMinimizeBehavior(.onScrollDown)
    /// }
    /// ```
    ///
    /// Or return your own views, which show each tab with ``NavigatorTabs/stack(of:)``. In both cases, this view presents
    /// the sheets and covers.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the view shows. Create one navigator for each scene.
    ///   - screens: The views of the screens.
    ///   - content: A closure that returns the views beneath all sheets and covers.
    public init<Screens: ScreenViews<Spec>, Tabs: View>(
      _ navigator: Navigator<Spec>, screens: Screens, @ViewBuilder content: (NavigatorTabs<Screens>) -> Tabs
    ) where Content == ModifiedContent<GatedTabs<Screens, Tabs>, NavigatorModals<Screens>> {
      self.init(navigator, screens: screens, receivesLinks: true, content: content)
    }

    init<Screens: ScreenViews<Spec>, Tabs: View>(
      _ navigator: Navigator<Spec>, screens: Screens, receivesLinks: Bool,
      @ViewBuilder content: (NavigatorTabs<Screens>) -> Tabs
    ) where Content == ModifiedContent<GatedTabs<Screens, Tabs>, NavigatorModals<Screens>> {
      let screens = NavigatorContent(navigator: navigator, screens: screens)
      self.navigator = navigator
      self.content = GatedTabs(screens: screens, tabs: content(NavigatorTabs(screens))).modifier(
        NavigatorModals(screens))
      self.receivesLinks = receivesLinks
      // A scene can show the stacks of several specs.
      _snapshot = SceneStorage("\(Spec.self).state")
    }

    /// The tabs and the screens that are presented over the tabs.
    public var body: some View {
      let _ = navigator.prepareViews()
      content
        .modifier(SidebarOfSections<Spec>())
        .background { TabShortcuts(navigator: navigator) }
        .inEnvironment(of: navigator)
        // The roots of tabs get a new identity if the view is updated with another navigator.
        .id(ObjectIdentifier(navigator))
        .modifier(ActivatedScene(navigator: navigator))
        .modifier(FollowedLinks(navigator: navigator))
        .modifier(ReceivedLinks(navigator: navigator, receivesLinks: receivesLinks))
        .onAppear(perform: start)
        .onChange(of: ObjectIdentifier(navigator)) { start() }
        .modifier(SavedScene(navigator: navigator, snapshot: keepsScenes && views != nil ? $snapshot : nil))
    }

    /// An app with a single scene uses the navigator's storage instead.
    private var keepsScenes: Bool { Spec.tabBar.restores == .everything && supportsMultipleWindows }

    private func start() {
      // A cover may make the views beneath it disappear and appear again.
      guard views?.navigator !== navigator else { return }
      views?.stop()
      // The system releases the object when the view is removed. A cover of the app, which makes the view disappear but
      // doesn't remove the view, therefore holds no links.
      withTransaction(.withoutAnimation) {
        views = ViewsOfNavigator(navigator, restoring: keepsScenes ? snapshot.flatMap(navigator.ownState) : nil)
      }
    }
  }

  /// For headings of a sidebar. A style that the app sets on ``NavigatorTabs`` has precedence.
  private struct SidebarOfSections<Spec: NavigationSpec>: ViewModifier {
    func body(content: Content) -> some View {
      if #available(iOS 18, macOS 15, visionOS 2, *), Spec.Tab.allCases.contains(where: { $0.tabItem.section != nil }) {
        content.tabViewStyle(.sidebarAdaptable)
      } else {
        content
      }
    }
  }

  /// A stack beside the app's own navigation receives no links, because the app receives them.
  private struct ReceivedLinks<Spec: NavigationSpec>: ViewModifier {
    let navigator: Navigator<Spec>
    let receivesLinks: Bool

    func body(content: Content) -> some View {
      if receivesLinks { content.opensLinks(with: navigator) } else { content.modifier(ObservedScene()) }
    }
  }

  private struct ActivatedScene<Spec: NavigationSpec>: ViewModifier {
    let navigator: Navigator<Spec>
    @Environment(\.isSceneActive) private var isActive

    func body(content: Content) -> some View {
      content
        .onChange(of: isActive, report)
        .onChange(of: ObjectIdentifier(navigator), report)
    }

    private func report() {
      if let isActive { navigator.host.setSceneActive(isActive) }
    }
  }

  /// The system tells VoiceOver about transitions, but not about a tab that a link selects.
  private struct FollowedLinks<Spec: NavigationSpec>: ViewModifier {
    let navigator: Navigator<Spec>

    func body(content: Content) -> some View {
      content.onChange(of: navigator.unfollowedLinks) {
        // The new screen is shown after the update.
        #if canImport(UIKit)
          Task { @MainActor in UIAccessibility.post(notification: .screenChanged, argument: nil) }
        #endif
      }
    }
  }

  /// Observes the whole state, so the content of the modifier doesn't.
  private struct SavedScene<Spec: NavigationSpec>: ViewModifier {
    let navigator: Navigator<Spec>
    /// `nil` if the scene doesn't save its state.
    let snapshot: Binding<Data?>?

    func body(content: Content) -> some View {
      content.onChange(of: snapshot == nil ? nil : navigator.state) {
        snapshot?.wrappedValue = navigator.sceneSnapshot()
      }
    }
  }

  /// Views store this value instead of closures, because SwiftUI can compare it and doesn't evaluate the view again.
  @MainActor struct NavigatorContent<Screens: ScreenViews> {
    typealias Spec = Screens.Spec

    let navigator: Navigator<Spec>
    let screens: Screens

    func root(of tab: Spec.Tab) -> TabRoot<Screens> { TabRoot(screens: screens, tab: tab) }
    func route(_ route: Spec.Route) -> PushedScreen<Screens> { PushedScreen(screens: screens, route: route) }
    func sheet(_ sheet: Spec.Sheet) -> Screens.SheetScreen { screens.sheet(sheet) }
    func cover(_ cover: Spec.Cover) -> Screens.CoverScreen { screens.cover(cover) }
    func window(_ window: Spec.Window) -> Screens.WindowScreen { screens.window(window) }
    func gate(_ gate: Spec.Gate) -> Screens.GateScreen { screens.gate(gate) }
  }

  /// A push in the tab doesn't evaluate the root again.
  struct TabRoot<Screens: ScreenViews>: View {
    let screens: Screens
    let tab: Screens.Spec.Tab

    var body: some View { screens.tab(tab) }
  }

  /// A push above the screen doesn't evaluate the screen again.
  struct PushedScreen<Screens: ScreenViews>: View {
    let screens: Screens
    let route: Screens.Spec.Route

    var body: some View { screens.route(route) }
  }

  extension View {
    /// The navigator also handles links of the app that views open.
    func inEnvironment<Spec: NavigationSpec>(
      of navigator: Navigator<Spec>, handle: NavigationHandle<Spec>? = nil
    ) -> some View {
      modifier(OwnLinks(navigator: navigator))
        .environment(\.beginPresentation) { navigator.host.beginPresentation(dismiss: $0) }
        .environment(navigator)
        .environment(handle ?? navigator.visibleHandle)
    }
  }
#endif
