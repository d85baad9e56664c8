import WaymarkDiagnostics
import WaymarkLinks
import WaymarkModel
import WaymarkSpec
import WaymarkYAML

extension ModelBuilder {
  /// Where a link puts its route.
  struct Place {
    let presentation: RouteSyntax.Presentation
    /// nil leaves the current tab.
    var tab: Int?
    /// The modal route on whose stack a pushed route lands.
    var flow: Int?
  }

  /// A `parent` that is not allowed where a link lands.
  struct MisplacedParent: Hashable {
    let span: Span
    let tab: Int?
    let flow: Int?
  }

  // MARK: Places

  /// Where a route's link lands; nil, with a finding, where that is not decided.
  mutating func place(_ entry: LinkSyntax, of route: Int) -> Place? {
    guard let presentation = presentation(entry, of: route) else {
      if let name = entry.tab, !(name == "current"), names[name] == nil { reportUnknown(name, wanted: .place) }
      return nil
    }
    guard let name = entry.tab else {
      // A modal screen without a tab lands over whatever is there.
      guard presentation == .push else { return Place(presentation: presentation) }
      return onlyPlace(of: route, entry)
    }
    if name == "current" { return currentPlace(name, presentation, of: route) }
    if presentation == .push {
      if case .route(let flow)? = names[name], model.routes[route].flows.contains(flow) {
        return Place(presentation: .push, flow: flow)
      }
      if let place = placeInFlow(of: route, over: name) { return place }
    }
    return allowedTab(name, of: route).map { Place(presentation: presentation, tab: $0) }
  }

  /// In the only flow of a route that no tab pushes, over a tab over which the flow may lie.
  private func placeInFlow(of route: Int, over name: Text) -> Place? {
    let screen = model.routes[route]
    guard case .tab(let tab)? = names[name], screen.tabs.sorted(outOf: model.tabs.count).isEmpty,
      screen.flows.count == 1, let flow = screen.flows.first, model.routes[flow].tabs.contains(tab)
    else { return nil }
    return Place(presentation: .push, tab: tab, flow: flow)
  }

  private mutating func presentation(_ entry: LinkSyntax, of route: Int) -> RouteSyntax.Presentation? {
    let allowed = model.routes[route].presentations
    guard let wanted = entry.presentation else { return decidedPresentation(entry, of: route) }
    if allowed.contains(wanted.value) { return wanted.value }
    report(
      Diagnostic(
        .presentationMismatch,
        "`\(model.routes[route].name.string)` is shown as \(allowed.map { "`\($0.rawValue)`" }.joined(or: "or")), "
          + "not as `\(wanted.value.rawValue)`",
        at: wanted.span,
        help: "add `\(wanted.value.rawValue)` to the route's `present`, or change it here",
        related: [.init(model.routes[route].name.span, "the route is declared here")]))
    return nil
  }

  /// The first of a route's presentations, which must be one that is possible.
  private mutating func decidedPresentation(_ entry: LinkSyntax, of route: Int) -> RouteSyntax.Presentation? {
    let allowed = model.routes[route].presentations
    guard allowed[0] == .push, allowed.count > 1, places(of: route).isEmpty, !routesWithUnknownTabs.contains(route)
    else { return allowed[0] }
    let others = allowed.dropFirst().map { "`present: \($0.rawValue)`" }
    report(
      Diagnostic(
        .undecidedPresentation,
        "`\(model.routes[route].name.string)` is pushed unless a link says more, and nothing lets it be pushed",
        at: entry.url?.span ?? entry.span,
        help: "add \(others.joined(or: "or")) to this link, or put another one first in the route's `present`",
        related: [.init(model.routes[route].name.span, "the route is declared here")]))
    return nil
  }

  /// The names of the tabs and flows in which a route may be pushed.
  private func places(of route: Int) -> [String] {
    let tabs = model.routes[route].tabs.sorted(outOf: model.tabs.count).map { model.tabs[$0].name.string }
    return tabs + model.routes[route].flows.map { model.routes[$0].name.string }
  }

