#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import UIKit
  import WaymarkNavigation

  extension Navigator {
    /// Only in debug builds.
    func reportForeignScreen(in place: NavigationPlace<Spec>) {
      guard isDebugBuild else { return }
      reportMistake(
        """
        The stack of \(place) shows a screen that the Navigator<\(Spec.self)> doesn't know, so later changes of the stack \
        show the wrong screens. Push screens only with navigator.push(_:in:) or with a NavigationLink whose value is a \
        \(Spec.self).Route, and not with NavigationLink(destination:), navigationDestination(item:), or \
        pushViewController(_:animated:).
        """)
    }
  }

  private var isDebugBuild: Bool {
    var isDebugBuild = false
    assert(
      {
        isDebugBuild = true
        return true
      }())
    return isDebugBuild
  }

  /// An invisible view in a screen of a SwiftUI stack. If more screens are above the screen than in the navigator's
  /// stack, a view has pushed one without the navigator.
  @MainActor package final class ForeignScreenCheck<Spec: NavigationSpec> {
    private let navigator: Navigator<Spec>
    private let place: NavigationPlace<Spec>
    /// `nil` for the root of the stack.
    private let route: Spec.Route?
    private weak var stack: UINavigationController?
    private weak var screen: UIViewController?

    package init(of route: Spec.Route?, in place: NavigationPlace<Spec>, _ navigator: Navigator<Spec>) {
      self.navigator = navigator
      self.place = place
      self.route = route
    }

    package func makeView() -> UIView {
      let view = UIView()
      view.isHidden = true
      view.addSubview(
        PresenceView { [weak view] isInWindow in
          if isInWindow { view.map(self.findStack) } else { self.compare() }
        })
      return view
    }

    private func findStack(of view: UIView) {
      screen = view.enclosingControllers.first { $0.parent is UINavigationController }
      stack = screen?.navigationController
    }

    /// The screen has left the window, because another screen is above it or because it was popped.
    private func compare() {
      guard let stack, let screen, let index = stack.viewControllers.firstIndex(of: screen),
        let expected = routesAbove
      else { return }
      if stack.viewControllers.count - 1 - index > expected { navigator.reportForeignScreen(in: place) }
    }

    /// If the screen is on the stack several times, the lowest position counts. `nil` if the screen was popped.
    private var routesAbove: Int? {
      let routes = navigator.state[stack: place]
      guard let route else { return routes.count }
      return routes.firstIndex(of: route).map { routes.count - 1 - $0 }
    }
  }

  struct ForeignScreenView<Spec: NavigationSpec>: UIViewRepresentable {
    let route: Spec.Route?
    let place: NavigationPlace<Spec>
    let navigator: Navigator<Spec>

    func makeUIView(context: Context) -> UIView { ForeignScreenCheck(of: route, in: place, navigator).makeView() }
    func updateUIView(_ view: UIView, context: Context) {}
  }
#endif

#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import WaymarkNavigation

  extension View {
    /// The root of the stack if `route` is `nil`. A release build has no check, so its screens get no view for it.
    @ViewBuilder func reportingForeignScreens<Spec: NavigationSpec>(
      above route: Spec.Route?, in place: NavigationPlace<Spec>, _ navigator: Navigator<Spec>
    ) -> some View {
      #if canImport(UIKit)
        if isDebugBuild {
          background { ForeignScreenView(route: route, place: place, navigator: navigator) }
        } else {
          self
        }
      #else
        self
      #endif
    }
  }
#endif
