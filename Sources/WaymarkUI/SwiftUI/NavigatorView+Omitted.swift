#if canImport(SwiftUI)
  import SwiftUI
  import WaymarkNavigation

  // The closures for kinds that a spec doesn't declare are omitted. There is one initializer for each set of omitted
  // closures. A closure with a default value would be wrong, because the closure could also be omitted if the spec
  // declares the kind.

  extension NavigatorView where Spec.Route == Never, RouteScreen == EmptyView {
    /// Creates a view that shows a navigator, for a spec without routes.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the view shows. Create one navigator for each scene.
    ///   - tab: A closure that returns the root of a tab.
    ///   - sheet: A closure that returns the view of a screen that is presented as a sheet.
    ///   - cover: A closure that returns the view of a screen that is presented over the full screen.
    ///   - window: A closure that returns the root of a window.
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
    /// Creates a view that shows a navigator, for a spec without sheets.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the view shows. Create one navigator for each scene.
    ///   - tab: A closure that returns the root of a tab.
    ///   - route: A closure that returns the view of a screen that is pushed onto a stack.
    ///   - cover: A closure that returns the view of a screen that is presented over the full screen.
    ///   - window: A closure that returns the root of a window.
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
    /// Creates a view that shows a navigator, for a spec without covers.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the view shows. Create one navigator for each scene.
    ///   - tab: A closure that returns the root of a tab.
    ///   - route: A closure that returns the view of a screen that is pushed onto a stack.
    ///   - sheet: A closure that returns the view of a screen that is presented as a sheet.
    ///   - window: A closure that returns the root of a window.
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
    /// Creates a view that shows a navigator, for a spec without windows.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the view shows. Create one navigator for each scene.
    ///   - tab: A closure that returns the root of a tab.
    ///   - route: A closure that returns the view of a screen that is pushed onto a stack.
    ///   - sheet: A closure that returns the view of a screen that is presented as a sheet.
    ///   - cover: A closure that returns the view of a screen that is presented over the full screen.
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
    /// Creates a view that shows a navigator, for a spec without routes or sheets.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the view shows. Create one navigator for each scene.
    ///   - tab: A closure that returns the root of a tab.
    ///   - cover: A closure that returns the view of a screen that is presented over the full screen.
    ///   - window: A closure that returns the root of a window.
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
    /// Creates a view that shows a navigator, for a spec without routes or covers.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the view shows. Create one navigator for each scene.
    ///   - tab: A closure that returns the root of a tab.
    ///   - sheet: A closure that returns the view of a screen that is presented as a sheet.
    ///   - window: A closure that returns the root of a window.
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
    /// Creates a view that shows a navigator, for a spec without routes or windows.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the view shows. Create one navigator for each scene.
    ///   - tab: A closure that returns the root of a tab.
    ///   - sheet: A closure that returns the view of a screen that is presented as a sheet.
    ///   - cover: A closure that returns the view of a screen that is presented over the full screen.
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
    /// Creates a view that shows a navigator, for a spec without sheets or covers.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the view shows. Create one navigator for each scene.
    ///   - tab: A closure that returns the root of a tab.
    ///   - route: A closure that returns the view of a screen that is pushed onto a stack.
    ///   - window: A closure that returns the root of a window.
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
    /// Creates a view that shows a navigator, for a spec without sheets or windows.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the view shows. Create one navigator for each scene.
    ///   - tab: A closure that returns the root of a tab.
    ///   - route: A closure that returns the view of a screen that is pushed onto a stack.
    ///   - cover: A closure that returns the view of a screen that is presented over the full screen.
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
    /// Creates a view that shows a navigator, for a spec without covers or windows.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the view shows. Create one navigator for each scene.
    ///   - tab: A closure that returns the root of a tab.
    ///   - route: A closure that returns the view of a screen that is pushed onto a stack.
    ///   - sheet: A closure that returns the view of a screen that is presented as a sheet.
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
    /// Creates a view that shows a navigator, for a spec without routes, sheets, or covers.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the view shows. Create one navigator for each scene.
    ///   - tab: A closure that returns the root of a tab.
    ///   - window: A closure that returns the root of a window.
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
    /// Creates a view that shows a navigator, for a spec without routes, sheets, or windows.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the view shows. Create one navigator for each scene.
    ///   - tab: A closure that returns the root of a tab.
    ///   - cover: A closure that returns the view of a screen that is presented over the full screen.
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
    /// Creates a view that shows a navigator, for a spec without routes, covers, or windows.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the view shows. Create one navigator for each scene.
    ///   - tab: A closure that returns the root of a tab.
    ///   - sheet: A closure that returns the view of a screen that is presented as a sheet.
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
    /// Creates a view that shows a navigator, for a spec without sheets, covers, or windows.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the view shows. Create one navigator for each scene.
    ///   - tab: A closure that returns the root of a tab.
    ///   - route: A closure that returns the view of a screen that is pushed onto a stack.
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
    /// Creates a view that shows a navigator, for a spec without routes, sheets, covers, or windows.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the view shows. Create one navigator for each scene.
    ///   - tab: A closure that returns the root of a tab.
    public init(
      _ navigator: Navigator<Spec>,
      @ViewBuilder tab: @escaping @MainActor (Spec.Tab) -> TabScreen
    ) {
      self.init(
        navigator, tab: tab, route: noScreen, sheet: noScreen, cover: noScreen, window: noScreen)
    }
  }

  /// Returns an empty view for a kind without cases.
  ///
  /// The function is generic because the compiler warns about a closure whose parameter is `Never`.
  func noScreen<Screen>(_: Screen) -> EmptyView { EmptyView() }
#endif
