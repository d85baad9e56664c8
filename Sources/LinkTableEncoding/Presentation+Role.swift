import WaymarkLinks
import WaymarkModel
import WaymarkSpec

extension RouteSyntax.Presentation {
  /// The role of a screen with this presentation in a landing.
  var role: LinkTableFormat.Role {
    switch self {
    case .push: .stack
    case .sheet: .sheet
    case .cover: .cover
    case .window: .window
    }
  }
}
