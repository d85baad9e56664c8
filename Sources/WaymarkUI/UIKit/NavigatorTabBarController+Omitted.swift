#if canImport(UIKit)
  import UIKit
  import WaymarkNavigation

  // The closures of kinds that a spec does not have are left out. An initializer for each set of them, as a default for a closure
  // would hold for specs that do have the kind, and its screens would be empty.

  extension NavigatorTabBarController where Spec.Route == Never {
    /// The controllers of a spec without routes.
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
    /// The controllers of a spec without sheets.
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
    /// The controllers of a spec without covers.
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
    /// The controllers of a spec without routes or sheets.
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
    /// The controllers of a spec without routes or covers.
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
    /// The controllers of a spec without sheets or covers.
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
    /// The controllers of a spec without routes, sheets or covers.
    public convenience init(
      _ navigator: Navigator<Spec>, bundle: Bundle = .main,
      tab: @escaping @MainActor (Spec.Tab) async -> UIViewController
    ) {
      self.init(
        navigator, bundle: bundle, tab: tab, route: noController, sheet: noController, cover: noController)
    }
  }

  /// For a kind without cases. Generic, as a closure over `Never` would be said never to run.
  @MainActor private func noController<Screen>(_: Screen) -> UIViewController { UIViewController() }
#endif