  /// The only tab or flow in which a route may be pushed.
  private mutating func onlyPlace(of route: Int, _ entry: LinkSyntax) -> Place? {
    let flows = model.routes[route].flows
    let tabs = model.routes[route].tabs
    if flows.isEmpty, let tab = tabs.only(outOf: model.tabs.count) { return Place(presentation: .push, tab: tab) }
    if flows.count == 1, tabs.sorted(outOf: model.tabs.count).isEmpty {
      return Place(presentation: .push, flow: flows[0])
    }
    guard !spec.isIncomplete, !routesWithUnknownTabs.contains(route) else { return nil }
    let name = model.routes[route].name
    let places = places(of: route)
    // A route that names its tabs is at home there; one that names none may be meant for any.
    let isEverywhere = model.routeEntries[route].tabs == nil
    report(
      Diagnostic(
        .undecidedTab,
        places.isEmpty
          ? "`\(name.string)` is pushed in no tab, so this link cannot land"
          : "`\(name.string)` can be pushed in several \(flows.isEmpty ? "tabs" : "places"), and this link does not say in which",
        at: entry.url?.span ?? entry.span,
        help: places.isEmpty
          ? "add a tab to the route's `in`"
          : "add `in:` to the link; the candidates are \(list(places, "tabs"))"
            + (isEverywhere ? ", and `current` is whatever tab is there" : ""),
        related: [.init(name.span, "the route is declared here")]))
    return nil
  }

  /// `in: current`, for what every tab allows.
  private mutating func currentPlace(_ name: Text, _ presentation: RouteSyntax.Presentation, of route: Int) -> Place? {
    guard presentation == .push else { return Place(presentation: presentation) }
    let count = model.tabs.count
    if model.routes[route].tabs.sorted(outOf: count).count == count { return Place(presentation: .push) }
    guard !routesWithUnknownTabs.contains(route) else { return nil }
    report(
      Diagnostic(
        .tabNotAllowed,
        "`\(model.routes[route].name.string)` is not allowed in every tab, and the current one may be any",
        at: name.span,
        help: "name one of its tabs, or leave the route's `in` out",
        related: [.init(model.routes[route].name.span, "the route is declared here")]))
    return nil
  }

  private mutating func allowedTab(_ name: Text, of route: Int) -> Int? {
    guard case .tab(let tab)? = names[name] else {
      // A flow would have done, too, where the route has one.
      reportUnknown(name, wanted: model.routes[route].flows.isEmpty ? .tab : .place)
      return nil
    }
    if model.routes[route].tabs.contains(tab) { return tab }
    // One of the names in the route's `in` that are no tabs may have been meant to be this one.
    guard !routesWithUnknownTabs.contains(route) else { return nil }
    let allowed = places(of: route)
    let flows = model.routes[route].flows.map { "`\(model.routes[$0].name.string)`" }
    let help =
      allowed.count > flows.count || flows.isEmpty
      ? "the route's `in` allows \(allowed.isEmpty ? "no tab" : list(allowed, "tabs")): "
        + "add `\(name.string)` to it, or land elsewhere"
      : flowHelp(route, flows)
    report(
      Diagnostic(
        .tabNotAllowed, "`\(model.routes[route].name.string)` is not allowed in the tab `\(name.string)`",
        at: name.span,
        help: help,
        related: [.init(model.routes[route].name.span, "the route is declared here")]))
    return nil
  }

  private func flowHelp(_ route: Int, _ flows: [String]) -> String {
    let isPushed = "it is pushed in the flow \(flows.joined(or: "or"))"
    guard model.routes[route].flows.count == 1, let flow = model.routes[route].flows.first else {
      return isPushed + ", over whatever tab is there: name the flow"
    }
    let tabs = model.routes[flow].tabs.sorted(outOf: model.tabs.count).map { model.tabs[$0].name.string }
    return isPushed + (tabs.isEmpty ? "" : ", which may lie over \(list(tabs, "tabs"))") + ": leave `in` out"
      + (tabs.isEmpty ? "" : ", or name one of these")
  }

  /// Names, as many as anybody reads.
  private func list(_ names: [String], _ plural: String) -> String {
    names.count <= 12 ? names.map { "`\($0)`" }.joined(or: "and") : "\(names.count) \(plural)"
  }

  // MARK: What lies beneath

