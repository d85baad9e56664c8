#if canImport(SwiftUI)
  import SwiftUI
  import WaymarkNavigation

  // The closures of kinds that a spec does not have are left out. An initializer for each set of them, as a default for a closure
  // would hold for specs that do have the kind, and its screens would be empty.

  extension NavigatorView where Spec.Route == Never, RouteScreen == EmptyView {
    /// The views of a spec without routes.
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
    /// The views of a spec without sheets.
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
    /// The views of a spec without covers.
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
    /// The views of a spec without windows.
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
    /// The views of a spec without routes or sheets.
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
    /// The views of a spec without routes or covers.
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
    /// The views of a spec without routes or windows.
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
    /// The views of a spec without sheets or covers.
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
    /// The views of a spec without sheets or windows.
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
    /// The views of a spec without covers or windows.
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
    /// The views of a spec without routes, sheets or covers.
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
    /// The views of a spec without routes, sheets or windows.
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
    /// The views of a spec without routes, covers or windows.
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
    /// The views of a spec without sheets, covers or windows.
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
    /// The views of a spec without routes, sheets, covers or windows.
    public init(
      _ navigator: Navigator<Spec>,
      @ViewBuilder tab: @escaping @MainActor (Spec.Tab) -> TabScreen
    ) {
      self.init(
        navigator, tab: tab, route: noScreen, sheet: noScreen, cover: noScreen, window: noScreen)
    }
  }

  /// For a kind without cases. Generic, as a closure over `Never` would be said never to run.
  func noScreen<Screen>(_: Screen) -> EmptyView { EmptyView() }
#endif
