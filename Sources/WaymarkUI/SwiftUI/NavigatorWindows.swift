#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import WaymarkNavigation

  /// A scene that shows the additional windows of a navigator on macOS and iPadOS.
  ///
  /// Use this scene together with the scene that contains the ``NavigatorView`` of the same navigator.
  ///
  /// ```swift
  /// Window("Fruits", id: "main") { NavigatorView(navigator, screens: FruitsScreens()) }
  /// NavigatorWindows(navigator, screens: FruitsScreens())
  /// ```
  ///
  /// The system delivers links to the scene that contains the ``NavigatorView``. The menu has no command for a new
  /// window of this scene, because such a window would be empty.
  public struct NavigatorWindows<Screens: ScreenViews>: Scene {
    private let screens: NavigatorContent<Screens>
    private var bundle: Bundle?

    /// Creates a scene that shows the windows of a navigator.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose windows the scene shows. The app owns the navigator, because several scenes
    ///     share the navigator.
    ///   - screens: The views of the windows, and of the screens that are pushed in windows.
    public init(_ navigator: Navigator<Screens.Spec>, screens: Screens) {
      self.screens = NavigatorContent(navigator: navigator, screens: screens)
    }

    private var navigator: Navigator<Screens.Spec> { screens.navigator }

    /// A window group that shows one window for each `Window` value in the navigator's state.
    public var body: some Scene {
      WindowGroup(for: Screens.Spec.Window.self) { $value in
        if let value {
          WindowContent(screens: screens, window: value)
            // The system can restore windows, and the user can close windows.
            .onAppear { if !isOpen(value) { navigator.open(window: value) } }
            .onDisappear { navigator.close(window: value) }
            .modifier(WindowActivation(navigator: navigator, window: value))
            .modifier(ObservedScene())
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

    private func isOpen(_ window: Screens.Spec.Window) -> Bool { navigator.state.windowScreens.contains(window) }
  }

  extension NavigatorContent {
    /// Opens and closes windows when the state changes; ``NavigatorWindows`` shows their content. On a device with one
    /// window at a time, the frontmost window is over the tabs and below modals.
    struct OpenWindows: ViewModifier {
      let screens: NavigatorContent
      @Environment(\.openWindow) private var openWindow
      @Environment(\.dismissWindow) private var dismissWindow
      @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

      private var navigator: Navigator<Spec> { screens.navigator }
      private var windows: [Spec.Window] { navigator[observing: \.windowScreens] }
      private var windowOverTabs: Spec.Window? { supportsMultipleWindows ? nil : windows.last }

      func body(content: Content) -> some View {
        content
          .accessibilityHidden(windowOverTabs != nil)
          .overlay {
            if let windowOverTabs {
              WindowContent(screens: screens, window: windowOverTabs)
                .id(windowOverTabs)
                .background(.background)
                .transition(.move(edge: .bottom))
            }
          }
          .animation(.default, value: windowOverTabs)
          .onChange(of: windows, initial: true) { former, windows in
            guard supportsMultipleWindows else { return }
            for window in former where !windows.contains(window) { dismissWindow(value: window) }
            // At the first call, both lists are equal, and all windows must be opened.
            for window in windows where windows == former || !former.contains(window) { openWindow(value: window) }
          }
          .onChange(of: supportsMultipleWindows, initial: true) {
            navigator.host.setWindowsCoverTabs(!supportsMultipleWindows)
          }
          .onChange(of: navigator.windowRequests) {
            if supportsMultipleWindows, let window = windows.last { openWindow(value: window) }
          }
      }
    }
  }

  private struct WindowActivation<Spec: NavigationSpec>: ViewModifier {
    let navigator: Navigator<Spec>
    let window: Spec.Window
    @Environment(\.isSceneActive) private var isActive

    func body(content: Content) -> some View {
      content.onChange(of: isActive) {
        if let isActive { navigator.host.setWindow(window, isActive: isActive) }
      }
    }
  }

  extension NavigationState {
    var windowScreens: [Spec.Window] { windows.map(\.window) }
  }

  struct WindowContent<Screens: ScreenViews>: View {
    let screens: NavigatorContent<Screens>
    let window: Screens.Spec.Window

    private var navigator: Navigator<Screens.Spec> { screens.navigator }
    /// The system can show a window before the state contains it. Its handle is then another one.
    private var isOpen: Bool { navigator[observing: \.windowScreens].contains(window) }

    var body: some View {
      PresentedScreen(
        navigator: navigator, place: .window(window), screen: window, route: screens.route, isThere: isOpen
      ) {
        screens.window(window)
      }
      .environment(\.dismissModal, DismissModalAction { navigator.close(window: window) })
      .inEnvironment(of: navigator)
    }
  }
#endif