  /// The routes beneath one that lands in a place, the outermost first: the flow, then the chain of parents.
  mutating func beneath(_ route: Int, _ place: Place) -> [Int] {
    let flow = if let flow = place.flow { [flow] } else { [] as [Int] }
    guard place.presentation == .push, !routesInCycles.contains(route) else { return flow }
    var chain: [Int] = []
    var next = model.routes[route].parent
    while let parent = next, !routesInCycles.contains(parent) {
      // The flow itself is what its routes go back to.
      if parent == place.flow { break }
      chain.append(parent)
      next = model.routes[parent].parent
    }
    return flow + chain.reversed()
  }

  /// The whole landing of a route; nil, with findings, where what lies beneath it cannot be told.
  mutating func landing(
    of route: Int, _ place: Place, _ pattern: Pattern, _ fixed: [Text: Text], _ parameters: ParameterList,
    _ entry: LinkSyntax
  ) -> LandingSteps? {
    var landing = LandingSteps(tab: place.tab)
    var steps: [LandingSteps.Step] = []
    for beneath in beneath(route, place) {
      guard checkPlace(of: beneath, under: route, place, entry) else { return nil }
      guard let step = step(beneath, pattern, fixed, parameters, under: route, entry) else { return nil }
      steps.append(step)
    }
    let arguments = arguments(for: model.routes[route].parameters, pattern, fixed)
    let own = LandingSteps.Step(route: route, arguments: arguments)
    if let flow = place.flow {
      let kind = model.routes[flow].presentations.first { $0 != .push }!
      landing.modal = (kind, steps[0])
      landing.flow = Array(steps.dropFirst()) + [own]
      if place.tab != nil { landing.stackChange = .replace }
    } else if place.presentation == .push {
      steps.append(own)
      landing.stack = steps
      landing.stackChange = entry.stackChange?.value == .append ? .append : .replace
    } else {
      landing.modal = (place.presentation, own)
      // Over a tab that the link names, that is at its root; else over what is there.
      landing.stackChange = place.tab == nil ? .keep : .replace
    }
    if let stack = entry.stackChange, place.presentation != .push || place.flow != nil {
      report(
        Diagnostic(
          .misplacedKey, "this link is not pushed on a tab's stack, so `stack` says nothing here", at: stack.span,
          help: "remove it"))
    }
    return landing
  }

  /// Reports a screen beneath that cannot be there.
  private mutating func checkPlace(of beneath: Int, under route: Int, _ place: Place, _ entry: LinkSyntax) -> Bool {
    guard beneath != place.flow else { return true }
    let screen = model.routes[beneath]
    guard screen.presentations.contains(.push) else {
      report(
        Diagnostic(
          .underivableStack, "`\(screen.name.string)` is never pushed, so no screen goes back to it",
          at: parentSpan(of: beneath, above: route),
          help: "let its `present` have `push`, or push the route in its flow: `in: \(screen.name.string)`",
          related: [.init(screen.name.span, "it is declared here")]))
      return false
    }
    let isAllowed: Bool
    let whereabouts: String
    let help: String
    if let flow = place.flow {
      isAllowed = screen.flows.contains(flow)
      whereabouts = "in the flow `\(model.routes[flow].name.string)`"
      help = "add `\(model.routes[flow].name.string)` to the `in` of `\(screen.name.string)`"
    } else if let tab = place.tab {
      isAllowed = screen.tabs.contains(tab)
      whereabouts = "in the tab `\(model.tabs[tab].name.string)`"
      help = "add `\(model.tabs[tab].name.string)` to the `in` of `\(screen.name.string)`"
    } else {
      isAllowed = screen.tabs.sorted(outOf: model.tabs.count).count == model.tabs.count
      whereabouts = "in whatever tab is current"
      help = "leave the `in` of `\(screen.name.string)` out"
    }
    if isAllowed || routesWithUnknownTabs.contains(beneath) { return isAllowed }
    let child = parentSpan(of: beneath, above: route)
    // What lies above leads to the same places, and all of it is mended here.
    guard misplacedParents.insert(MisplacedParent(span: child, tab: place.tab, flow: place.flow)).inserted else {
      return false
    }
    report(
      Diagnostic(
        .parentOutsideTab,
        "a link lands on `\(model.routes[route].name.string)` \(whereabouts), and `\(screen.name.string)`, which lies beneath "
          + "it, is not allowed there",
        at: child, help: "\(help), or remove this `parent`",
        related: [
          .init(entry.url?.span ?? entry.span, "the link"),
          .init(screen.name.span, "`\(screen.name.string)` is declared here"),
        ]))
    return false
  }

