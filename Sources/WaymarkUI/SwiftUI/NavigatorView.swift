#if canImport(SwiftUI)
  import SwiftUI
  import WaymarkNavigation

  /// An app's tabs, stacks, sheets and covers: all that a navigator says is there, with the app's own views for what it shows.
  ///
  /// An app writes one `switch` for each kind of screen. None needs a `default`, so that a screen that the spec gets is an error
  /// in the app until it has a view.
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
  /// The closures of kinds that the spec does not have are left out, and only those.
  ///
  /// Each tab has a `NavigationStack`, and so has what is presented where the spec gives it a title or lets screens be pushed
  /// inside it; the views of those have none of their own. The navigator is in the environment of all of them,
  /// `@Environment(Navigator<…>.self)`, with `\.dismissModal`. URLs that the app gets are opened, and so are links of the
  /// app's own that a view opens.
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

    /// The views of a navigator.
    ///
    /// - Parameters:
    ///   - navigator: Where the app is. Each scene has its own.
    ///   - tab: The root of a tab.
    ///   - route: A screen that is pushed onto a stack.
    ///   - sheet: A screen that is presented as a sheet.
    ///   - cover: A screen that is presented over the full screen; on macOS, which has none, as a sheet.
    ///   - window: A screen that is a window of its own, for devices that show one window at a time: it lies over the tabs there.
    ///     The others have it from ``NavigatorWindows``.
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

    /// The tabs, and what is over them.
    public var body: some View {
      tabs
        .modifier(OpenWindows(screens: self))
        .modifier(PresentedModal(screens: self))
        .background { TabShortcuts(navigator: navigator) }
        .inEnvironment(of: navigator)
        // Where there is another navigator, roots are not those of the former.
        .id(ObjectIdentifier(navigator))
        .onOpenURL { url in arrive(url, by: .url) }
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
          if let url = activity.webpageURL { arrive(url, by: .activity) }
        }
        // Without this, a link opens a new window where an app can have several.
        .handlesExternalEvents(preferring: scenePhase == .active ? ["*"] : [], allowing: ["*"])
        .onAppear(perform: start)
        .onDisappear(perform: stop)
        .onChange(of: ObjectIdentifier(navigator)) { start() }
        .onChange(of: navigator.state) { if keepsScenes, views != nil { snapshot = navigator.snapshot() } }
    }

    /// Whether each scene has a state of its own to come back to. One alone has what the navigator's storage keeps.
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

    /// Shows numbers on the buttons of tabs, as of what is unread; 0 shows none.
    public func badges(_ badge: @escaping @MainActor (Spec.Tab) -> Int) -> Self {
      var view = self
      view.badge = badge
      return view
    }
  }
#endif
