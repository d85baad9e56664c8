#if canImport(SwiftUI)
  import SwiftUI
  import WaymarkNavigation

  extension View {
    /// Gives views a navigator. Links of the app's own in their texts stay in the app.
    func inEnvironment<Spec: NavigationSpec>(of navigator: Navigator<Spec>) -> some View {
      modifier(OwnLinks(navigator: navigator)).environment(navigator)
    }
  }

  /// What a link in a text does. The system would open one of the app's own in the browser; others go where they went before.
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
