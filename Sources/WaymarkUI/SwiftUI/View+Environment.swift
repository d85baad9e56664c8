#if canImport(SwiftUI)
  import SwiftUI
  import WaymarkNavigation

  extension View {
    /// Adds a navigator to the environment. The navigator opens links in texts that lead to screens of the app.
    func inEnvironment<Spec: NavigationSpec>(of navigator: Navigator<Spec>) -> some View {
      modifier(OwnLinks(navigator: navigator)).environment(navigator)
    }
  }

  /// A modifier that opens links in texts.
  ///
  /// The navigator opens the links of the app, which the system would open in the browser. The `openURL` action of the
  /// environment opens all other links.
  private struct OwnLinks<Spec: NavigationSpec>: ViewModifier {
    let navigator: Navigator<Spec>
    @Environment(\.openURL) private var openURL

    func body(content: Content) -> some View {
      content.environment(
        \.openURL,
        OpenURLAction { url in
          switch Spec.resolve(url) {
          case .unmatched, .rejected: openURL(url)
          case .landed, .app, .redirected: navigator.open(url)
          }
          return .handled
        })
    }
  }
#endif
