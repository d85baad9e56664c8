import SpecText

/// A gate must be able to appear whenever its condition is false and the conditions of the gates before it hold.
struct GatePass: ~Copyable {
  private let conditions: ConditionTable
  private let screens: [Condition]
  private let declarations: Declarations
  private let routes: [Route]
  private let sink: DiagnosticSink

  /// The list is complete if no error has removed a gate.
  static func resolve(
    _ syntax: GatesSyntax, _ conditions: ConditionTable, _ screens: [Condition],
    _ declarations: Declarations, _ routes: [Route], _ sink: DiagnosticSink
  ) -> (gates: [Gate], isComplete: Bool) {
    let pass = GatePass(
      conditions: conditions, screens: screens, declarations: declarations, routes: routes, sink: sink)
    let gates = syntax.entries.compactMap { pass.gate($0) }
    let isComplete = syntax.isWhole && gates.count == syntax.entries.count && !sink.isSpecIncomplete
    if isComplete { pass.reportUnnamed(gates) }
    pass.checkOpeners()
    if !gates.isEmpty { pass.checkRequirements(gates) }
    for gate in gates { pass.checkWayOut(gate) }
    return (gates, isComplete)
  }

  private init(
    conditions: ConditionTable, screens: [Condition], declarations: Declarations, routes: [Route],
    sink: DiagnosticSink
  ) {
    self.conditions = conditions
    self.screens = screens
    self.declarations = declarations
    self.routes = routes
    self.sink = sink
  }

  private func gate(_ entry: Named<GateSyntax>) -> Gate? {
    let condition = conditions.index(of: entry.name)
    guard let name = entry.value.route, let route = declarations.names.route(name, in: .gates), let condition,
      check(route, at: name)
    else { return nil }
    return Gate(
      condition: condition, route: route, resets: entry.value.behind?.value == .reset, span: entry.name.span)
  }

  private func check(_ reference: Reference, at name: Text) -> Bool {
    let route = routes[reference.index]
    let related = [Diagnostic.Related(route.name.span, "`\(name.string)` is declared here")]
    guard route.presentations.contains(.gate) else {
      guard declarations.routes[reference.index].value.arePresentationsKnown else { return false }
      let present = route.presentationSpan == nil ? "write `present: gate` in" : "add `gate` to the `present` of"
      report(
        "`\(name.string)` cannot replace the tabs: its `present` does not include `gate`", at: name.span,
        help: "\(present) `\(name.string)`", related)
      return false
    }
    if let parameter = route.parameters.first(where: \.isRequired) {
      let required = parameter.name.string
      report(
        "`\(name.string)` needs a value for `\(required)`, and the navigator has none when it shows the gate",
        at: name.span, help: "make `\(required)` optional, or give it a default", related)
      return false
    }
    return true
  }

  private func report(
    _ message: String, at span: Span, help: String, _ related: [Diagnostic.Related] = []
  ) {
    sink.report(Diagnostic(.invalidGate, message, at: span, help: help, related: related))
  }

  private func reportUnnamed(_ gates: [Gate]) {
    let named = Set(gates.map(\.route.index))
    for index in routes.indices where routes[index].isShown(as: .gate) && !named.contains(index) {
      let name = routes[index].name.string
      report(
        "`\(name)` never replaces the tabs, because `gates` does not name it", at: routes[index].name.span,
        help: "name it under `gates`, or remove `gate` from the `present` of `\(name)`")
    }
  }

  /// Only the condition of a gate shows the gate.
  private func checkOpeners() {
    guard routes.indices.contains(where: { routes[$0].isOnlyGate }) else { return }
    func check(_ names: [Text], under key: String, of owner: Text) {
      for name in names {
        guard case .route(let index)? = declarations.names[name], routes[index].isOnlyGate else { continue }
        let gate = name.string
        report(
          "the `\(key)` of `\(owner.string)` names the gate `\(gate)`, which no screen and no link can show: it is shown "
            + "exactly while its condition is false",
          at: name.span,
          help: "remove `\(gate)` from `\(key)`, or add `sheet` or `cover` to the `present` of `\(gate)`",
          [.init(routes[index].name.span, "the gate is declared here")])
      }
    }
    for tab in declarations.tabs { check(tab.value.opens, under: "opens", of: tab.name) }
    // The loop uses indices, because the elements of a loop would be copies of large routes.
    for index in declarations.routes.indices {
      check(declarations.routes[index].value.opens, under: "opens", of: declarations.routes[index].name)
    }
    for link in declarations.resolvedLinks { check(link.value.resolves ?? [], under: "resolves", of: link.name) }
  }

