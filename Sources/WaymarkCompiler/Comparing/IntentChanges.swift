import SpecModel
import SpecText

/// The shortcuts of users contain intents and their parameters by name.
struct IntentChanges {
  private let pair: SpecPair
  private var changes: [Change] = []

  static func of(_ pair: SpecPair) -> [Change] {
    var comparison = IntentChanges(pair: pair)
    comparison.compare()
    return comparison.changes
  }

  private init(pair: SpecPair) { self.pair = pair }

  private mutating func compare() {
    for route in pair.routes.pairs {
      let (old, new) = (pair.old.routes[route.old], pair.new.routes[route.new])
      switch (old.intent, new.intent) {
      case (let before?, let after?) where old.intentName != new.intentName:
        lose(old, "was renamed to `\(new.intentName)`", before, after)
      case (.some, .some): compareParameters(old, new)
      case (let before?, nil): lose(old, "was removed", before, new.name.span)
      case (nil, let after?): gain(new, after)
      case (nil, nil): break
      }
    }
    for index in pair.routes.gone {
      if let span = pair.old.routes[index].intent { lose(pair.old.routes[index], "was removed", span, nil) }
    }
    for index in pair.routes.added {
      if let span = pair.new.routes[index].intent { gain(pair.new.routes[index], span) }
    }
  }

  private mutating func compareParameters(_ old: Route, _ new: Route) {
    for parameter in old.parameters {
      let name = parameter.name.string
      let other = new.parameters.first { $0.name.string == name }
      let types = (pair.old.specName(of: parameter.type), other.map { pair.new.specName(of: $0.type) })
      guard types.0 != types.1 else { continue }
      let change =
        types.1.map { "now has a `\(name)` of the type `\($0)`" } ?? "no longer has the parameter `\(name)`"
      add(
        old.name.string, "the app intent `\(old.intentName)` \(change), and shortcuts of users lose its value",
        help: "keep the parameter while people have shortcuts with the intent", before: parameter.name.span,
        after: other?.name.span ?? new.name.span)
    }
  }

  private mutating func lose(_ route: Route, _ change: String, _ before: Span, _ after: Span?) {
    add(
      route.name.string, "the app intent `\(route.intentName)` \(change), and shortcuts of users no longer find it",
      help: "keep the route's name and `intent: true` while people have shortcuts with the intent", before: before,
      after: after)
  }

  private mutating func gain(_ route: Route, _ after: Span) {
    add(route.name.string, "the app intent `\(route.intentName)` was added, with an App Shortcut", after: after)
  }

  /// A change with `help` is breaking.
  private mutating func add(
    _ subject: String, _ message: String, help: String? = nil, before: Span? = nil, after: Span?
  ) {
    changes.append(
      Change(.state, isBreaking: help != nil, of: subject, message, help: help, before: before, after: after))
  }
}
