import SpecText

/// Links wait until all gates are open. A link with `gates: false` opens over the gate.
struct GatedLinks {
  private let context: LinkContext

  init(_ context: LinkContext) { self.context = context }

  /// The conditions of the gates for which the link waits; `nil` if the link could never open.
  func conditions(
    _ entry: LinkSyntax, _ target: Link.Target, _ landing: LandingSteps, _ requires: [Int]
  ) -> [Int]? {
    guard entry.gates?.value == false else { return waiting(entry, target) }
    let key = entry.gates!.span
    guard !context.gates.isEmpty else {
      report("the spec has no gates, so `gates: false` has no effect", at: key, help: "remove `gates: false`")
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
    guard case .route(let route, let presentation) = target, presentation != .window else { return [] }
    // A link presents its outermost sheet or cover over the gate, or pushes its route onto the stack of the gate.
    let outermost = landing.modals.first?.step.route ?? route
    let screen = context.routes[outermost]
    if context.gates.contains(where: { $0.route.index == outermost }) { return [] }
    guard screen.gates.isEmpty, !context.routeTable.withUnknownTabs.contains(outermost) else { return [] }
    let name = screen.name.string
    let gates = context.gates.map(\.route.name.string)
    report(
      "the link opens `\(name)` over the gates, but no gate allows `\(name)`", at: key,
      help: "\(screen.advice(adding: [gates[0]])), or remove `gates: false`",
      [.init(screen.name.span, "`\(name)` is declared here")])
    return nil
  }

  private func waiting(_ entry: LinkSyntax, _ target: Link.Target) -> [Int]? {
    if case .route(let route, _) = target, context.routes[route].isInGatesOnly {
      let name = context.routes[route].name.string
      let span = entry.url?.span ?? entry.span
      report(
        "the link waits until all gates are open, but `\(name)` is shown only in a gate", at: span,
        help: entry.url.map { LinkSyntax.advice(of: $0, in: entry.span, with: "gates: false") }
          ?? "add `gates: false`",
        [.init(context.routes[route].name.span, "`\(name)` is declared here")])
      return nil
    }
    return context.gates.map(\.condition)
  }

  private func report(_ message: String, at span: Span, help: String, _ related: [Diagnostic.Related] = []) {
    context.sink.report(Diagnostic(.gatedLink, message, at: span, help: help, related: related))
  }
}
