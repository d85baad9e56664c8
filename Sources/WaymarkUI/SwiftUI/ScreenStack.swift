#if canImport(SwiftUI)
  import SwiftUI
  import WaymarkNavigation

  /// A stack of screens, bound to that of a place, with one destination for all of them at its root.
  struct ScreenStack<Spec: NavigationSpec, Root: View, RouteScreen: View>: View {
    @Bindable var navigator: Navigator<Spec>
    let place: NavigationPlace<Spec>
    let route: @MainActor (Spec.Route) -> RouteScreen
    @ViewBuilder let root: @MainActor () -> Root

    var body: some View {
      NavigationStack(path: $navigator[stack: place]) {
        root().navigationDestination(for: Spec.Route.self) { screen in
          // One that takes another's place at the same depth is another view.
          route(screen).shown(as: screen).id(screen)
        }
      }
    }
  }
#endif
