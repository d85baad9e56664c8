#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import WaymarkNavigation

  /// The content of a window. The content is shown in a separate scene or over the tabs.
  struct WindowContent<Screens: NavigatorScreens>: View {
    let screens: NavigatorContent<Screens>
    let window: Screens.Spec.Window

    private var navigator: Navigator<Screens.Spec> { screens.navigator }

    var body: some View {
      PresentedScreen(navigator: navigator, place: .window(window), screen: window, route: screens.route) {
        screens.window(window)
      }
      .environment(\.dismissModal, DismissModalAction { navigator.close(window: window) })
      .inEnvironment(of: navigator)
    }
  }
#endif
