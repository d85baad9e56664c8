#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import WaymarkNavigation

  /// A scene that shows the additional windows of a navigator on macOS and iPadOS.
  ///
  /// Use this scene together with the scene that contains the ``NavigatorView`` of the same navigator.
  ///
  /// ```swift
  /// WindowGroup { NavigatorView(navigator) { … } route: { … } window: { … } }
  /// NavigatorWindows(navigator) { window in … } route: { route in … }
  /// ```
  ///
  /// The system delivers links to the scene that contains the ``NavigatorView``. The menu has no command for a new
  /// window of this scene, because such a window would be empty.
  public struct NavigatorWindows<Spec: NavigationSpec, WindowScreen: View, RouteScreen: View>: Scene {
    private let navigator: Navigator<Spec>
    private let window: @MainActor (Spec.Window) -> WindowScreen
    private let route: @MainActor (Spec.Route) -> RouteScreen
    private var bundle: Bundle?

    /// Creates a scene that shows the windows of a navigator.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose windows the scene shows. The app owns the navigator, because several scenes
    ///     share the navigator.
    ///   - window: A closure that returns the root view of a window.
    ///   - route: A closure that returns the view of a screen that is pushed in a window.
    public init(
      _ navigator: Navigator<Spec>, @ViewBuilder window: @escaping @MainActor (Spec.Window) -> WindowScreen,
      @ViewBuilder route: @escaping @MainActor (Spec.Route) -> RouteScreen
    ) {
      self.navigator = navigator
      self.window = window
      self.route = route
    }

    /// A window group that shows one window for each `Window` value in the navigator's state.
    public var body: some Scene {
      WindowGroup(for: Spec.Window.self) { $value in
        if let value {
          WindowContent(navigator: navigator, window: value, route: route, screen: window)
            // The system can restore windows, and the user can close windows.
            .onAppear { if !isOpen(value) { navigator.open(window: value) } }
            .onDisappear { navigator.close(window: value) }
            .handlesExternalEvents(preferring: [], allowing: [])
            .environment(\.titleBundle, bundle)
        }
      }
      .handlesExternalEvents(matching: [])
      .commandsRemoved()
    }

    /// Sets the bundle that contains the string tables for titles.
    ///
    /// Use this modifier only for a bundle that the spec cannot name, such as the bundle of a framework. Without this
    /// modifier, the scene looks up titles in the bundle that the key `bundle` of the spec selects.
    ///
    /// - Parameter bundle: The bundle that contains the string tables.
    /// - Returns: A scene that uses the bundle.
    public func navigationTitles(from bundle: Bundle) -> Self {
      var windows = self
      windows.bundle = bundle
      return windows
    }

    private func isOpen(_ window: Spec.Window) -> Bool { navigator.state.windows.contains { $0.window == window } }
  }

  extension NavigatorWindows where Spec.Route == Never, RouteScreen == EmptyView {
    /// Creates a scene that shows the windows of a navigator whose spec declares no routes.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose windows the scene shows. The app owns the navigator, because several scenes
    ///     share the navigator.
    ///   - window: A closure that returns the root view of a window.
    public init(
      _ navigator: Navigator<Spec>, @ViewBuilder window: @escaping @MainActor (Spec.Window) -> WindowScreen
    ) {
      self.init(navigator, window: window, route: noScreen)
    }
  }
#endif
