#if canImport(SwiftUI)
  import SwiftUI
  import WaymarkNavigation

  /// The windows of an app besides that of its tabs, for macOS and iPadOS: a scene that stands beside the one that has the
  /// ``NavigatorView`` of the same navigator.
  ///
  /// ```swift
  /// WindowGroup { NavigatorView(navigator) { … } route: { … } window: { … } }
  /// NavigatorWindows(navigator) { window in … } route: { route in … }
  /// ```
  ///
  /// Links come to the other scene, and the menu has no command for a new window of this one, as it would show nothing.
  public struct NavigatorWindows<Spec: NavigationSpec, WindowScreen: View, RouteScreen: View>: Scene {
    private let navigator: Navigator<Spec>
    private let window: @MainActor (Spec.Window) -> WindowScreen
    private let route: @MainActor (Spec.Route) -> RouteScreen
    private var bundle: Bundle?

    /// The windows of a navigator.
    ///
    /// - Parameters:
    ///   - navigator: Which windows are open. The app owns it, as scenes share it.
    ///   - window: The screen of a window.
    ///   - route: A screen that is pushed inside a window.
    public init(
      _ navigator: Navigator<Spec>, @ViewBuilder window: @escaping @MainActor (Spec.Window) -> WindowScreen,
      @ViewBuilder route: @escaping @MainActor (Spec.Route) -> RouteScreen
    ) {
      self.navigator = navigator
      self.window = window
      self.route = route
    }

    /// A group of windows, one for each value of the spec's `Window`.
    public var body: some Scene {
      WindowGroup(for: Spec.Window.self) { $value in
        if let value {
          WindowContent(navigator: navigator, window: value, route: route, screen: window)
            // The system brings windows back by itself, and the user closes them.
            .onAppear { if !isOpen(value) { navigator.open(window: value) } }
            .onDisappear { navigator.close(window: value) }
            .handlesExternalEvents(preferring: [], allowing: [])
            .environment(\.titleBundle, bundle)
        }
      }
      .handlesExternalEvents(matching: [])
      .commandsRemoved()
    }

    /// Looks the keys of the spec's titles up in the string tables of a bundle; without it, in those of the app.
    public func navigationTitles(from bundle: Bundle) -> Self {
      var windows = self
      windows.bundle = bundle
      return windows
    }

    private func isOpen(_ window: Spec.Window) -> Bool { navigator.state.windows.contains { $0.window == window } }
  }

  extension NavigatorWindows where Spec.Route == Never, RouteScreen == EmptyView {
    /// The windows of a navigator whose spec has no routes.
    public init(
      _ navigator: Navigator<Spec>, @ViewBuilder window: @escaping @MainActor (Spec.Window) -> WindowScreen
    ) {
      self.init(navigator, window: window, route: noScreen)
    }
  }
#endif
