#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import UIKit
  import WaymarkNavigation

  extension Navigator {
    /// Returns a view controller for a SwiftUI screen of a UIKit app.
    ///
    /// The environment of the screen contains the navigator, as `@Environment(Navigator<…>.self)`. If the screen opens a
    /// URL that is a link of the app, the navigator opens this URL. In a sheet or cover of the navigator, the action
    /// `\.dismissModal` dismisses the sheet or cover.
    ///
    /// ```swift
    /// func route(_ route: Spec.Route) -> UIViewController {
    ///   switch route {
    ///   case .fruit(let name): navigator.hosting { FruitView(name: name) }
    ///   }
    /// }
    /// ```
    ///
    /// - Parameter screen: A closure that returns the SwiftUI screen.
    /// - Returns: A hosting controller, whose `rootView.screen` is the SwiftUI screen.
    public func hosting<Screen: View>(
      @ViewBuilder _ screen: () -> Screen
    ) -> UIHostingController<HostedScreen<Spec, Screen>> {
      UIHostingController(rootView: HostedScreen(navigator: self, screen: screen()))
    }
  }

  /// A SwiftUI screen of a UIKit app, with a navigator in the environment of the screen.
  ///
  /// To create a hosted screen, call ``WaymarkNavigation/Navigator/hosting(_:)``.
  public struct HostedScreen<Spec: NavigationSpec, Screen: View>: View {
    /// The navigator in the environment of the screen.
    public let navigator: Navigator<Spec>
    /// The SwiftUI screen of the app.
    public let screen: Screen

    /// The screen, with the navigator in its environment.
    public var body: some View { screen.inEnvironment(of: navigator) }
  }
#endif
