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
        && routes[route].parameters.allSatisfy {
          isEntered($0) && enumOfModule($0) == nil && valueOfAppEnum($0) == nil
        }
    }
  }

  /// The link whose URL an intent opens: its URL contains every parameter of the route. A deprecated link is the last
  /// choice. The intent can print the URL, because an endpoint of the link has a fixed start.
  package func intentLink(ofRoute route: Int) -> Int? {
    let links = routes[route].links.filter { contains($0, everyParameterOf: route) }
    return links.first { self.links[$0].deprecation == nil } ?? links.first
  }

  private func contains(_ link: Int, everyParameterOf route: Int) -> Bool {
    links[link].pattern.endpoints.contains { $0.start != nil } && parameters(of: routes[route], missingIn: link).isEmpty
  }

  /// The parameters whose values are not in the URLs of the link.
  package func parameters(of route: Route, missingIn link: Int) -> [Parameter] {
    guard let step = links[link].landing.screens.last(where: { routes[$0.route].name == route.name }) else {
      return route.parameters
    }
    return zip(route.parameters, step.arguments).filter { if case .capture = $1 { false } else { true } }.map(\.0)
  }

  /// Returns a Boolean value that indicates whether the route has links in the spec, also invalid ones.
  package func hasWrittenLinks(_ route: Route) -> Bool {
    ([spec.root.routes] + spec.fragments.map(\.routes)).joined().contains {
      $0.name.span == route.name.span && !$0.value.links.isEmpty
    }
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

  /// The value of the parameter's enum with the name of a static property of `AppEnum`.
  package func valueOfAppEnum(_ parameter: Parameter) -> Text? {
    guard case .declared(let type) = parameter.type, case .enumeration(let cases, _) = types[type].kind else {
      return nil
    }
    let members = ["caseDisplayRepresentations", "typeDisplayRepresentation"]
    return cases.first { members.contains($0.name.string) }?.name
  }

  /// The type of the parameter if a module of a feature declares the enum. The app cannot conform it to `AppEnum`.
  package func enumOfModule(_ parameter: Parameter) -> (type: DeclaredType, module: Text)? {
    guard case .declared(let type) = parameter.type, case .enumeration = types[type].kind,
      let module = module(of: types[type])?.module
    else { return nil }
    return (types[type], module)
  }
}

extension Route {
  /// The name of the generated type, by which the system finds the intent in the shortcuts of a user.
  package var intentName: String { "Open\(name.string.prefix(1).uppercased())\(name.string.dropFirst())Intent" }

  /// The title, or the words of the name if the title is absent or in a string table.
  package var titleWords: String { if case .text(let text)? = title { text.string } else { name.string.words } }

  /// The words that follow the name of the app. The system replaces `${applicationName}` in a phrase.
  package var shortcutPhrase: String {
    let words = titleWords.filter { !"${}".contains($0) }
    return words.allSatisfy(\.isWhitespace) ? name.string.words : words
  }
}
