import WaymarkLinks
import WaymarkModel
import WaymarkSpec

extension RouteSyntax.Presentation {
  var role: LinkTableFormat.Role {
    switch self {
    case .push: .stack
    case .sheet: .sheet
    case .cover: .cover
    case .window: .window
    }
  }
}
