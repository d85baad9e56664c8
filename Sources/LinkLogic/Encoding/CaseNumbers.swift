import SpecModel
import WaymarkLinks

struct CaseNumber {
  let index: Int
  let inner: Int?
}

struct CaseNumbers: ~Copyable {
  enum CaseLinks {
    case links([Int])
    case feature([CaseLinks])
  }

  private let model: NavigationModel
  /// Empty for a kind without routes.
  private var numbers: [[CaseNumber?]] = Array(repeating: [], count: Destination.Kind.allCases.count)
  /// Ascending.
  private let tabsWithParameters: [Int]

  init(_ model: NavigationModel) {
    self.model = model
    tabsWithParameters = model.tabs.indices.filter { !model.tabs[$0].parameters.isEmpty }
    for kind in RouteSyntax.Presentation.allCases {
      let cases = model.cases(presentedAs: kind)
      guard !cases.isEmpty else { continue }
      var numbers = [CaseNumber?](repeating: nil, count: model.routes.count)
      for (index, screen) in cases.enumerated() {
        switch screen {
        case .route(let route): numbers[route] = CaseNumber(index: index, inner: nil)
        case .feature(_, let routes):
          for (inner, route) in routes.enumerated() { numbers[route] = CaseNumber(index: index, inner: inner) }
        }
      }
      self.numbers[Int(kind.kind.rawValue)] = numbers
    }
  }

  func number(of route: Int, as kind: RouteSyntax.Presentation) -> CaseNumber {
    numbers[Int(kind.kind.rawValue)][route]!
  }

  func number(ofArgumentsOf tab: Int) -> CaseNumber {
    CaseNumber(index: tabsWithParameters.firstIndex(of: tab)!, inner: nil)
  }

  /// Deprecated links come last.
  func links(to kind: Destination.Kind) -> [CaseLinks] {
    switch kind {
    case .tab: return model.tabs.map { .links(ordered(Array($0.links))) }
    case .link: return model.resolvedLinks.map { .links(ordered(Array($0.links))) }
    case .push, .sheet, .cover, .window, .gate:
      guard let presentation = RouteSyntax.Presentation.allCases.first(where: { $0.kind == kind }) else { return [] }
      return model.cases(presentedAs: presentation).map { screen in
        switch screen {
        case .route(let route): .links(ordered(model.links(toRoute: route, as: presentation)))
        case .feature(_, let routes):
          .feature(routes.map { .links(ordered(model.links(toRoute: $0, as: presentation))) })
        }
      }
    }
  }

  private func ordered(_ links: [Int]) -> [Int] {
    // Deprecated links are rare. A getter of another module would copy each link.
    guard links.contains(where: { model.links[$0].deprecation != nil }) else { return links }
    return links.filter { model.links[$0].deprecation == nil } + links.filter { model.links[$0].deprecation != nil }
  }
}
