import WaymarkDiagnostics
import WaymarkModel
import WaymarkSpec
import WaymarkYAML

/// Plans the landings of routes' links.
struct LandingPlanner: ~Copyable {
  private let context: LinkContext
  private var types: TypeTable { context.types }
  private var sink: DiagnosticSink { context.sink }
  /// Parents that are not allowed in a place, each with a diagnostic.
  private var rejectedParents: Set<RejectedParent> = []

  private struct RejectedParent: Hashable {
    let span: Span
    let tab: Int?
    let flow: Int?
  }

  init(_ context: LinkContext) {
    self.context = context
  }

  /// Returns the routes beneath one with a placement, the outermost first: the flow, then the chain of parents.
  func beneath(_ route: Int, _ placement: Placement) -> [Int] {
    let flow = if let flow = placement.flow { [flow] } else { [] as [Int] }
    guard placement.presentation == .push, !context.routeTable.withEndlessParents.contains(route)
    else { return flow }
    var chain: [Int] = []
    var next = context.routes[route].parent?.index
    while let parent = next, !context.routeTable.withEndlessParents.contains(parent) {
      // The stack of the flow ends at the flow itself.
      if parent == placement.flow { break }
      chain.append(parent)
      next = context.routes[parent].parent?.index
    }
    return flow + chain.reversed()
  }

  /// Returns the landing of a route; `nil` with diagnostics if a screen beneath has errors.
  ///
  /// - Parameter screens: The routes beneath, as ``beneath(_:_:)`` returns them.
  mutating func landing(
    of route: Int, _ placement: Placement, above screens: [Int], _ bound: BoundPattern,
    _ parameters: ParameterList, _ entry: LinkSyntax
  ) -> LandingSteps? {
    var steps: [LandingSteps.Step] = []
    for beneath in screens {
      guard checkIsAllowed(beneath, under: route, placement, entry) else { return nil }
      guard let step = step(beneath, bound, parameters, under: route, entry) else { return nil }
      steps.append(step)
    }
    let arguments = bound.arguments(for: context.routes[route].parameters, types)
    let own = LandingSteps.Step(route: route, arguments: arguments)
    if let stack = entry.stackChange, placement.presentation != .push || placement.flow != nil {
      sink.report(
        Diagnostic(
          .misplacedKey, "this link is not pushed on a tab's stack, so `stack` says nothing here",
          at: stack.span,
          help: "remove it"))
    }
    if let flow = placement.flow {
      let kind = context.routes[flow].presentations.first { $0 != .push }!
      return LandingSteps(
        tab: placement.tab, stackChange: placement.tab == nil ? .keep : .replace,
        modal: (kind, steps[0]), flow: Array(steps.dropFirst()) + [own])
    }
    if placement.presentation == .push {
      steps.append(own)
      return LandingSteps(
        tab: placement.tab,
        stackChange: entry.stackChange?.value == .append ? .append : .replace,
        stack: steps)
    }
    // A tab that the link names is at its root.
    return LandingSteps(
      tab: placement.tab, stackChange: placement.tab == nil ? .keep : .replace,
      modal: (placement.presentation, own))
  }

  /// Returns whether a screen beneath is allowed there; if not, there is a diagnostic.
  private mutating func checkIsAllowed(
    _ beneath: Int, under route: Int, _ placement: Placement, _ entry: LinkSyntax
  ) -> Bool {
    guard beneath != placement.flow else { return true }
    let screen = context.routes[beneath]
    guard screen.presentations.contains(.push) else {
      sink.report(
        Diagnostic(
          .underivableStack,
          "`\(screen.name.string)` is never pushed, so no screen goes back to it",
          at: parentSpan(of: beneath, above: route),
          help:
            "let its `present` have `push`, or push the route in its flow: `in: \(screen.name.string)`",
          related: [.init(screen.name.span, "it is declared here")]))
      return false
    }
    let isAllowed: Bool
    let whereabouts: String
    let help: String
    if let flow = placement.flow {
      isAllowed = screen.flows.contains(flow)
      whereabouts = "in the flow `\(context.routes[flow].name.string)`"
      help = "add `\(context.routes[flow].name.string)` to the `in` of `\(screen.name.string)`"
    } else if let tab = placement.tab {
      isAllowed = screen.tabs.contains(tab)
      whereabouts = "in the tab `\(context.tabs[tab].name.string)`"
      help = "add `\(context.tabs[tab].name.string)` to the `in` of `\(screen.name.string)`"
    } else {
      isAllowed = screen.tabs.sorted(outOf: context.tabs.count).count == context.tabs.count
      whereabouts = "in whatever tab is current"
      help = "leave the `in` of `\(screen.name.string)` out"
    }
    if isAllowed || context.routeTable.withUnknownTabs.contains(beneath) { return isAllowed }
    let child = parentSpan(of: beneath, above: route)
    // Routes above lead to the same placements: this one fix is enough for all.
    guard
      rejectedParents.insert(RejectedParent(span: child, tab: placement.tab, flow: placement.flow))
        .inserted
    else {
      return false
    }
    sink.report(
      Diagnostic(
        .parentOutsideTab,
        "a link lands on `\(context.routes[route].name.string)` \(whereabouts), and `\(screen.name.string)`, which lies beneath "
          + "it, is not allowed there",
        at: child, help: "\(help), or remove this `parent`",
        related: [
          .init(entry.url?.span ?? entry.span, "the link"),
          .init(screen.name.span, "`\(screen.name.string)` is declared here"),
        ]))
    return false
  }

