import SpecText
import WaymarkLinks

extension NavigationModel {
  /// An app has at most ten App Shortcuts, and each intent has one.
  package static let mostIntents = 10

  /// The routes with `intent: true`.
  package var intents: [Int] { routes.indices.filter { routes[$0].intent != nil } }

  /// The intents that Swift can express. A spec can silence the findings about the others.
  package var generatedIntents: [Int] {
    intents.filter { route in
      intentLink(ofRoute: route) != nil
        && routes[route].parameters.allSatisfy { isEntered($0) && enumOfModule($0) == nil }
    }
  }

  /// The link whose URL an intent opens: its URL contains every parameter of the route. A deprecated link is the last
  /// choice. The intent can print the URL, because an endpoint of the link has a fixed start.
  package func intentLink(ofRoute route: Int) -> Int? {
    let links = routes[route].links.filter { contains($0, everyParameterOf: route) }
    return links.first { self.links[$0].deprecation == nil } ?? links.first
  }

  private func contains(_ link: Int, everyParameterOf route: Int) -> Bool {
    guard let step = links[link].landing.screens.last(where: { $0.route == route }),
      links[link].pattern.endpoints.contains(where: { $0.start != nil })
    else { return false }
    return step.arguments.allSatisfy { if case .capture = $0 { true } else { false } }
  }

  /// A Boolean value that indicates whether a person can enter the parameter in Shortcuts.
  package func isEntered(_ parameter: Parameter) -> Bool {
    guard !parameter.isList else { return false }
    switch parameter.type {
    case .primitive(.string), .primitive(.int), .primitive(.double), .primitive(.bool): return true
    case .primitive: return false
    case .declared(let type):
      guard case .enumeration = types[type].kind else { return false }
      return true
    }
  }

  /// The type of the parameter if a module of a feature declares the enum. The app cannot conform it to `AppEnum`.
  package func enumOfModule(_ parameter: Parameter) -> (type: DeclaredType, module: Text)? {
    guard case .declared(let type) = parameter.type, case .enumeration = types[type].kind,
      let module = module(of: types[type])?.module
    else { return nil }
    return (types[type], module)
  }
}
