#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import WaymarkNavigation

  /// A view that shows the tabs, stacks, sheets, and covers of a navigator.
  ///
  /// For each kind of screen, the app provides one closure with a `switch`. The `switch` needs no `default` case. If
  /// the spec declares a new screen, the compiler reports an error until the app has a view for the screen.
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
  /// If the spec declares no screens of a kind, such as sheets, omit the closure for this kind.
  ///
  /// Each tab has a `NavigationStack`. A sheet or cover has a `NavigationStack` if the spec declares a title for the
  /// screen, or if other screens can be pushed inside the sheet or cover. For a screen that already has a
  /// `NavigationStack`, the closure must not return another `NavigationStack`.
  ///
  /// The environment of all views contains the navigator, as `@Environment(Navigator<…>.self)`, and the action
  /// `\.dismissModal`. The navigator opens the URLs that the system delivers to the app. If a view opens a URL that is
  /// a link of the app, the navigator opens this URL too.
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
    ///   - tab: A closure that returns the root view of a tab.
    ///   - route: A closure that returns the view of a pushed screen.
    ///   - sheet: A closure that returns the view of a sheet.
    ///   - cover: A closure that returns the view of a full-screen cover. On macOS, the cover is presented as a sheet.
    ///   - window: A closure that returns the root view of a window. On devices that show one window at a time, the
    ///     view is shown over the tabs. On other devices, ``NavigatorWindows`` shows the window.
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

    /// The tabs and the screens that are presented over the tabs.
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

    /// A Boolean value that indicates whether each scene saves its own state.
    ///
    /// An app with a single scene uses the navigator's storage instead.
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

    /// Sets the badges of the tabs, for example the number of unread messages.
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
