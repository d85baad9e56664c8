import SpecText

struct LandingPlanner: ~Copyable {
  private let context: LinkContext
  private var types: TypeTable { context.types }
  private var sink: DiagnosticSink { context.sink }
  /// Routes that a tab or a modal stack does not allow.
  private var rejectedParents: Set<RejectedParent> = []

  private struct RejectedParent: Hashable {
    let span: Span
    let tab: Int?
    let flow: Int?
  }

  init(_ context: LinkContext) { self.context = context }

  /// The modal routes of the placement, and then the route's parents on the same stack.
  func beneath(_ route: Int, _ placement: LinkPlacement) -> [Int] {
    guard placement.presentation == .push, !context.routeTable.withEndlessParents.contains(route)
    else { return placement.modals }
    var chain: [Int] = []
    var next = context.routes[route].parent?.index
    while let parent = next, !context.routeTable.withEndlessParents.contains(parent) {
      // The bottom of a flow's stack is the flow itself.
      if parent == placement.flow { break }
      chain.append(parent)
      next = context.routes[parent].parent?.index
    }
    return placement.modals + chain.reversed()
  }

  mutating func landing(
    of route: Int, _ placement: LinkPlacement, above screens: [Int], _ bound: BoundPattern,
    _ parameters: ParameterList, _ entry: LinkSyntax
  ) -> LandingSteps? {
    var steps: [LandingSteps.Step] = []
    for (index, beneath) in screens.enumerated() {
      let isModal = index < placement.modals.count
      guard isModal || checkIsAllowed(beneath, under: route, placement, entry) else { return nil }
      guard let step = step(beneath, isModal: isModal, bound, parameters, under: route, entry) else { return nil }
      steps.append(step)
    }
    let arguments = bound.arguments(for: context.routes[route].parameters, types)
    let own = LandingSteps.Step(route: route, arguments: arguments)
    if let stack = entry.stackChange, placement.presentation != .push || placement.flow != nil {
      sink.report(
        Diagnostic(
          .misplacedKey, "the link does not push onto the stack of a tab, so `stack` has no effect", at: stack.span,
          help: "remove `stack`"))
    }
    steps.append(own)
    if placement.presentation == .push, placement.flow == nil {
      return LandingSteps(
        tab: placement.tab, stackChange: entry.stackChange?.value == .append ? .append : .replace, stack: steps)
    }
    // The landing pops the tab of the link to its root.
    return LandingSteps(
      tab: placement.tab, stackChange: placement.tab == nil ? .keep : .replace, modals: modals(steps, placement))
  }

  /// The last modal screen is the target of the link, or contains the target.
  private func modals(_ steps: [LandingSteps.Step], _ placement: LinkPlacement) -> [LandingSteps.Modal] {
    let isPushed = placement.presentation == .push
    let count = placement.modals.count + (isPushed ? 0 : 1)
    return steps.prefix(count).enumerated().map { index, step in
      let isLast = index == count - 1
      let presentations = context.routes[step.route].presentations
      let kind =
        isLast
        ? isPushed ? presentations.first(where: \.isModal) : placement.presentation
        : context.routes[step.route].modalPresentation
      return LandingSteps.Modal(kind: kind!, step: step, stack: isLast ? Array(steps.dropFirst(count)) : [])
    }
  }

  private mutating func checkIsAllowed(
    _ beneath: Int, under route: Int, _ placement: LinkPlacement, _ entry: LinkSyntax
  ) -> Bool {
    let screen = context.routes[beneath]
    guard screen.presentations.contains(.push) else {
      sink.report(
        Diagnostic(
          .underivableStack, "`\(screen.name.string)` is never pushed, so the route cannot be a parent",
          at: parentSpan(of: beneath, above: route),
          help: "add `push` to the `present` of `\(screen.name.string)`, or push the child on its modal "
            + "stack with `in: \(screen.name.string)`",
          related: [.init(screen.name.span, "`\(screen.name.string)` is declared here")]))
      return false
    }
    let isAllowed: Bool
    let whereabouts: String
    let help: String
    if let gate = placement.gates.first(where: { !screen.gates.contains($0) }) ?? placement.gates.first {
      isAllowed = screen.gates.contains(gate)
      let name = context.routes[gate].name.string
      whereabouts = "on the stack of the gate `\(name)`, where `\(screen.name.string)` is not allowed"
      help = "add `\(name)` to the `in` of `\(screen.name.string)`"
    } else if let flow = placement.flow {
      isAllowed = screen.flows.contains(flow)
      let modal = context.routes[flow].name.string
      whereabouts = "on the stack of the modal route `\(modal)`, where `\(screen.name.string)` is not allowed"
      help = "add `\(context.routes[flow].name.string)` to the `in` of `\(screen.name.string)`"
    } else if let tab = placement.tab {
      isAllowed = screen.tabs.contains(tab)
      whereabouts = "in the tab `\(context.tabs[tab].name.string)`, where `\(screen.name.string)` is not allowed"
      help = "add `\(context.tabs[tab].name.string)` to the `in` of `\(screen.name.string)`"
    } else {
      isAllowed = screen.tabs.sorted(outOf: context.tabs.count).count == context.tabs.count
      whereabouts = "in the current tab, which can be any tab, but `\(screen.name.string)` is not allowed in every tab"
      let tabs = commonTabs(of: route, placement).map { "`\(context.tabs[$0].name.string)`" }
      help =
        (tabs.isEmpty ? "" : "change the link's `in` to \(Array(tabs.prefix(4)).joined(or: "or")), ")
        + "remove the `in` of `\(screen.name.string)`"
    }
    if isAllowed || context.routeTable.withUnknownTabs.contains(beneath) { return isAllowed }
    let child = parentSpan(of: beneath, above: route)
    let opened = context.routes[self.child(of: beneath, below: route)].name.string
    let target = context.routes[route].name.string
    // Other routes above the screen have the same placement, and one fix is enough for all of them.
    guard rejectedParents.insert(RejectedParent(span: child, tab: placement.tab, flow: placement.flow)).inserted else {
      return false
    }
    sink.report(
      Diagnostic(
        .parentOutsideTab,
        (opened == target ? "a link" : "a link to `\(target)`")
          + " opens `\(opened)` and its parent `\(screen.name.string)` \(whereabouts)",
        at: child, help: "\(help), or remove this `parent`",
        related: [
          .init(entry.url?.span ?? entry.span, "the link is here"),
          .init(screen.name.span, "`\(screen.name.string)` is declared here"),
        ]))
    return false
  }

