import SpecText

/// Links wait until all gates are open. A link with `gates: false` opens over the gate.
struct GatedLinks {
  private let context: LinkContext

  init(_ context: LinkContext) { self.context = context }

  /// The conditions of the gates for which the link waits; `nil` if the link could never open.
  func conditions(
    _ entry: LinkSyntax, _ target: Link.Target, _ landing: LandingSteps, _ requires: [Int]
  ) -> [Int]? {
    guard entry.gates?.value == false else { return waiting(entry, target, landing) }
    let key = entry.gates!.span
    guard !context.gates.isEmpty else {
      if context.areGatesComplete {
        report("the spec has no gates, so `gates: false` has no effect", at: key, help: "remove `gates: false`")
      }
      return []
    }
    if let gate = context.gates.first(where: { requires.contains($0.condition) }) {
      let condition = context.conditions.declared[gate.condition].name.string
      report(
        "the link opens over the gates, but requires `\(condition)`, which is false while the gate "
          + "`\(gate.route.name.string)` is shown",
        at: key, help: "remove `gates: false`, or remove `\(condition)` from `requires`",
        [.init(gate.span, "the gate is declared here")])
      return nil
    }
    guard let outermost = outermost(target, landing) else { return [] }
    let screen = context.routes[outermost]
    if context.gates.contains(where: { $0.route.index == outermost }) { return [] }
    guard screen.gates.isEmpty, context.areGatesComplete, !context.routeTable.withUnknownTabs.contains(outermost) else {
      return []
    }
    let name = screen.name.string
    let gates = context.gates.map(\.route.name.string)
    report(
      "the link opens `\(name)` over the gates, but no gate allows `\(name)`", at: key,
      help: "\(screen.advice(adding: [gates[0]])), or remove `gates: false`",
      [.init(screen.name.span, "`\(name)` is declared here")])
    return nil
  }

  /// The sheet or cover that the link presents over a gate, or the route that the link pushes onto the stack of the gate.
  /// `nil` if no gate must allow a screen of the link.
  private func outermost(_ target: Link.Target, _ landing: LandingSteps) -> Int? {
    guard case .route(let route, _) = target, landing.modals.first?.kind != .window else { return nil }
    return landing.modals.first?.step.route ?? route
  }

  private func waiting(_ entry: LinkSyntax, _ target: Link.Target, _ landing: LandingSteps) -> [Int]? {
    if let outermost = outermost(target, landing), context.routes[outermost].isInGatesOnly {
      let screen = context.routes[outermost].name
      report(
        "the link waits until all gates are open, but `\(screen.string)` is shown only in a gate",
        at: entry.url?.span ?? entry.span,
        help: entry.url.map { LinkSyntax.advice(of: $0, in: entry.span, with: "gates: false") }
          ?? "add `gates: false`",
        [.init(screen.span, "`\(screen.string)` is declared here")])
      return nil
    }
    if let name = entry.tab, case .route(let route)? = context.declarations.names[name],
      context.routes[route].isShown(as: .gate), !context.routes[route].presentations.contains(where: \.isModal)
    {
      report(
        "the link waits until all gates are open, but its `in` names the gate `\(name.string)`", at: name.span,
        help: "add `gates: false`, or name a tab in the `in` of the link",
        [.init(context.routes[route].name.span, "the gate is declared here")])
      return nil
    }
    return context.gates.map(\.condition)
  }

  private func report(_ message: String, at span: Span, help: String, _ related: [Diagnostic.Related] = []) {
    context.sink.report(Diagnostic(.gatedLink, message, at: span, help: help, related: related))
  }
}
