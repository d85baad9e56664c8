import WaymarkLinks
import WaymarkModel
import WaymarkSpec

extension RouteSyntax.Presentation {
  /// The role that a link table assigns to a screen with this presentation.
  var role: LinkTableFormat.Role {
    switch self {
    case .push: .stack
    case .sheet: .sheet
    case .cover: .cover
    case .window: .window
    }
  }
}
