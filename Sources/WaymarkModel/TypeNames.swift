import WaymarkSpec

package struct TypeNames: Sendable {
  package var namespace: String
  package var tab = "Tab"
  package var route = "Route"
  package var sheet = "Sheet"
  package var cover = "Cover"
  package var window = "Window"
  package var link = "Link"

  package init(namespace: String) {
    self.namespace = namespace
  }

  package subscript(presentation: RouteSyntax.Presentation) -> String {
    switch presentation {
    case .push: route
    case .sheet: sheet
    case .cover: cover
    case .window: window
    }
  }
}
