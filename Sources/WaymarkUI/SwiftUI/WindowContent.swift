#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import WaymarkNavigation

  /// The content of a window. The content is shown in a separate scene or over the tabs.
  struct WindowContent<Spec: NavigationSpec, WindowScreen: View, RouteScreen: View>: View {
    let navigator: Navigator<Spec>
    let window: Spec.Window
    let route: @MainActor (Spec.Route) -> RouteScreen
    let screen: @MainActor (Spec.Window) -> WindowScreen

    var body: some View {
      PresentedScreen(navigator: navigator, place: .window(window), screen: window, route: route) { screen(window) }
        .environment(\.dismissModal, DismissModalAction { navigator.close(window: window) })
        .inEnvironment(of: navigator)
    }
  }
#endif
