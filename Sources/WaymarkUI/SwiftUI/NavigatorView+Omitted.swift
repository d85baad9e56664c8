#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import WaymarkNavigation

  // If a spec declares no screens of a kind, the app omits the closure for this kind. Each set of omitted closures has its
  // own initializer. A default value for a closure would be wrong, because the app could then omit the closure even if
  // the spec declares screens of the kind.

  extension NavigatorView where Spec.Route == Never, RouteScreen == EmptyView {
    /// Creates a view that shows a navigator whose spec declares no routes.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the view shows. Create one navigator for each scene.
    ///   - tab: A closure that returns the root view of a tab.
    ///   - sheet: A closure that returns the view of a sheet.
    ///   - cover: A closure that returns the view of a full-screen cover.
    ///   - window: A closure that returns the root view of a window.
    public init(
      _ navigator: Navigator<Spec>,
      @ViewBuilder tab: @escaping @MainActor (Spec.Tab) -> TabScreen,
      @ViewBuilder sheet: @escaping @MainActor (Spec.Sheet) -> SheetScreen,
      @ViewBuilder cover: @escaping @MainActor (Spec.Cover) -> CoverScreen,
      @ViewBuilder window: @escaping @MainActor (Spec.Window) -> WindowScreen
    ) {
      self.init(
        navigator, tab: tab, route: noScreen, sheet: sheet, cover: cover, window: window)
    }
  }

  extension NavigatorView where Spec.Sheet == Never, SheetScreen == EmptyView {
    /// Creates a view that shows a navigator whose spec declares no sheets.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the view shows. Create one navigator for each scene.
    ///   - tab: A closure that returns the root view of a tab.
    ///   - route: A closure that returns the view of a pushed screen.
    ///   - cover: A closure that returns the view of a full-screen cover.
    ///   - window: A closure that returns the root view of a window.
    public init(
      _ navigator: Navigator<Spec>,
      @ViewBuilder tab: @escaping @MainActor (Spec.Tab) -> TabScreen,
      @ViewBuilder route: @escaping @MainActor (Spec.Route) -> RouteScreen,
      @ViewBuilder cover: @escaping @MainActor (Spec.Cover) -> CoverScreen,
      @ViewBuilder window: @escaping @MainActor (Spec.Window) -> WindowScreen
    ) {
      self.init(
        navigator, tab: tab, route: route, sheet: noScreen, cover: cover, window: window)
    }
  }

  extension NavigatorView where Spec.Cover == Never, CoverScreen == EmptyView {
    /// Creates a view that shows a navigator whose spec declares no covers.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the view shows. Create one navigator for each scene.
    ///   - tab: A closure that returns the root view of a tab.
    ///   - route: A closure that returns the view of a pushed screen.
    ///   - sheet: A closure that returns the view of a sheet.
    ///   - window: A closure that returns the root view of a window.
    public init(
      _ navigator: Navigator<Spec>,
      @ViewBuilder tab: @escaping @MainActor (Spec.Tab) -> TabScreen,
      @ViewBuilder route: @escaping @MainActor (Spec.Route) -> RouteScreen,
      @ViewBuilder sheet: @escaping @MainActor (Spec.Sheet) -> SheetScreen,
      @ViewBuilder window: @escaping @MainActor (Spec.Window) -> WindowScreen
    ) {
      self.init(
        navigator, tab: tab, route: route, sheet: sheet, cover: noScreen, window: window)
    }
  }

  extension NavigatorView where Spec.Window == Never, WindowScreen == EmptyView {
    /// Creates a view that shows a navigator whose spec declares no windows.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the view shows. Create one navigator for each scene.
    ///   - tab: A closure that returns the root view of a tab.
    ///   - route: A closure that returns the view of a pushed screen.
    ///   - sheet: A closure that returns the view of a sheet.
    ///   - cover: A closure that returns the view of a full-screen cover.
    public init(
      _ navigator: Navigator<Spec>,
      @ViewBuilder tab: @escaping @MainActor (Spec.Tab) -> TabScreen,
      @ViewBuilder route: @escaping @MainActor (Spec.Route) -> RouteScreen,
      @ViewBuilder sheet: @escaping @MainActor (Spec.Sheet) -> SheetScreen,
      @ViewBuilder cover: @escaping @MainActor (Spec.Cover) -> CoverScreen
    ) {
      self.init(
        navigator, tab: tab, route: route, sheet: sheet, cover: cover, window: noScreen)
    }
  }

  extension NavigatorView
  where Spec.Route == Never, RouteScreen == EmptyView, Spec.Sheet == Never, SheetScreen == EmptyView {
    /// Creates a view that shows a navigator whose spec declares no routes or sheets.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the view shows. Create one navigator for each scene.
    ///   - tab: A closure that returns the root view of a tab.
    ///   - cover: A closure that returns the view of a full-screen cover.
    ///   - window: A closure that returns the root view of a window.
    public init(
      _ navigator: Navigator<Spec>,
      @ViewBuilder tab: @escaping @MainActor (Spec.Tab) -> TabScreen,
      @ViewBuilder cover: @escaping @MainActor (Spec.Cover) -> CoverScreen,
      @ViewBuilder window: @escaping @MainActor (Spec.Window) -> WindowScreen
    ) {
      self.init(
        navigator, tab: tab, route: noScreen, sheet: noScreen, cover: cover, window: window)
    }
  }

  extension NavigatorView
  where Spec.Route == Never, RouteScreen == EmptyView, Spec.Cover == Never, CoverScreen == EmptyView {
    /// Creates a view that shows a navigator whose spec declares no routes or covers.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the view shows. Create one navigator for each scene.
    ///   - tab: A closure that returns the root view of a tab.
    ///   - sheet: A closure that returns the view of a sheet.
    ///   - window: A closure that returns the root view of a window.
    public init(
      _ navigator: Navigator<Spec>,
      @ViewBuilder tab: @escaping @MainActor (Spec.Tab) -> TabScreen,
      @ViewBuilder sheet: @escaping @MainActor (Spec.Sheet) -> SheetScreen,
      @ViewBuilder window: @escaping @MainActor (Spec.Window) -> WindowScreen
    ) {
      self.init(
        navigator, tab: tab, route: noScreen, sheet: sheet, cover: noScreen, window: window)
    }
  }

  extension NavigatorView
  where Spec.Route == Never, RouteScreen == EmptyView, Spec.Window == Never, WindowScreen == EmptyView {
    /// Creates a view that shows a navigator whose spec declares no routes or windows.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the view shows. Create one navigator for each scene.
    ///   - tab: A closure that returns the root view of a tab.
    ///   - sheet: A closure that returns the view of a sheet.
    ///   - cover: A closure that returns the view of a full-screen cover.
    public init(
      _ navigator: Navigator<Spec>,
      @ViewBuilder tab: @escaping @MainActor (Spec.Tab) -> TabScreen,
      @ViewBuilder sheet: @escaping @MainActor (Spec.Sheet) -> SheetScreen,
      @ViewBuilder cover: @escaping @MainActor (Spec.Cover) -> CoverScreen
    ) {
      self.init(
        navigator, tab: tab, route: noScreen, sheet: sheet, cover: cover, window: noScreen)
    }
  }

  extension NavigatorView
  where Spec.Sheet == Never, SheetScreen == EmptyView, Spec.Cover == Never, CoverScreen == EmptyView {
    /// Creates a view that shows a navigator whose spec declares no sheets or covers.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the view shows. Create one navigator for each scene.
    ///   - tab: A closure that returns the root view of a tab.
    ///   - route: A closure that returns the view of a pushed screen.
    ///   - window: A closure that returns the root view of a window.
    public init(
      _ navigator: Navigator<Spec>,
      @ViewBuilder tab: @escaping @MainActor (Spec.Tab) -> TabScreen,
      @ViewBuilder route: @escaping @MainActor (Spec.Route) -> RouteScreen,
      @ViewBuilder window: @escaping @MainActor (Spec.Window) -> WindowScreen
    ) {
      self.init(
        navigator, tab: tab, route: route, sheet: noScreen, cover: noScreen, window: window)
    }
  }

  extension NavigatorView
  where Spec.Sheet == Never, SheetScreen == EmptyView, Spec.Window == Never, WindowScreen == EmptyView {
    /// Creates a view that shows a navigator whose spec declares no sheets or windows.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the view shows. Create one navigator for each scene.
    ///   - tab: A closure that returns the root view of a tab.
    ///   - route: A closure that returns the view of a pushed screen.
    ///   - cover: A closure that returns the view of a full-screen cover.
    public init(
      _ navigator: Navigator<Spec>,
      @ViewBuilder tab: @escaping @MainActor (Spec.Tab) -> TabScreen,
      @ViewBuilder route: @escaping @MainActor (Spec.Route) -> RouteScreen,
      @ViewBuilder cover: @escaping @MainActor (Spec.Cover) -> CoverScreen
    ) {
      self.init(
        navigator, tab: tab, route: route, sheet: noScreen, cover: cover, window: noScreen)
    }
  }

  extension NavigatorView
  where Spec.Cover == Never, CoverScreen == EmptyView, Spec.Window == Never, WindowScreen == EmptyView {
    /// Creates a view that shows a navigator whose spec declares no covers or windows.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the view shows. Create one navigator for each scene.
    ///   - tab: A closure that returns the root view of a tab.
    ///   - route: A closure that returns the view of a pushed screen.
    ///   - sheet: A closure that returns the view of a sheet.
    public init(
      _ navigator: Navigator<Spec>,
      @ViewBuilder tab: @escaping @MainActor (Spec.Tab) -> TabScreen,
      @ViewBuilder route: @escaping @MainActor (Spec.Route) -> RouteScreen,
      @ViewBuilder sheet: @escaping @MainActor (Spec.Sheet) -> SheetScreen
    ) {
      self.init(
        navigator, tab: tab, route: route, sheet: sheet, cover: noScreen, window: noScreen)
    }
  }

  extension NavigatorView
  where
    Spec.Route == Never, RouteScreen == EmptyView, Spec.Sheet == Never, SheetScreen == EmptyView, Spec.Cover == Never,
    CoverScreen == EmptyView
  {
    /// Creates a view that shows a navigator whose spec declares no routes, sheets, or covers.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the view shows. Create one navigator for each scene.
    ///   - tab: A closure that returns the root view of a tab.
    ///   - window: A closure that returns the root view of a window.
    public init(
      _ navigator: Navigator<Spec>,
      @ViewBuilder tab: @escaping @MainActor (Spec.Tab) -> TabScreen,
      @ViewBuilder window: @escaping @MainActor (Spec.Window) -> WindowScreen
    ) {
      self.init(
        navigator, tab: tab, route: noScreen, sheet: noScreen, cover: noScreen, window: window)
    }
  }

  extension NavigatorView
  where
    Spec.Route == Never, RouteScreen == EmptyView, Spec.Sheet == Never, SheetScreen == EmptyView, Spec.Window == Never,
    WindowScreen == EmptyView
  {
    /// Creates a view that shows a navigator whose spec declares no routes, sheets, or windows.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the view shows. Create one navigator for each scene.
    ///   - tab: A closure that returns the root view of a tab.
    ///   - cover: A closure that returns the view of a full-screen cover.
    public init(
      _ navigator: Navigator<Spec>,
      @ViewBuilder tab: @escaping @MainActor (Spec.Tab) -> TabScreen,
      @ViewBuilder cover: @escaping @MainActor (Spec.Cover) -> CoverScreen
    ) {
      self.init(
        navigator, tab: tab, route: noScreen, sheet: noScreen, cover: cover, window: noScreen)
    }
  }

  extension NavigatorView
  where
    Spec.Route == Never, RouteScreen == EmptyView, Spec.Cover == Never, CoverScreen == EmptyView, Spec.Window == Never,
    WindowScreen == EmptyView
  {
    /// Creates a view that shows a navigator whose spec declares no routes, covers, or windows.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the view shows. Create one navigator for each scene.
    ///   - tab: A closure that returns the root view of a tab.
    ///   - sheet: A closure that returns the view of a sheet.
    public init(
      _ navigator: Navigator<Spec>,
      @ViewBuilder tab: @escaping @MainActor (Spec.Tab) -> TabScreen,
      @ViewBuilder sheet: @escaping @MainActor (Spec.Sheet) -> SheetScreen
    ) {
      self.init(
        navigator, tab: tab, route: noScreen, sheet: sheet, cover: noScreen, window: noScreen)
    }
  }

  extension NavigatorView
  where
    Spec.Sheet == Never, SheetScreen == EmptyView, Spec.Cover == Never, CoverScreen == EmptyView, Spec.Window == Never,
    WindowScreen == EmptyView
  {
    /// Creates a view that shows a navigator whose spec declares no sheets, covers, or windows.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the view shows. Create one navigator for each scene.
    ///   - tab: A closure that returns the root view of a tab.
    ///   - route: A closure that returns the view of a pushed screen.
    public init(
      _ navigator: Navigator<Spec>,
      @ViewBuilder tab: @escaping @MainActor (Spec.Tab) -> TabScreen,
      @ViewBuilder route: @escaping @MainActor (Spec.Route) -> RouteScreen
    ) {
      self.init(
        navigator, tab: tab, route: route, sheet: noScreen, cover: noScreen, window: noScreen)
    }
  }

  extension NavigatorView
  where
    Spec.Route == Never, RouteScreen == EmptyView, Spec.Sheet == Never, SheetScreen == EmptyView, Spec.Cover == Never,
    CoverScreen == EmptyView, Spec.Window == Never, WindowScreen == EmptyView
  {
    /// Creates a view that shows a navigator whose spec declares no routes, sheets, covers, or windows.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the view shows. Create one navigator for each scene.
    ///   - tab: A closure that returns the root view of a tab.
    public init(
      _ navigator: Navigator<Spec>,
      @ViewBuilder tab: @escaping @MainActor (Spec.Tab) -> TabScreen
    ) {
      self.init(
        navigator, tab: tab, route: noScreen, sheet: noScreen, cover: noScreen, window: noScreen)
    }
  }

  /// Returns an empty view for a kind of screen that the spec doesn't declare.
  ///
  /// The function is generic to avoid a compiler warning about a closure with a `Never` parameter.
  func noScreen<Screen>(_: Screen) -> EmptyView { EmptyView() }
#endif
