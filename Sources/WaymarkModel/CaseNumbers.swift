import WaymarkLinks
import WaymarkSpec

/// Which case of which generated enum each screen is.
package struct CaseNumbers: ~Copyable {
  /// A case, and for a route of a feature the case inside it.
  package struct Place: Sendable {
    package let index: Int
    package let inner: Int?

    package init(index: Int, inner: Int?) {
      self.index = index
      self.inner = inner
    }
  }

  /// What leads to a case, by the numbers of links.
  package enum CaseLinks {
    case links([Int])
    case feature([CaseLinks])
  }

  private let model: NavigationModel
  /// For each kind, by its number, the places of routes; of a kind that nothing is shown as, none.
  private var places: [[Place?]] = Array(repeating: [], count: Destination.Kind.allCases.count)
  /// The tabs that have parameters, in their order.
  private let tabsWithParameters: [Int]

  package init(_ model: NavigationModel) {
    self.model = model
    tabsWithParameters = model.tabs.indices.filter { !model.tabs[$0].parameters.isEmpty }
    for kind in RouteSyntax.Presentation.allCases {
      let cases = model.cases(presentedAs: kind)
      guard !cases.isEmpty else { continue }
      var places = [Place?](repeating: nil, count: model.routes.count)
      for (index, screen) in cases.enumerated() {
        switch screen {
        case .route(let route): places[route] = Place(index: index, inner: nil)
        case .feature(_, let routes):
          for (inner, route) in routes.enumerated() { places[route] = Place(index: index, inner: inner) }
        }
      }
      self.places[Int(kind.kind.rawValue)] = places
    }
  }

  /// The case of a route that is shown in a way it allows.
  package func place(of route: Int, as kind: RouteSyntax.Presentation) -> Place {
    places[Int(kind.kind.rawValue)][route]!
  }

  /// The case of a tab's arguments.
  package func place(ofArgumentsOf tab: Int) -> Place {
    Place(index: tabsWithParameters.firstIndex(of: tab)!, inner: nil)
  }

  /// For each case of a kind, the links that lead there: those that are not deprecated first.
  package func links(to kind: Destination.Kind) -> [CaseLinks] {
    switch kind {
    case .tab: return model.tabs.map { .links(ordered(Array($0.links))) }
    case .link: return model.resolvedLinks.map { .links(ordered(Array($0.links))) }
    case .push, .sheet, .cover, .window:
      guard let presentation = RouteSyntax.Presentation.allCases.first(where: { $0.kind == kind }) else { return [] }
      return model.cases(presentedAs: presentation).map { screen in
        switch screen {
        case .route(let route): .links(ordered(model.links(to: model.routes[route], as: presentation)))
        case .feature(_, let routes):
          .feature(routes.map { .links(ordered(model.links(to: model.routes[$0], as: presentation))) })
        }
      }
    }
  }

  private func ordered(_ links: [Int]) -> [Int] {
    // Hardly any is deprecated.
    guard links.contains(where: { model.links[$0].isDeprecated }) else { return links }
    return links.filter { !model.links[$0].isDeprecated } + links.filter { model.links[$0].isDeprecated }
  }
}

extension RouteSyntax.Presentation {
  /// The same in the link table's terms.
  package var kind: Destination.Kind {
    switch self {
    case .push: .push
    case .sheet: .sheet
    case .cover: .cover
    case .window: .window
    }
  }
}
