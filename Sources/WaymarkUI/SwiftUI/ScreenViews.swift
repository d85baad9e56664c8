#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import WaymarkNavigation

  /// The views of an app's screens, with one function for each kind of screen.
  ///
  /// Each function contains a `switch` without a `default` case. If the spec declares a new screen, the compiler
  /// reports an error in the function until the app has a view for the screen.
  ///
  /// ```swift
  /// struct FruitsScreens: ScreenViews {
  ///   typealias Spec = FruitsNavigation
  ///
  ///   func tab(_ tab: Spec.Tab) -> some View {
  ///     switch tab {
  ///     case .market: MarketView()
  ///     case .basket: BasketView()
  ///     }
  ///   }
  ///
  ///   func route(_ route: Spec.Route) -> some View {
  ///     switch route {
  ///     case .fruit(let name): FruitView(name: name)
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// If the spec declares no screens of a kind, such as sheets, omit the function for this kind. For a screen that
  /// already has a `NavigationStack`, the function must not return another `NavigationStack`.
  ///
  /// SwiftUI evaluates a screen again if a value that the function reads changes, or if a property of the type that
  /// conforms to this protocol changes. A type without properties, or with references to models, therefore causes the
  /// fewest evaluations.
  @MainActor public protocol ScreenViews<Spec> {
    /// The navigation of the app.
    associatedtype Spec: NavigationSpec
    /// The root view of a tab.
    associatedtype TabScreen: View
    /// The view of a pushed screen.
    associatedtype RouteScreen: View
    /// The view of a sheet.
    associatedtype SheetScreen: View
    /// The view of a full-screen cover.
    associatedtype CoverScreen: View
    /// The root view of a window.
    associatedtype WindowScreen: View
    /// The view of a gate.
    associatedtype GateScreen: View

    /// Returns the root view of a tab.
    ///
    /// - Parameter tab: The tab.
    /// - Returns: The root view of the tab.
    @ViewBuilder func tab(_ tab: Spec.Tab) -> TabScreen

    /// Returns the view of a pushed screen.
    ///
    /// - Parameter route: The pushed screen.
    /// - Returns: The view of the screen.
    @ViewBuilder func route(_ route: Spec.Route) -> RouteScreen

    /// Returns the view of a sheet.
    ///
    /// - Parameter sheet: The sheet.
    /// - Returns: The view of the sheet.
    @ViewBuilder func sheet(_ sheet: Spec.Sheet) -> SheetScreen

    /// Returns the view of a full-screen cover. On macOS, the cover is presented as a sheet.
    ///
    /// - Parameter cover: The cover.
    /// - Returns: The view of the cover.
    @ViewBuilder func cover(_ cover: Spec.Cover) -> CoverScreen

    /// Returns the root view of a window. On a device that shows one window at a time, the view is shown over the tabs.
    ///
    /// - Parameter window: The window.
    /// - Returns: The root view of the window.
    @ViewBuilder func window(_ window: Spec.Window) -> WindowScreen

    /// Returns the view of a gate, which replaces the tabs while its condition is false.
    ///
    /// - Parameter gate: The gate.
    /// - Returns: The view of the gate.
    @ViewBuilder func gate(_ gate: Spec.Gate) -> GateScreen

    /// Returns the number in the badge of a tab, for example the number of unread messages.
    ///
    /// - Parameter tab: The tab.
    /// - Returns: The number, or 0 for no badge.
    func badge(of tab: Spec.Tab) -> Int
  }

  extension ScreenViews {
    /// Returns 0, because a tab has no badge by default.
    ///
    /// - Parameter tab: The tab.
    /// - Returns: The number 0.
    public func badge(of tab: Spec.Tab) -> Int { 0 }
  }

  extension ScreenViews where Spec.Route == Never {
    /// Returns an empty view. No code can call this function, because the spec declares no routes.
    ///
    /// - Parameter route: A value that can't exist.
    /// - Returns: An empty view.
    public func route(_ route: Never) -> EmptyView {}
  }

  extension ScreenViews where Spec.Sheet == Never {
    /// Returns an empty view. No code can call this function, because the spec declares no sheets.
    ///
    /// - Parameter sheet: A value that can't exist.
    /// - Returns: An empty view.
    public func sheet(_ sheet: Never) -> EmptyView {}
  }

  extension ScreenViews where Spec.Cover == Never {
    /// Returns an empty view. No code can call this function, because the spec declares no covers.
    ///
    /// - Parameter cover: A value that can't exist.
    /// - Returns: An empty view.
    public func cover(_ cover: Never) -> EmptyView {}
  }

  extension ScreenViews where Spec.Window == Never {
    /// Returns an empty view. No code can call this function, because the spec declares no windows.
    ///
    /// - Parameter window: A value that can't exist.
    /// - Returns: An empty view.
    public func window(_ window: Never) -> EmptyView {}
  }

  extension ScreenViews where Spec.Gate == Never {
    /// Returns an empty view. No code can call this function, because the spec declares no gates.
    ///
    /// - Parameter gate: A value that can't exist.
    /// - Returns: An empty view.
    public func gate(_ gate: Never) -> EmptyView {}
  }
#endif
