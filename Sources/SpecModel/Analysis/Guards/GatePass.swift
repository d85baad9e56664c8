import SpecText

/// A gate must be able to appear whenever its condition is false and the conditions of the gates before it hold.
struct GatePass: ~Copyable {
  private let conditions: ConditionTable
  private let screens: [Condition]
  private let declarations: Declarations
  private let routes: [Route]
  private let sink: DiagnosticSink

  static func resolve(
    _ entries: [Named<GateSyntax>], _ conditions: ConditionTable, _ screens: [Condition],
    _ declarations: Declarations, _ routes: [Route], _ sink: DiagnosticSink
  ) -> [Gate] {
    let pass = GatePass(
      conditions: conditions, screens: screens, declarations: declarations, routes: routes, sink: sink)
    let gates = entries.compactMap { pass.gate($0) }
    pass.reportUnnamed(gates, isComplete: gates.count == entries.count)
    for index in gates.indices { pass.checkCircle(gates, at: index) }
    for gate in gates { pass.checkWayOut(gate) }
    return gates
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
      check(routes[route.index], at: name)
    else { return nil }
    return Gate(
      condition: condition, route: route, resets: entry.value.behind?.value == .reset, span: entry.name.span)
  }

  private func check(_ route: Route, at name: Text) -> Bool {
    let related = [Diagnostic.Related(route.name.span, "`\(name.string)` is declared here")]
    guard route.presentations.contains(.gate) else {
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

  private func reportUnnamed(_ gates: [Gate], isComplete: Bool) {
    guard isComplete, !sink.isSpecIncomplete else { return }
    for index in routes.indices where routes[index].isShown(as: .gate) {
      guard !gates.contains(where: { $0.route.index == index }) else { continue }
      let name = routes[index].name.string
      report(
        "`\(name)` never replaces the tabs, because `gates` does not name it", at: routes[index].name.span,
        help: "name it under `gates`, or remove `gate` from the `present` of `\(name)`")
    }
  }

  /// While the gate is shown, its condition is false, and those of the gates behind it can be.
  private func checkCircle(_ gates: [Gate], at index: Int) {
    let gate = gates[index]
    let own = gate.route.name.string
    let awaited = Set(gates[index...].map(\.condition))
    if let condition = routes[gate.route.index].requirements.first(where: { !isOpen($0, before: index, of: gates) }) {
      let name = conditions.declared[condition].name.string
      let reason =
        condition == gate.condition
        ? "is shown only while `\(name)` is false"
        : awaited.contains(condition)
          ? "is shown before the gate of `\(name)`" : "must be shown even while `\(name)` is false"
      report(
        "the gate `\(own)` requires `\(name)`, but \(reason)",
        at: routes[gate.route.index].requires.first { $0.index == condition }?.span ?? gate.route.span,
        help: awaited.contains(condition) && condition != gate.condition
          ? "put the gate of `\(name)` first, or remove `\(name)` from `requires`"
          : "remove `\(name)` from `requires`")
    }
    // Routes that can only be in this gate.
    for route in routes where route.gates == [gate.route.index] && route.isInGatesOnly {
      guard let condition = route.requirements.first(where: awaited.contains) else { continue }
      let name = conditions.declared[condition].name.string
      report(
        "`\(route.name.string)` is shown only in the gate `\(own)`, and requires `\(name)`, which "
          + (condition == gate.condition ? "is false while the gate is shown" : "a later gate waits for"),
        at: route.requires.first { $0.index == condition }?.span ?? route.name.span,
        help: "remove `\(name)` from `requires`, or add a tab to the `in` of `\(route.name.string)`")
    }
  }

  private func isOpen(_ condition: Int, before index: Int, of gates: [Gate]) -> Bool {
    gates[..<index].contains { $0.condition == condition }
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
}
