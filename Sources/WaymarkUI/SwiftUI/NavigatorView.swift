#if canImport(SwiftUI)
  import SwiftUI
  import WaymarkNavigation

  /// A view that shows the tabs, stacks, sheets, and covers of a navigator.
  ///
  /// The app provides one closure with a `switch` for each kind of screen. No `switch` needs a `default`. A new screen
  /// in the spec is therefore a compiler error until the app has a view for the screen.
  ///
  /// ```swift
  /// NavigatorView(navigator) { tab in
  ///   switch tab {
  ///   case .market: MarketView()
  ///   case .basket: BasketView()
  ///   }
  /// } route: { route in
  ///   switch route {
  ///   case .fruit(let name): FruitView(name: name)
  ///   }
  /// } sheet: { sheet in
  ///   switch sheet {
  ///   case .checkout: CheckoutView()
  ///   }
  /// }
  /// ```
  ///
  /// Omit the closures for kinds that the spec doesn't declare.
  ///
  /// Each tab has a `NavigationStack`. A sheet or cover has a `NavigationStack` if the spec has a title for its screen
  /// or allows other screens on its stack. For these screens, the closures must therefore not return a
  /// `NavigationStack`.
  ///
  /// The environment of all views contains the navigator, as `@Environment(Navigator<…>.self)`, and the action
  /// `\.dismissModal`. The navigator opens the URLs that the app receives, and the links of the app that a view opens.
  public struct NavigatorView<
    Spec: NavigationSpec, TabScreen: View, RouteScreen: View, SheetScreen: View, CoverScreen: View, WindowScreen: View
  >: View {
    let navigator: Navigator<Spec>
    let tab: @MainActor (Spec.Tab) -> TabScreen
    let route: @MainActor (Spec.Route) -> RouteScreen
    let sheet: @MainActor (Spec.Sheet) -> SheetScreen
    let cover: @MainActor (Spec.Cover) -> CoverScreen
    let window: @MainActor (Spec.Window) -> WindowScreen
    var badge: @MainActor (Spec.Tab) -> Int = { _ in 0 }

    @SceneStorage private var snapshot: Data?
    @State private var arrivals = LinkArrivals()
    @State private var views: ViewsOfNavigator<Spec>?
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.supportsMultipleWindows) var supportsMultipleWindows

    /// Creates a view that shows a navigator.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the view shows. Create one navigator for each scene.
    ///   - tab: A closure that returns the root of a tab.
    ///   - route: A closure that returns the view of a screen that is pushed onto a stack.
    ///   - sheet: A closure that returns the view of a screen that is presented as a sheet.
    ///   - cover: A closure that returns the view of a screen that is presented over the full screen. On macOS, the
    ///     screen is presented as a sheet.
    ///   - window: A closure that returns the root of a window. The view is shown over the tabs on devices that show
    ///     one window at a time. On other devices, ``NavigatorWindows`` shows the window.
    public init(
      _ navigator: Navigator<Spec>,
      @ViewBuilder tab: @escaping @MainActor (Spec.Tab) -> TabScreen,
      @ViewBuilder route: @escaping @MainActor (Spec.Route) -> RouteScreen,
      @ViewBuilder sheet: @escaping @MainActor (Spec.Sheet) -> SheetScreen,
      @ViewBuilder cover: @escaping @MainActor (Spec.Cover) -> CoverScreen,
      @ViewBuilder window: @escaping @MainActor (Spec.Window) -> WindowScreen
    ) {
      self.navigator = navigator
      self.tab = tab
      self.route = route
      self.sheet = sheet
      self.cover = cover
      self.window = window
      _snapshot = SceneStorage("waymark.state" + (navigator.account.map { ".\($0)" } ?? ""))
      #if canImport(UIKit)
        Spec.tabBar.colors.setAppearance()
      #endif
    }

    /// The tabs and the modals over the tabs.
    public var body: some View {
      tabs
        .modifier(OpenWindows(screens: self))
        .modifier(PresentedModal(screens: self))
        .background { TabShortcuts(navigator: navigator) }
        .inEnvironment(of: navigator)
        // The roots of tabs get a new identity if the view is updated with another navigator.
        .id(ObjectIdentifier(navigator))
        .onOpenURL { url in arrive(url, by: .url) }
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
          if let url = activity.webpageURL { arrive(url, by: .activity) }
        }
        // Without this modifier, a link opens a new window in apps with several windows.
        .handlesExternalEvents(preferring: scenePhase == .active ? ["*"] : [], allowing: ["*"])
        .onAppear(perform: start)
        .onDisappear(perform: stop)
        .onChange(of: ObjectIdentifier(navigator)) { start() }
        .onChange(of: navigator.state) { if keepsScenes, views != nil { snapshot = navigator.snapshot() } }
    }

    /// A Boolean value that indicates whether each scene saves its own state. A single scene uses the navigator's
    /// storage.
    private var keepsScenes: Bool { Spec.tabBar.restores == .everything && supportsMultipleWindows }

    private func start() {
      // A cover may make the views beneath it disappear and appear again.
      guard views?.navigator !== navigator else { return }
      views?.stop()
      views = ViewsOfNavigator(navigator, restoring: keepsScenes ? snapshot : nil)
    }

    private func stop() {
      guard navigator.state.cover == nil else { return }
      views?.stop()
      views = nil
    }

    private func arrive(_ url: URL, by way: LinkArrivals.Way) {
      if arrivals.isNew(url, by: way, at: .now) { navigator.open(url) }
    }

    /// Sets a closure that returns the badge of a tab's button, for example the number of unread messages.
    ///
    /// - Parameter badge: A closure that returns the number in the badge of a tab, or 0 for no badge.
    /// - Returns: A view with the badges.
    public func badges(_ badge: @escaping @MainActor (Spec.Tab) -> Int) -> Self {
      var view = self
      view.badge = badge
      return view
    }
  }
#endif
