import WaymarkLinks
import WaymarkSpec

extension RouteSyntax.Presentation {
  package var kind: Destination.Kind {
    switch self {
    case .push: .push
    case .sheet: .sheet
    case .cover: .cover
    case .window: .window
    }
  }
}
