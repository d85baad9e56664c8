#if canImport(UIKit)
  import UIKit
  import WaymarkNavigation

  // The closures for kinds that a spec doesn't declare are omitted. There is one initializer for each set of omitted
  // closures. A closure with a default value would be wrong, because the closure could also be omitted if the spec
  // declares the kind.

  extension NavigatorTabBarController where Spec.Route == Never {
    /// Creates a tab bar controller that shows a navigator, for a spec without routes.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the controller shows. Create one navigator for each scene.
    ///   - bundle: The bundle with the string tables for the keys of titles.
    ///   - tab: A closure that returns the content of a tab, which is at the root of the tab's stack.
    ///   - sheet: A closure that returns the controller of a screen that is presented as a sheet.
    ///   - cover: A closure that returns the controller of a screen that is presented over the full screen.
    public convenience init(
      _ navigator: Navigator<Spec>, bundle: Bundle = .main,
      tab: @escaping @MainActor (Spec.Tab) async -> UIViewController,
      sheet: @escaping @MainActor (Spec.Sheet) -> UIViewController,
      cover: @escaping @MainActor (Spec.Cover) -> UIViewController
    ) {
      self.init(
        navigator, bundle: bundle, tab: tab, route: noController, sheet: sheet, cover: cover)
    }
  }

  extension NavigatorTabBarController where Spec.Sheet == Never {
    /// Creates a tab bar controller that shows a navigator, for a spec without sheets.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the controller shows. Create one navigator for each scene.
    ///   - bundle: The bundle with the string tables for the keys of titles.
    ///   - tab: A closure that returns the content of a tab, which is at the root of the tab's stack.
    ///   - route: A closure that returns the controller of a screen that is pushed onto a stack.
    ///   - cover: A closure that returns the controller of a screen that is presented over the full screen.
    public convenience init(
      _ navigator: Navigator<Spec>, bundle: Bundle = .main,
      tab: @escaping @MainActor (Spec.Tab) async -> UIViewController,
      route: @escaping @MainActor (Spec.Route) -> UIViewController,
      cover: @escaping @MainActor (Spec.Cover) -> UIViewController
    ) {
      self.init(
        navigator, bundle: bundle, tab: tab, route: route, sheet: noController, cover: cover)
    }
  }

  extension NavigatorTabBarController where Spec.Cover == Never {
    /// Creates a tab bar controller that shows a navigator, for a spec without covers.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the controller shows. Create one navigator for each scene.
    ///   - bundle: The bundle with the string tables for the keys of titles.
    ///   - tab: A closure that returns the content of a tab, which is at the root of the tab's stack.
    ///   - route: A closure that returns the controller of a screen that is pushed onto a stack.
    ///   - sheet: A closure that returns the controller of a screen that is presented as a sheet.
    public convenience init(
      _ navigator: Navigator<Spec>, bundle: Bundle = .main,
      tab: @escaping @MainActor (Spec.Tab) async -> UIViewController,
      route: @escaping @MainActor (Spec.Route) -> UIViewController,
      sheet: @escaping @MainActor (Spec.Sheet) -> UIViewController
    ) {
      self.init(
        navigator, bundle: bundle, tab: tab, route: route, sheet: sheet, cover: noController)
    }
  }

  extension NavigatorTabBarController where Spec.Route == Never, Spec.Sheet == Never {
    /// Creates a tab bar controller that shows a navigator, for a spec without routes or sheets.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the controller shows. Create one navigator for each scene.
    ///   - bundle: The bundle with the string tables for the keys of titles.
    ///   - tab: A closure that returns the content of a tab, which is at the root of the tab's stack.
    ///   - cover: A closure that returns the controller of a screen that is presented over the full screen.
    public convenience init(
      _ navigator: Navigator<Spec>, bundle: Bundle = .main,
      tab: @escaping @MainActor (Spec.Tab) async -> UIViewController,
      cover: @escaping @MainActor (Spec.Cover) -> UIViewController
    ) {
      self.init(
        navigator, bundle: bundle, tab: tab, route: noController, sheet: noController, cover: cover)
    }
  }

  extension NavigatorTabBarController where Spec.Route == Never, Spec.Cover == Never {
    /// Creates a tab bar controller that shows a navigator, for a spec without routes or covers.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the controller shows. Create one navigator for each scene.
    ///   - bundle: The bundle with the string tables for the keys of titles.
    ///   - tab: A closure that returns the content of a tab, which is at the root of the tab's stack.
    ///   - sheet: A closure that returns the controller of a screen that is presented as a sheet.
    public convenience init(
      _ navigator: Navigator<Spec>, bundle: Bundle = .main,
      tab: @escaping @MainActor (Spec.Tab) async -> UIViewController,
      sheet: @escaping @MainActor (Spec.Sheet) -> UIViewController
    ) {
      self.init(
        navigator, bundle: bundle, tab: tab, route: noController, sheet: sheet, cover: noController)
    }
  }

  extension NavigatorTabBarController where Spec.Sheet == Never, Spec.Cover == Never {
    /// Creates a tab bar controller that shows a navigator, for a spec without sheets or covers.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the controller shows. Create one navigator for each scene.
    ///   - bundle: The bundle with the string tables for the keys of titles.
    ///   - tab: A closure that returns the content of a tab, which is at the root of the tab's stack.
    ///   - route: A closure that returns the controller of a screen that is pushed onto a stack.
    public convenience init(
      _ navigator: Navigator<Spec>, bundle: Bundle = .main,
      tab: @escaping @MainActor (Spec.Tab) async -> UIViewController,
      route: @escaping @MainActor (Spec.Route) -> UIViewController
    ) {
      self.init(
        navigator, bundle: bundle, tab: tab, route: route, sheet: noController, cover: noController)
    }
  }

  extension NavigatorTabBarController where Spec.Route == Never, Spec.Sheet == Never, Spec.Cover == Never {
    /// Creates a tab bar controller that shows a navigator, for a spec without routes, sheets, or covers.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the controller shows. Create one navigator for each scene.
    ///   - bundle: The bundle with the string tables for the keys of titles.
    ///   - tab: A closure that returns the content of a tab, which is at the root of the tab's stack.
    public convenience init(
      _ navigator: Navigator<Spec>, bundle: Bundle = .main,
      tab: @escaping @MainActor (Spec.Tab) async -> UIViewController
    ) {
      self.init(
        navigator, bundle: bundle, tab: tab, route: noController, sheet: noController, cover: noController)
    }
  }

  /// Returns an empty controller for a kind without cases.
  ///
  /// The function is generic because the compiler warns about a closure whose parameter is `Never`.
  @MainActor private func noController<Screen>(_: Screen) -> UIViewController { UIViewController() }
#endif
