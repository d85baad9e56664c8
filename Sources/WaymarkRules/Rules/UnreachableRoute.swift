import SpecModel
import SpecText

extension Rule {
  /// If an unreachable route opens other routes, the rule does not report the other routes.
  static let unreachableRoute = Rule(
    "unreachable-route", .warning, explanation: .unreachableRoute, requires: .errorFreeModel
  ) { context in
    let model = context.model
    let isReached = model.reachedRoutes()
    for cause in UnreachedRoutes(model, isReached).causes {
      context.report(finding(cause, model, isReached, context.edits))
    }
  }

  private static func finding(
    _ cause: UnreachedRoutes.Cause, _ model: NavigationModel, _ isReached: [Bool], _ edits: SpecEdits
  ) -> Finding {
    let first = cause.routes[0]
    let name = model.routes[first].name.string
    let names = cause.routes.map { model.routes[$0].name.string }.quoted()
    let message =
      switch cause.routes.count {
      case 1 where model.routes[first].opens.contains(where: { $0.index == first }):
        "only `\(name)` itself opens `\(name)`, and no link leads to it"
      case 1: "no link leads to `\(name)`, and no screen opens it"
      case 2: "\(names) open each other, and nothing else leads to either of them"
      default: "\(names) open one another, and nothing else leads to any of them"
      }
    let opener = opener(of: cause, model, isReached)
    let isGroup = cause.routes.count > 1
    let which = isGroup ? "one of them" : "it"
    return Finding(
      message, at: model.routes[first].name.span,
      help: "add \(which) to the `opens` of \(isGroup ? "a screen outside the group" : "the screen that shows it")"
        + (opener.map { ", perhaps `\($0.name)`" } ?? "")
        + ", or add a link to \(which); if only code of the app shows "
        + (isGroup ? "one of them, write `in: []` in that route" : "the screen, write `in: []`"),
      related: (cause.routes.dropFirst().prefix(mostRelated).map {
        .init(model.routes[$0].name.span, "`\(model.routes[$0].name.string)` is declared here")
      }) + related(cause.others, model), fixes: opener.map { fix($0, model, edits) } ?? [])
  }

  private static func related(_ others: [Int], _ model: NavigationModel) -> [Diagnostic.Related] {
    guard let first = others.first else { return [] }
    let message =
      others.count == 1
      ? "this route is unreachable as a result" : "this route and \(others.count - 1) more are unreachable as a result"
    return [.init(model.routes[first].name.span, message)]
  }

  private typealias Opener = (route: Int, name: String, span: Span, opensNothing: Bool)

  /// The parent if it is reachable, otherwise the root screen of the only stack that allows the route.
  private static func opener(
    of cause: UnreachedRoutes.Cause, _ model: NavigationModel, _ isReached: [Bool]
  ) -> Opener? {
    for index in cause.routes {
      let route = model.routes[index]
      let modals = Set(route.flows + route.covers + route.gates)
      let modal = modals.count == 1 && route.tabs.isEmpty ? modals.first : nil
      if let screen = route.parent?.index ?? modal, isReached[screen] {
        return (index, model.routes[screen].name.string, model.routes[screen].span, model.routes[screen].opens.isEmpty)
      }
      if let tab = route.tabs.only(outOf: model.tabs.count) {
        return (index, model.tabs[tab].name.string, model.tabs[tab].span, model.tabs[tab].opens.isEmpty)
      }
    }
    return nil
  }

  private static func fix(_ opener: Opener, _ model: NavigationModel, _ edits: SpecEdits) -> [Diagnostic.FixIt] {
    guard opener.opensNothing else { return [] }
    let name = model.routes[opener.route].name.string
    return edits.addition(
      "add `opens: [\(name)]` to `\(opener.name)`", of: "opens: [\(name)]", toMappingAt: opener.span, isSafe: false)
  }
}

/// Grouped by cause: one route of each cause must be opened from a reachable screen.
private struct UnreachedRoutes {
  struct Cause {
    var routes: [Int]
    var others: [Int] = []
  }

  private(set) var causes: [Cause] = []

  init(_ model: NavigationModel, _ isReached: [Bool]) {
    let unreached = model.routes.indices.filter { !isReached[$0] }
    guard !unreached.isEmpty else { return }
    let leads = model.routes.indices.map { route in
      isReached[route] ? [] : model.routes[route].opens.map(\.index).filter { !isReached[$0] }
    }
    let groups = MutualRoutes(leads).groups.filter { !isReached[$0[0]] }
    var groupOfRoute: [Int: Int] = [:]
    for (number, group) in groups.enumerated() { for route in group { groupOfRoute[route] = number } }
    let opened = Set(
      unreached.flatMap { route in leads[route].compactMap { groupOfRoute[$0] }.filter { $0 != groupOfRoute[route] } })
    var causeOfRoute: [Int: Set<Int>] = [:]
    // A group follows all groups that it opens.
    for (place, group) in groups.enumerated().reversed() where !opened.contains(place) {
      let number = causes.count
      causes.append(Cause(routes: group.sorted()))
      // A route with two causes belongs to neither of them, so the walk visits each route at most twice.
      var waiting = [group[0]]
      while let next = waiting.popLast() {
        let known = causeOfRoute[next] ?? []
        guard known.count < 2, !known.contains(number) else { continue }
        causeOfRoute[next] = known.union([number])
        waiting += leads[next]
      }
    }
    for route in unreached {
      guard let numbers = causeOfRoute[route], numbers.count == 1, let number = numbers.first else { continue }
      if !causes[number].routes.contains(route) { causes[number].others.append(route) }
    }
  }
}

extension Explanation {
  fileprivate static let unreachableRoute = Explanation(
    "no link and no other screen leads to a route",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, opens: [item] }
      routes:
        item: { params: { id: Int } }
        reviews: { in: home, params: { item: Int } }
      """,
    why: """
      Either the user cannot reach the screen, and its code is unused. Or the app
      shows the screen without a link and without `opens`. Waymark cannot check
      navigation that the spec does not declare.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, opens: [item] }
      routes:
        item: { params: { id: Int }, opens: [reviews] }
        reviews: { in: home, params: { item: Int } }
      """,
    advice: """
      To make a screen reachable, change the spec in one of these ways:

      - Add the route to the `opens` key of a tab or of another reachable screen.
      - Add the key `links` to the route, or to a route that has this route as its
        `parent`.
      - Add the route to the `resolves` key of a resolved link.

      If only the app's own code shows a screen, such as a sign-in screen, write
      `in: []` for the route.

      In a chain of unreachable screens, Waymark reports only the first screen. If
      several unreachable screens open one another, add one of these screens to the
      `opens` key of a reachable screen.
      """)
}
