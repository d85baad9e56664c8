#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import WaymarkNavigation

  extension NavigatorContent {
    /// A modifier that opens and closes the windows of the app when the state changes.
    ///
    /// ``NavigatorWindows`` shows the content of the windows. On a device that shows one window at a time, the modifier
    /// shows the frontmost window over the tabs. A presented sheet or cover is above the window.
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
          .onChange(of: navigator.windowRequests) {
            if supportsMultipleWindows, let window = windows.last { openWindow(value: window) }
          }
      }
    }
  }

  extension NavigationState {
    /// The root screens of the open windows.
    var windowScreens: [Spec.Window] { windows.map(\.window) }
  }
#endif