  private func commonTabs(of route: Int, _ placement: LinkPlacement) -> [Int] {
    let routes = beneath(route, placement) + [route]
    return context.tabs.indices.filter { tab in routes.allSatisfy { context.routes[$0].tabs.contains(tab) } }
  }

  private func parentSpan(of beneath: Int, above route: Int) -> Span {
    context.routes[child(of: beneath, below: route)].parent?.name.span ?? context.routes[route].name.span
  }

  private func child(of beneath: Int, below route: Int) -> Int {
    var child = route
    while let parent = context.routes[child].parent?.index, parent != beneath { child = parent }
    return child
  }

  private mutating func step(
    _ beneath: Int, isModal: Bool, _ bound: BoundPattern, _ parameters: ParameterList, under route: Int,
    _ entry: LinkSyntax
  ) -> LandingSteps.Step? {
    var sources: [ArgumentSource] = []
    for parameter in context.routes[beneath].parameters {
      let source = bound.argument(for: parameter, types)
      if let meant = parameters[parameter.name], meant.type != parameter.type || meant.isList != parameter.isList,
        source != nil
      {
        reportMistyped(parameter, beneath, isModal: isModal, meant, under: route)
        return nil
      }
      if parameter.isRequired, source == nil || bound.pattern.mayLack(parameter.name.string) {
        reportUnderivable(parameter, beneath, isModal: isModal, route, entry, isOptional: source != nil)
        return nil
      }
      sources.append(source ?? .absent)
    }
    return LandingSteps.Step(route: beneath, arguments: sources)
  }

  private func reportMistyped(
    _ parameter: Parameter, _ beneath: Int, isModal: Bool, _ meant: Parameter, under route: Int
  ) {
    guard parameter.isTypeKnown, meant.isTypeKnown else { return }
    let name = parameter.name.string
    let isOwn = context.routes[route].parameters.contains { $0.name.span == meant.name.span }
    let isCaptured = isOwn && !context.declaresParameters(route) && meant.type == .primitive(.string)
    sink.report(
      Diagnostic(
        .mistypedParameter,
        "`\(name)` has the type `\(types.specName(of: meant.type))`, but the type `\(types.specName(of: parameter.type))` "
          + "in \(isModal ? "the modal route" : "the parent") `\(context.routes[beneath].name.string)`"
          + (isOwn ? "" : " \(isModal ? "beneath" : "of") `\(context.routes[route].name.string)`"),
        at: meant.name.span,
        help: isCaptured
          ? "write `{\(name):\(types.specName(of: parameter.type))}` in the pattern"
          : "use the same type for both parameters, or rename one of them",
        related: [
          .init(parameter.name.span, "the parameter of the \(isModal ? "modal route" : "parent") is declared here")
        ]))
  }

  private func reportUnderivable(
    _ parameter: Parameter, _ beneath: Int, isModal: Bool, _ route: Int, _ entry: LinkSyntax, isOptional: Bool
  ) {
    let name = parameter.name.string
    let screen = context.routes[beneath].name.string
    let fixed = "with: { \(name): … }"
    let form = entry.url.map { LinkSyntax.form(of: $0, in: entry.span, with: fixed) } ?? fixed
    let does = isOptional ? "does not always provide" : "does not provide"
    sink.report(
      Diagnostic(
        .underivableStack,
        (isModal ? "the modal route `\(screen)` beneath" : "the parent `\(screen)` of")
          + " `\(context.routes[route].name.string)` needs `\(name)`, which the link \(does)",
        at: entry.url?.span ?? entry.span,
        help: isOptional
          ? "remove the `?` after `\(name)` in the pattern, or make the parameter of `\(screen)` optional: "
            + "`\(name): \(types.specName(of: parameter.type))?`"
          : types.isNative(parameter.type)
            ? "make the parameter of `\(screen)` optional"
              + (isModal ? "" : ", or remove the `parent`") + "; a URL cannot contain the "
              + "Swift type `\(types.specName(of: parameter.type))`"
            : "add `{\(name)}` to the pattern, or add a fixed value: `\(form)`",
        related: [.init(parameter.name.span, "the parameter is declared here")]))
  }
}

struct BoundPattern {
  let pattern: Pattern
  let fixed: [Text: Text]

  func arguments(for parameters: [Parameter], _ types: TypeTable) -> [ArgumentSource] {
    var sources: [ArgumentSource] = []
    sources.reserveCapacity(parameters.count)
    for parameter in parameters { sources.append(argument(for: parameter, types) ?? .absent) }
    return sources
  }

  func argument(for parameter: Parameter, _ types: TypeTable) -> ArgumentSource? {
    let name = parameter.name.string
    if pattern.captureTypes[name] != nil { return .capture(name) }
    guard !fixed.isEmpty, let value = fixed[parameter.name] else { return nil }
    return .constant(types.acceptedText(value, of: parameter.type))
  }
}
