#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import WaymarkNavigation

  /// A screen that is presented over the tabs or in a window.
  ///
  /// If the screen has a title or can push other screens, the screen is the root of a navigation stack.
  struct PresentedScreen<Spec: NavigationSpec, Screen: NavigationScreen, Root: View, RouteScreen: View>: View {
    let navigator: Navigator<Spec>
    let place: NavigationPlace<Spec>
    let screen: Screen
    let route: @MainActor (Spec.Route) -> RouteScreen
    @ViewBuilder let root: @MainActor () -> Root

    var body: some View {
      if screen.needsStack {
        ScreenStack(navigator: navigator, place: place, route: route) { root().shown(as: screen) }
      } else {
        root().shown(as: screen)
      }
    }
  }
#endif
