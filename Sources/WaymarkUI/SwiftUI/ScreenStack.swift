#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import WaymarkNavigation

  /// A `NavigationStack` that uses a stack of the navigator as its path.
  ///
  /// A single `navigationDestination` modifier shows the screens of all routes.
  struct ScreenStack<Spec: NavigationSpec, Root: View, RouteScreen: View>: View {
    @Bindable var navigator: Navigator<Spec>
    let place: NavigationPlace<Spec>
    let route: @MainActor (Spec.Route) -> RouteScreen
    @ViewBuilder let root: @MainActor () -> Root

    var body: some View {
      NavigationStack(path: $navigator[stack: place]) {
        root().navigationDestination(for: Spec.Route.self) { screen in
          // A screen that replaces another screen at the same depth needs its own identity.
          route(screen).shown(as: screen).id(screen)
        }
      }
    }
  }
#endif
