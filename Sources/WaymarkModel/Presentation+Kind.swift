import WaymarkLinks
import WaymarkSpec

extension RouteSyntax.Presentation {
  /// The kind of destination in a link table.
  package var kind: Destination.Kind {
    switch self {
    case .push: .push
    case .sheet: .sheet
    case .cover: .cover
    case .window: .window
    }
  }
}
