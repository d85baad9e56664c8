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
    @State private var reassertion = PathReassertion<Spec.Route>()

    var body: some View {
      NavigationStack(path: path) {
        root().navigationDestination(for: Spec.Route.self) { screen in
          // A screen that replaces another screen at the same depth needs its own identity.
          route(screen).shown(as: screen).id(screen)
        }
      }
      .onAppear(perform: reassertPath)
      .onDisappear { reassertion.disappear(with: navigator[stack: place]) }
    }

    private var path: Binding<[Spec.Route]> {
      if let former = reassertion.former { .constant(former) } else { $navigator[stack: place] }
    }

    private func reassertPath() {
      guard reassertion.appear(with: navigator[stack: place]) else { return }
      Task { @MainActor in
        withTransaction(.withoutAnimation) { reassertion.finish() }
      }
    }

    init(
      navigator: Navigator<Spec>, place: NavigationPlace<Spec>, route: @escaping @MainActor (Spec.Route) -> RouteScreen,
      @ViewBuilder root: @escaping @MainActor () -> Root
    ) {
      self.navigator = navigator
      self.place = place
      self.route = route
      self.root = root
    }
  }
#endif