  /// Returns the place that names a route as a parent, in the chain of parents of another one.
  private func parentSpan(of beneath: Int, above route: Int) -> Span {
    var child = route
    while let parent = context.routes[child].parent?.index, parent != beneath { child = parent }
    return context.routes[child].parent?.name.span ?? context.routes[route].name.span
  }

  /// Returns a screen beneath with its arguments; `nil` with a diagnostic if the link lacks one.
  private mutating func step(
    _ beneath: Int, _ bound: BoundPattern, _ parameters: ParameterList, under route: Int,
    _ entry: LinkSyntax
  ) -> LandingSteps.Step? {
    var sources: [ArgumentSource] = []
    for parameter in context.routes[beneath].parameters {
      let source = bound.argument(for: parameter, types)
      if let meant = parameters[parameter.name],
        meant.type != parameter.type || meant.isList != parameter.isList,
        source != nil
      {
        reportMistyped(parameter, beneath, meant, under: route)
        return nil
      }
      if parameter.isRequired, source == nil || bound.pattern.mayLack(parameter.name.string) {
        reportUnderivable(parameter, beneath, route, entry, isOptional: source != nil)
        return nil
      }
      sources.append(source ?? .absent)
    }
    return LandingSteps.Step(route: beneath, arguments: sources)
  }

  private func reportMistyped(
    _ parameter: Parameter, _ beneath: Int, _ meant: Parameter, under route: Int
  ) {
    guard parameter.isTypeKnown, meant.isTypeKnown else { return }
    let name = parameter.name.string
    let isOwn = context.routes[route].parameters.contains { $0.name.span == meant.name.span }
    let isCaptured =
      isOwn && !context.declaresParameters(route) && meant.type == .primitive(.string)
    sink.report(
      Diagnostic(
        .mistypedParameter,
        "`\(name)` is \(types.specName(of: meant.type)) here, and \(types.specName(of: parameter.type)) in "
          + "`\(context.routes[beneath].name.string)`, which "
          + (isOwn
            ? "lies beneath" : "lies beneath `\(context.routes[route].name.string)` as well"),
        at: meant.name.span,
        help: isCaptured
          ? "write `{\(name):\(types.specName(of: parameter.type))}` here"
          : "give both the same type, or one of them another name",
        related: [.init(parameter.name.span, "declared there")]))
  }

  private func reportUnderivable(
    _ parameter: Parameter, _ beneath: Int, _ route: Int, _ entry: LinkSyntax, isOptional: Bool
  ) {
    let name = parameter.name.string
    let screen = context.routes[beneath].name.string
    let does = isOptional ? "may not" : "does not"
    sink.report(
      Diagnostic(
        .underivableStack,
        "`\(screen)` lies beneath `\(context.routes[route].name.string)` and needs its `\(name)`, which this link \(does) say",
        at: entry.url?.span ?? entry.span,
        help: isOptional
          ? "leave out the `?` behind `\(name)` in this pattern, or let `\(screen)` do without: "
            + "`\(name): \(types.specName(of: parameter.type))?`"
          : types.isNative(parameter.type)
            ? "no URL has a \(types.specName(of: parameter.type)), a type of the app: let `\(screen)` do without it, or remove the "
              + "`parent`"
            : "add `{\(name)}` to the pattern, or a fixed value: `with: { \(name): … }`",
        related: [.init(parameter.name.span, "needed here")]))
  }
}