  /// While a gate is shown, its condition is false, and those of the gates behind it can be.
  private func checkRequirements(_ gates: [Gate]) {
    let places = Dictionary(gates.indices.map { (gates[$0].condition, $0) }) { first, _ in first }
    let circles = circles(gates, places)
    var lastPlaces: [Int: Int] = [:]
    for (place, gate) in gates.enumerated() {
      lastPlaces[gate.route.index] = place
      guard let condition = routes[gate.route.index].requirements.first(where: { places[$0] ?? .max >= place }) else {
        continue
      }
      let own = gate.route.name.string
      let name = conditions.declared[condition].name.string
      let later = places[condition].flatMap { $0 > place ? $0 : nil }
      let reason =
        condition == gate.condition
        ? "is shown only while `\(name)` is false"
        : later == nil ? "must be shown even while `\(name)` is false" : "is shown before the gate of `\(name)`"
      let isCircle = later.map { circles[$0] == circles[place] } ?? false
      report(
        "the gate `\(own)` requires `\(name)`, but \(reason)",
        at: routes[gate.route.index].requires.first { $0.index == condition }?.span ?? gate.route.span,
        help: (later == nil || isCircle ? "" : "put the gate of `\(name)` first, or ")
          + "remove `\(name)` from `requires`"
          + (isCircle ? "; the gates require each other's conditions, so no order is valid" : ""))
    }
    checkScreens(gates, places, lastPlaces)
  }

  /// Gates with the same number require each other's conditions.
  private func circles(_ gates: [Gate], _ places: [Int: Int]) -> [Int] {
    var circles = [Int](repeating: 0, count: gates.count)
    let needed = gates.map { routes[$0.route.index].requirements.compactMap { places[$0] } }
    let groups = MutualRoutes(needed).groups
    for (number, group) in groups.enumerated() { for gate in group { circles[gate] = number } }
    return circles
  }

  /// Routes that can only be in one gate.
  private func checkScreens(_ gates: [Gate], _ places: [Int: Int], _ lastPlaces: [Int: Int]) {
    for index in routes.indices where routes[index].gates.count == 1 && routes[index].isInGatesOnly {
      let route = routes[index]
      guard let place = lastPlaces[route.gates[0]],
        let condition = route.requirements.first(where: { places[$0] ?? -1 >= place })
      else { continue }
      let name = conditions.declared[condition].name.string
      report(
        "`\(route.name.string)` is shown only in the gate `\(gates[place].route.name.string)`, and requires `\(name)`, "
          + "which "
          + (condition == gates[place].condition ? "is false while the gate is shown" : "a later gate waits for"),
        at: route.requires.first { $0.index == condition }?.span ?? route.name.span,
        help: "remove `\(name)` from `requires`, or add a tab to the `in` of `\(route.name.string)`")
    }
  }

  /// A condition with `presents` becomes true on that screen, so the gate must allow it.
  private func checkWayOut(_ gate: Gate) {
    guard let screen = screens[gate.condition].screen, screen.index != gate.route.index else { return }
    let route = routes[screen.index]
    guard !route.gates.contains(gate.route.index), !sink.isSpecIncomplete else { return }
    let condition = conditions.declared[gate.condition].name.string
    let own = gate.route.name.string
    report(
      "`\(screen.name.string)` makes `\(condition)` true, but cannot be presented over the gate `\(own)`, which is shown "
        + "until then",
      at: screen.span,
      help: "\(route.advice(adding: [own])), or remove `presents` if `\(own)` itself makes `\(condition)` true",
      [.init(gate.span, "the gate is declared here")])
  }
}

extension Route {
  /// A Boolean value that indicates whether neither a tab nor a sheet, cover, or window allows the route.
  package var isInGatesOnly: Bool { !gates.isEmpty && tabs.isEmpty && flows.isEmpty && covers.isEmpty }

  package var isOnlyGate: Bool { presentations.count == 1 && isShown(as: .gate) }
}
