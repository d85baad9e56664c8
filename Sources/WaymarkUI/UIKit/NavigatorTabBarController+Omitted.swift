#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  import WaymarkNavigation

  // If a spec declares no screens of a kind, the app omits the closure for this kind. Each set of omitted closures has its
  // own initializer. A default value for a closure would be wrong, because the app could then omit the closure even if
  // the spec declares screens of the kind.

  extension NavigatorTabBarController where Spec.Route == Never {
    /// Creates a tab bar controller that shows a navigator whose spec declares no routes.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the controller shows. Create one navigator for each scene.
    ///   - bundle: The bundle that contains the string tables for titles, or `nil` for the bundle of each title.
    ///   - tab: A closure that returns the view controller at the root of a tab's stack.
    ///   - sheet: A closure that returns the view controller of a sheet.
    ///   - cover: A closure that returns the view controller of a full-screen cover.
    public convenience init(
      _ navigator: Navigator<Spec>, bundle: Bundle? = nil,
      tab: @escaping @MainActor (Spec.Tab) async -> UIViewController,
      sheet: @escaping @MainActor (Spec.Sheet) -> UIViewController,
      cover: @escaping @MainActor (Spec.Cover) -> UIViewController
    ) {
      self.init(
        navigator, bundle: bundle, tab: tab, route: noController, sheet: sheet, cover: cover)
    }
  }

  extension NavigatorTabBarController where Spec.Sheet == Never {
    /// Creates a tab bar controller that shows a navigator whose spec declares no sheets.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the controller shows. Create one navigator for each scene.
    ///   - bundle: The bundle that contains the string tables for titles, or `nil` for the bundle of each title.
    ///   - tab: A closure that returns the view controller at the root of a tab's stack.
    ///   - route: A closure that returns the view controller of a pushed screen.
    ///   - cover: A closure that returns the view controller of a full-screen cover.
    public convenience init(
      _ navigator: Navigator<Spec>, bundle: Bundle? = nil,
      tab: @escaping @MainActor (Spec.Tab) async -> UIViewController,
      route: @escaping @MainActor (Spec.Route) -> UIViewController,
      cover: @escaping @MainActor (Spec.Cover) -> UIViewController
    ) {
      self.init(
        navigator, bundle: bundle, tab: tab, route: route, sheet: noController, cover: cover)
    }
  }

  extension NavigatorTabBarController where Spec.Cover == Never {
    /// Creates a tab bar controller that shows a navigator whose spec declares no covers.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the controller shows. Create one navigator for each scene.
    ///   - bundle: The bundle that contains the string tables for titles, or `nil` for the bundle of each title.
    ///   - tab: A closure that returns the view controller at the root of a tab's stack.
    ///   - route: A closure that returns the view controller of a pushed screen.
    ///   - sheet: A closure that returns the view controller of a sheet.
    public convenience init(
      _ navigator: Navigator<Spec>, bundle: Bundle? = nil,
      tab: @escaping @MainActor (Spec.Tab) async -> UIViewController,
      route: @escaping @MainActor (Spec.Route) -> UIViewController,
      sheet: @escaping @MainActor (Spec.Sheet) -> UIViewController
    ) {
      self.init(
        navigator, bundle: bundle, tab: tab, route: route, sheet: sheet, cover: noController)
    }
  }

  extension NavigatorTabBarController where Spec.Route == Never, Spec.Sheet == Never {
    /// Creates a tab bar controller that shows a navigator whose spec declares no routes or sheets.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the controller shows. Create one navigator for each scene.
    ///   - bundle: The bundle that contains the string tables for titles, or `nil` for the bundle of each title.
    ///   - tab: A closure that returns the view controller at the root of a tab's stack.
    ///   - cover: A closure that returns the view controller of a full-screen cover.
    public convenience init(
      _ navigator: Navigator<Spec>, bundle: Bundle? = nil,
      tab: @escaping @MainActor (Spec.Tab) async -> UIViewController,
      cover: @escaping @MainActor (Spec.Cover) -> UIViewController
    ) {
      self.init(
        navigator, bundle: bundle, tab: tab, route: noController, sheet: noController, cover: cover)
    }
  }

  extension NavigatorTabBarController where Spec.Route == Never, Spec.Cover == Never {
    /// Creates a tab bar controller that shows a navigator whose spec declares no routes or covers.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the controller shows. Create one navigator for each scene.
    ///   - bundle: The bundle that contains the string tables for titles, or `nil` for the bundle of each title.
    ///   - tab: A closure that returns the view controller at the root of a tab's stack.
    ///   - sheet: A closure that returns the view controller of a sheet.
    public convenience init(
      _ navigator: Navigator<Spec>, bundle: Bundle? = nil,
      tab: @escaping @MainActor (Spec.Tab) async -> UIViewController,
      sheet: @escaping @MainActor (Spec.Sheet) -> UIViewController
    ) {
      self.init(
        navigator, bundle: bundle, tab: tab, route: noController, sheet: sheet, cover: noController)
    }
  }

  extension NavigatorTabBarController where Spec.Sheet == Never, Spec.Cover == Never {
    /// Creates a tab bar controller that shows a navigator whose spec declares no sheets or covers.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the controller shows. Create one navigator for each scene.
    ///   - bundle: The bundle that contains the string tables for titles, or `nil` for the bundle of each title.
    ///   - tab: A closure that returns the view controller at the root of a tab's stack.
    ///   - route: A closure that returns the view controller of a pushed screen.
    public convenience init(
      _ navigator: Navigator<Spec>, bundle: Bundle? = nil,
      tab: @escaping @MainActor (Spec.Tab) async -> UIViewController,
      route: @escaping @MainActor (Spec.Route) -> UIViewController
    ) {
      self.init(
        navigator, bundle: bundle, tab: tab, route: route, sheet: noController, cover: noController)
    }
  }

  extension NavigatorTabBarController where Spec.Route == Never, Spec.Sheet == Never, Spec.Cover == Never {
    /// Creates a tab bar controller that shows a navigator whose spec declares no routes, sheets, or covers.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the controller shows. Create one navigator for each scene.
    ///   - bundle: The bundle that contains the string tables for titles, or `nil` for the bundle of each title.
    ///   - tab: A closure that returns the view controller at the root of a tab's stack.
    public convenience init(
      _ navigator: Navigator<Spec>, bundle: Bundle? = nil,
      tab: @escaping @MainActor (Spec.Tab) async -> UIViewController
    ) {
      self.init(
        navigator, bundle: bundle, tab: tab, route: noController, sheet: noController, cover: noController)
    }
  }

  /// Returns an empty view controller for a kind of screen that the spec doesn't declare.
  ///
  /// The function is generic to avoid a compiler warning about a closure with a `Never` parameter.
  @MainActor private func noController<Screen>(_: Screen) -> UIViewController { UIViewController() }
#endif
