import SpecModel
import SpecText
import WaymarkOutput

/// The shortcuts of users contain intents and their parameters by name.
extension SourceChanges {
  mutating func compareIntents() {
    for route in pair.routes.pairs {
      let (old, new) = (pair.old.routes[route.old], pair.new.routes[route.new])
      switch (old.intent, new.intent) {
      case (let before?, let after?) where old.intentName != new.intentName:
        lose(old, "was renamed to `\(new.intentName)`", before, after)
      case (let before?, nil): lose(old, "was removed", before, new.name.span)
      case (nil, let after?): gain(new, after)
      default: break
      }
    }
    for index in pair.routes.gone {
      if let span = pair.old.routes[index].intent { lose(pair.old.routes[index], "was removed", span, nil) }
    }
    for index in pair.routes.added {
      if let span = pair.new.routes[index].intent { gain(pair.new.routes[index], span) }
    }
  }

  private mutating func lose(_ route: Route, _ change: String, _ before: Span, _ after: Span?) {
    add(
      route.name.string, "the app intent `\(route.intentName)` \(change), and shortcuts of users no longer find it",
      isBreaking: true, help: "keep the route's name and `intent: true` while people have shortcuts with the intent",
      before: before, after: after)
  }

  private mutating func gain(_ route: Route, _ after: Span) {
    add(
      route.name.string, "the app intent `\(route.intentName)` was added, with an App Shortcut", isBreaking: false,
      after: after)
  }
}
