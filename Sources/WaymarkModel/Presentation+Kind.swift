import WaymarkLinks
import WaymarkSpec

extension RouteSyntax.Presentation {
  /// The kind of destination that a link table uses for the presentation.
  package var kind: Destination.Kind {
    switch self {
    case .push: .push
    case .sheet: .sheet
    case .cover: .cover
    case .window: .window
    }
  }
}
