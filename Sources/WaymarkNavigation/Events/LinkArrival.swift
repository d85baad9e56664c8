import WaymarkLinks

/// The circumstances in which a link reached the app.
package struct LinkArrival: Hashable, Sendable {
  package var source: LinkSource
  package var sendingApp: String?
  /// `nil` if the link arrives at the navigator now; otherwise, by the clock of the navigator.
  package var time: Duration?

  package init(_ source: LinkSource = .app, sendingApp: String? = nil, time: Duration? = nil) {
    self.source = source
    self.sendingApp = sendingApp
    self.time = time
  }
}

/// A link of the spec that matches a URL.
struct MatchedLink<Spec: NavigationSpec>: Hashable, Sendable {
  enum Otherwise: Hashable, Sendable {
    case wait
    case unmatched
    case redirected(to: String)
  }

  let id, pattern: String
  let otherItems: [LinkEvent<Spec>.QueryItem]
  /// While one of the conditions is false.
  let otherwise: Otherwise

  /// `nil` if the URL doesn't land, or if the link table is from another spec.
  init?(_ resolution: LinkTable.Resolution, _ terms: LinkTerms?) {
    guard let terms, case .landed(let plan) = resolution, let name = plan.destination.flatMap(Spec.name) else {
      return nil
    }
    id = terms.id(named: name)
    pattern = terms.pattern
    otherItems = terms.otherItems.map { LinkEvent.QueryItem(key: $0.key, value: $0.value) }
    otherwise =
      switch terms.otherwise {
      case .wait: .wait
      case .unmatched: .unmatched
      case .redirected(let url): .redirected(to: url)
      }
  }
}

extension NavigationSpec {
  fileprivate static func name(of destination: Destination) -> String? {
    let parts = destination.parts
    return switch destination.kind {
    case .tab: Tab.allCases.indices.contains(parts.index) ? Tab.allCases[parts.index].name : nil
    case .push: Route(parts: parts)?.name
    case .sheet: Sheet(parts: parts)?.name
    case .cover: Cover(parts: parts)?.name
    case .window: Window(parts: parts)?.name
    case .link: Link(parts: parts)?.name
    case .gate: nil
    }
  }
}
