import WaymarkSpec

/// The names of the generated types.
package struct TypeNames: Sendable {
  package var namespace: String
  package var tab = "Tab"
  package var route = "Route"
  package var sheet = "Sheet"
  package var cover = "Cover"
  package var window = "Window"
  package var link = "Link"

  /// Creates the default names of the generated types.
  package init(namespace: String) {
    self.namespace = namespace
  }

  /// Returns the name of the generated enum that has a case for each screen of a presentation.
  package subscript(presentation: RouteSyntax.Presentation) -> String {
    switch presentation {
    case .push: route
    case .sheet: sheet
    case .cover: cover
    case .window: window
    }
  }
}