  /// Where the route is named as a parent, on the way down from one.
  private func parentSpan(of beneath: Int, above route: Int) -> Span {
    var child = route
    while let parent = model.routes[child].parent, parent != beneath { child = parent }
    return model.routeEntries[child].parent?.span ?? model.routes[route].name.span
  }

  /// A screen beneath with its arguments; nil, with a finding, where the link does not say one.
  private mutating func step(
    _ beneath: Int, _ pattern: Pattern, _ fixed: [Text: Text], _ parameters: ParameterList, under route: Int,
    _ entry: LinkSyntax
  ) -> LandingSteps.Step? {
    var sources: [ArgumentSource] = []
    for parameter in model.routes[beneath].parameters {
      let source = argument(for: parameter, pattern, fixed)
      if let meant = parameters[parameter.name], meant.type != parameter.type || meant.isList != parameter.isList,
        source != nil
      {
        reportMistyped(parameter, beneath, meant, under: route)
        return nil
      }
      if parameter.isRequired, source == nil || pattern.mayLack(parameter.name) {
        reportUnderivable(parameter, beneath, route, entry, isOptional: source != nil)
        return nil
      }
      sources.append(source ?? .absent)
    }
    return LandingSteps.Step(route: beneath, arguments: sources)
  }

  private mutating func reportMistyped(_ parameter: Parameter, _ beneath: Int, _ meant: Parameter, under route: Int) {
    guard parameter.isTypeKnown, meant.isTypeKnown else { return }
    let name = parameter.name.string
    let isOwn = model.routes[route].parameters.contains { $0.name.span == meant.name.span }
    let isCaptured = isOwn && model.routeEntries[route].parameters == nil && meant.type == .primitive(.string)
    report(
      Diagnostic(
        .mistypedParameter,
        "`\(name)` is \(specName(of: meant.type)) here, and \(specName(of: parameter.type)) in "
          + "`\(model.routes[beneath].name.string)`, which "
          + (isOwn ? "lies beneath" : "lies beneath `\(model.routes[route].name.string)` as well"),
        at: meant.name.span,
        help: isCaptured
          ? "write `{\(name):\(specName(of: parameter.type))}` here"
          : "give both the same type, or one of them another name",
        related: [.init(parameter.name.span, "declared there")]))
  }

  private mutating func reportUnderivable(
    _ parameter: Parameter, _ beneath: Int, _ route: Int, _ entry: LinkSyntax, isOptional: Bool
  ) {
    let name = parameter.name.string
    let screen = model.routes[beneath].name.string
    let does = isOptional ? "may not" : "does not"
    report(
      Diagnostic(
        .underivableStack,
        "`\(screen)` lies beneath `\(model.routes[route].name.string)` and needs its `\(name)`, which this link \(does) say",
        at: entry.url?.span ?? entry.span,
        help: isOptional
          ? "leave out the `?` behind `\(name)` in this pattern, or let `\(screen)` do without: "
            + "`\(name): \(specName(of: parameter.type))?`"
          : isNative(parameter.type)
            ? "no URL has a \(specName(of: parameter.type)), a type of the app: let `\(screen)` do without it, or remove the "
              + "`parent`"
            : "add `{\(name)}` to the pattern, or a fixed value: `with: { \(name): … }`",
        related: [.init(parameter.name.span, "needed here")]))
  }
}

extension Pattern {
  /// Whether a URL that matches may leave a capture out.
  fileprivate func mayLack(_ name: Text) -> Bool {
    func lacks(_ path: Path, _ query: [QueryItem]) -> Bool {
      switch path.tail {
      case .optional(let capture) where capture.name == name.string: return true
      case .rest(name.string?, _, allowsNone: true): return true
      default: break
      }
      return query.contains { item in
        switch item.value {
        case .optional(name.string, _), .list(name.string, _): true
        default: false
        }
      }
    }
    return lacks(path, query) || (fragment.map { lacks($0.path, $0.query) } ?? false) || isInSomeHostsOnly(name)
  }

  private func isInSomeHostsOnly(_ name: Text) -> Bool {
    let count = endpoints.count { $0.host?.captures.contains(name) ?? false }
    return count > 0 && count < endpoints.count
  }
}
