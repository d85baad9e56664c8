import SpecModel
import SpecText

extension Rule {
  static let invalidIntent = Rule("invalid-intent", .error, explanation: .invalidIntent, requires: .model) { context in
    let model = context.model
    let intents = model.intents
    for (place, route) in intents.enumerated() {
      guard let intent = model.routes[route].intent else { continue }
      let name = model.routes[route].name.string
      if place == NavigationModel.mostIntents {
        context.report(
          Finding(
            "the spec has \(intents.count) app intents, but an app can have only \(NavigationModel.mostIntents) App "
              + "Shortcuts, and each intent has one",
            at: intent, help: "remove `intent` from the routes that people need least often"))
      }
      if model.routes[route].summary?.line.isEmpty ?? true {
        context.report(
          Finding(
            "`\(name)` is an app intent without a `summary`, which is its description in Shortcuts", at: intent,
            help: "add a `summary` to `\(name)` that says what the screen shows"))
      }
      let parameters = model.routes[route].parameters.filter(\.isTypeKnown)
      for parameter in parameters {
        if let finding = finding(about: parameter, of: name, intent, model) { context.report(finding) }
      }
      if let finding = finding(aboutNamesOf: route, in: intents[..<place], intent, model) { context.report(finding) }
      // The file of a feature with its own module has no origins, and the app's spec checks its links.
      if !model.spec.isModule, parameters.allSatisfy(model.isEntered), model.intentLink(ofRoute: route) == nil,
        let finding = finding(aboutLinksOf: model.routes[route], intent, model)
      {
        context.report(finding)
      }
    }
  }

  /// The type of the intent is outside of the namespace, and people tell the shortcuts apart by their phrases.
  private static func finding(
    aboutNamesOf route: Int, in others: ArraySlice<Int>, _ intent: Span, _ model: NavigationModel
  ) -> Finding? {
    let (name, type) = (model.routes[route].name.string, model.routes[route].intentName)
    let names = model.typeNames
    if [names.namespace, names.accessibilityID].contains(type)
      || model.features.contains(where: { $0.namespace == type })
    {
      return Finding(
        "the type of the app intent `\(name)` and another generated type are both named `\(type)`", at: intent,
        help: "choose another name with `swift: { names: … }`")
    }
    let phrase = model.routes[route].shortcutPhrase
    guard let other = others.first(where: { model.routes[$0].shortcutPhrase == phrase }) else { return nil }
    return Finding(
      "the app intents `\(model.routes[other].name.string)` and `\(name)` have the same shortcut phrase, `\(phrase)`",
      at: intent, help: "give one of the routes another `title`",
      related: [.init(model.routes[other].name.span, "the other route is declared here")])
  }

  private static func finding(
    about parameter: Parameter, of route: String, _ intent: Span, _ model: NavigationModel
  ) -> Finding? {
    let name = parameter.name.string
    guard model.isEntered(parameter) else {
      let type = model.specName(of: parameter.type)
      return Finding(
        "`\(route)` is an app intent, but people cannot enter its parameter `\(name)` of the type "
          + "`\(parameter.isList ? "List<\(type)>" : type)` in Shortcuts",
        at: intent,
        help: "give `\(name)` the type String, Int, Double, Bool, or an enum under `types`, or remove `intent` and "
          + "write the intent in Swift",
        related: [.init(parameter.name.span, "the parameter is declared here")])
    }
    if let value = model.valueOfAppEnum(parameter) {
      return Finding(
        "`\(route)` is an app intent, but its parameter `\(name)` is an enum with the value `\(value.string)`, which is "
          + "a member of each `AppEnum`",
        at: intent, help: "choose another name for the value, or remove `intent`",
        related: [.init(value.span, "the value is declared here")])
    }
    guard let (declared, module) = model.enumOfModule(parameter) else { return nil }
    let type = declared.name.string
    return Finding(
      "`\(route)` is an app intent, but the enum `\(type)` of its parameter `\(name)` is in the module "
        + "`\(module.string)`, and an app can't conform an enum of another module to `AppEnum`",
      at: intent, help: "declare `\(type)` in the spec of the app, or remove `intent` and write the intent in Swift",
      related: [.init(declared.name.span, "the enum is declared here")])
  }

  /// `nil` if the link is invalid, which is already reported.
  private static func finding(aboutLinksOf route: Route, _ intent: Span, _ model: NavigationModel) -> Finding? {
    let name = route.name.string
    if route.isOnlyGate {
      return Finding(
        "`\(name)` is an app intent and only a gate, but no URL opens a gate", at: intent, help: "remove `intent`")
    }
    guard !route.links.isEmpty else {
      if model.hasWrittenLinks(route) { return nil }
      return Finding(
        "`\(name)` is an app intent, but has no link, and an intent opens a URL of the app", at: intent,
        help: "add a link to `\(name)`, such as `links: [/\(name)]`, or remove `intent`")
    }
    let related = route.links.prefix(1).map {
      Diagnostic.Related(model.links[$0].pattern.text.span, "this is a link of the route")
    }
    guard route.links.contains(where: { model.links[$0].pattern.endpoints.contains { $0.start != nil } }) else {
      return Finding(
        "`\(name)` is an app intent, but the hosts of its links have variable parts, so an intent cannot know the host",
        at: intent, help: "add a link to `\(name)` on an origin with a custom scheme or a fixed host", related: related)
    }
    let missing = route.links.map { model.parameters(of: route, missingIn: $0) }.min { $0.count < $1.count } ?? []
    let parameters = missing.map { "`{\($0.name.string)}`" }.joined(or: "and")
    return Finding(
      "`\(name)` is an app intent, but no URL of its links contains \(parameters)", at: intent,
      help: "add a link to `\(name)` whose pattern captures \(parameters), or remove `intent`", related: related)
  }
}

extension Explanation {
  fileprivate static let invalidIntent = Explanation(
    "a route cannot be offered as an app intent",
    faulty: """
      waymark: 1
      app: Shop
      origins: { app: { schemes: [shop] } }
      tabs:
        home: { title: Home, icon: house, opens: [item] }
      routes:
        item:
          in: home
          params: { id: UUID }
          intent: true
          links: ["/items/{id}"]
      """,
    why: """
      Shortcuts lists the app intents of an app with their titles and descriptions,
      and people enter the parameters there. Shortcuts has controls for text,
      numbers, and choices, but no control for an identifier such as a `UUID`, a
      list, or a type of the app. An intent opens a URL, so a link must contain
      all parameters. The system accepts at most ten App Shortcuts of an app.
      """,
    corrected: """
      waymark: 1
      app: Shop
      origins: { app: { schemes: [shop] } }
      tabs:
        home: { title: Home, icon: house, opens: [item] }
      routes:
        item:
          in: home
          params: { number: Int }
          summary: The item with a number.
          intent: true
          links: ["/items/{number}"]
      """,
    advice: """
      For a screen with other parameters, write an app intent in Swift. The intent
      can find the value, such as with a query of an `AppEntity`, and put the URL
      of the screen into the `LinkInbox`.
      """)
}
