#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import WaymarkNavigation

  extension View {
    /// Adds a navigator to the environment. If a view opens a link of the app, the navigator handles the link.
    func inEnvironment<Spec: NavigationSpec>(of navigator: Navigator<Spec>) -> some View {
      modifier(OwnLinks(navigator: navigator))
        .environment(\.beginPresentation) { navigator.host.beginPresentation(dismiss: $0) }
        .environment(navigator)
    }
  }

  /// A modifier that handles the links that views open, such as links in text.
  ///
  /// The navigator handles the links of the app. Without the modifier, the system would open these links in the
  /// browser. The environment's original `openURL` action opens all other links.
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
