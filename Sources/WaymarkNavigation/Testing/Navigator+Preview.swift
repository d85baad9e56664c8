import Foundation

extension Navigator {
  /// Returns a navigator for a preview, which shows the destination of a URL.
  ///
  /// ```swift
  /// #Preview { NavigatorView(.preview(at: url), screens: FruitsScreens()) }
  /// ```
  ///
  /// The navigator saves nothing. If the URL has no destination, the preview fails.
  ///
  /// - Parameters:
  ///   - url: The URL of a link.
  ///   - conditions: The conditions that hold, or `nil` for all conditions of the spec.
  ///   - resolve: A closure that returns the destination of a link in `resolvedLinks`. By default, the app opens no
  ///     destination.
  /// - Returns: The navigator.
  public static func preview(
    at url: URL, conditions: Set<Spec.Condition>? = nil, resolve: @escaping LinkResolver<Spec> = { _, _ in .done }
  ) -> Navigator {
    let navigator = preview(conditions: conditions, resolve: resolve)
    let outcome = navigator.open(url)
    precondition(outcome != .unmatched && outcome != .rejected, "The link \(url) of the preview is \(outcome).")
    return navigator
  }

  /// Returns a navigator for a preview, which shows a destination.
  ///
  /// ```swift
  /// #Preview { NavigatorView(.preview(at: Landing(tab: .market)), screens: FruitsScreens()) }
  /// ```
  ///
  /// The navigator saves nothing. If the spec doesn't allow the destination, the preview fails.
  ///
  /// - Parameters:
  ///   - landing: The destination. By default, the initial tab shows its root screen.
  ///   - conditions: The conditions that hold, or `nil` for all conditions of the spec.
  ///   - resolve: A closure that returns the destination of a link in `resolvedLinks`. By default, the app opens no
  ///     destination.
  /// - Returns: The navigator.
  public static func preview(
    at landing: Landing<Spec> = Landing(), conditions: Set<Spec.Condition>? = nil,
    resolve: @escaping LinkResolver<Spec> = { _, _ in .done }
  ) -> Navigator {
    let navigator = Navigator(conditions: conditions ?? Set(Spec.Condition.allCases), storage: nil, resolve: resolve)
    // A preview of a single screen has no view that starts the navigator.
    navigator.host.startWithoutViews()
    let outcome = navigator.open(landing)
    precondition(outcome != .rejected, "The landing \(landing) of the preview is \(outcome).")
    return navigator
  }
}

extension NavigationHandle {
  /// A handle for a preview, with a navigator that saves nothing.
  ///
  /// ```swift
  /// #Preview { FruitView(name: "fig").environment(NavigationHandle<FruitsNavigation>.preview) }
  /// ```
  public static var preview: NavigationHandle { Navigator.preview().visibleHandle }
}
