import SpecText

struct LinkPlacement {
  let presentation: RouteSyntax.Presentation
  var tab: Int?
  var modals: [Int] = []
  /// The gates over which the link opens; empty if it can also open in a tab.
  var gates: [Int] = []

  /// The modal route that owns the stack; `nil` if the route is not pushed, or pushed on the tab's stack.
  var flow: Int? { presentation == .push ? modals.last : nil }
}

struct PlacementResolver {
  let context: LinkContext
  let chains: ModalChains
  var names: NameTable { context.declarations.names }
  var sink: DiagnosticSink { context.sink }

  init(_ context: LinkContext) {
    self.context = context
    chains = ModalChains(context.routeTable)
  }

  func placement(_ entry: LinkSyntax, of route: Int) -> LinkPlacement? {
    guard let presentation = presentation(entry, of: route) else {
      if let name = entry.tab, !(name == "current"), names[name] == nil {
        names.reportUnknown(name, expected: .tabOrModalRoute)
      }
      return nil
    }
    if let gates = gates(entry, of: route) { return LinkPlacement(presentation: presentation, gates: gates) }
    guard presentation == .push else { return modalPlacement(entry, presentation, of: route) }
    guard let name = entry.tab else { return onlyPlacement(of: route, entry) }
    if name == "current" { return currentPlacement(entry, name, of: route) }
    if case .route(let flow)? = names[name], context.routes[route].flows.contains(flow) {
      return placement(chains.only(endingWith: flow, kind(ofFlow: flow)), .push, of: route, entry)
    }
    if let flow = onlyFlow(of: route), let place = place(name) {
      let result = chains.only(endingWith: flow, kind(ofFlow: flow), over: place)
      guard case .notAllowed = result else { return placement(result, .push, over: place, of: route, entry) }
    }
    return allowedTab(name, of: route, presentation).map { LinkPlacement(presentation: presentation, tab: $0) }
  }

  private func presentation(_ entry: LinkSyntax, of route: Int) -> RouteSyntax.Presentation? {
    let allowed = context.routes[route].presentations.filter { $0 != .gate }
    guard !allowed.isEmpty, entry.presentation?.value != .gate else {
      reportGate(entry, route, allowed)
      return nil
    }
    guard let wanted = entry.presentation else { return decidedPresentation(entry, of: route) }
    if allowed.contains(wanted.value) { return wanted.value }
    sink.report(
      Diagnostic(
        .presentationMismatch,
        "the presentations of `\(context.routes[route].name.string)` do not include `\(wanted.value.rawValue)`, only "
          + "\(allowed.map { "`\($0.rawValue)`" }.joined(or: "and"))",
        at: wanted.span,
        help: "add `\(wanted.value.rawValue)` to the route's `present`, or change the link's `present`",
        related: [.init(context.routes[route].name.span, "the route is declared here")]))
    return nil
  }

  private func gates(_ entry: LinkSyntax, of route: Int) -> [Int]? {
    let screen = context.routes[route]
    guard let name = entry.tab else { return screen.isInGatesOnly ? screen.gates : nil }
    guard case .route(let gate)? = names[name], screen.gates.contains(gate), place(name) == nil else { return nil }
    return [gate]
  }

  private func reportGate(_ entry: LinkSyntax, _ route: Int, _ others: [RouteSyntax.Presentation]) {
    let name = context.routes[route].name
    sink.report(
      Diagnostic(
        .gatedLink,
        "a link cannot show the gate `\(name.string)`, which is shown exactly while its condition is false",
        at: entry.presentation?.span ?? entry.url?.span ?? entry.span,
        help: others.isEmpty
          ? "remove the link, or add `sheet` or `cover` to the `present` of `\(name.string)`"
          : "write \(others.map { "`present: \($0.rawValue)`" }.joined(or: "or"))",
        related: [.init(name.span, "the route is declared here")]))
  }

  private func decidedPresentation(_ entry: LinkSyntax, of route: Int) -> RouteSyntax.Presentation? {
    let allowed = context.routes[route].presentations.filter { $0 != .gate }
    guard allowed[0] == .push, allowed.count > 1, stackNames(of: route).isEmpty,
      !context.routeTable.withUnknownTabs.contains(route)
    else { return allowed[0] }
    let name = context.routes[route].name.string
    let others = Array(allowed.dropFirst().map(\.rawValue))
    sink.report(
      Diagnostic(
        .undecidedPresentation,
        "the link pushes `\(name)`, because `push` is first in the `present` of `\(name)`, but "
          + (context.routes[route].tabs.isAll
            ? "no tab allows the push" : "`in: []` allows no tab or modal route for the push"),
        at: entry.url?.span ?? entry.span,
        help: presentationAdvice(entry, others) + ", or put "
          + "\(others.map { "`\($0)`" }.joined(or: "or")) first in the `present` of `\(name)`",
        related: [.init(context.routes[route].name.span, "the route is declared here")]))
    return nil
  }

  private func presentationAdvice(_ entry: LinkSyntax, _ words: [String]) -> String {
    guard entry.url?.span == entry.span else {
      return "add \(words.map { "`present: \($0)`" }.joined(or: "or")) to the link"
    }
    let others = words.dropFirst().map { "`present: \($0)`" }
    return advice(entry, "present: \(words[0])") + (others.isEmpty ? "" : " or use \(others.joined(or: "or"))")
  }

  func stackNames(of route: Int, _ presentation: RouteSyntax.Presentation = .push) -> [String] {
    let tabs = tabNames(of: route)
    return tabs + modals(around: route, presentation).map { context.routes[$0].name.string }
  }

  private func onlyPlacement(of route: Int, _ entry: LinkSyntax) -> LinkPlacement? {
    let flows = context.routes[route].flows
    let tabs = context.routes[route].tabs
    if flows.isEmpty, let tab = tabs.only(outOf: context.tabs.count) {
      return LinkPlacement(presentation: .push, tab: tab)
    }
    if let flow = onlyFlow(of: route) {
      return placement(chains.only(endingWith: flow, kind(ofFlow: flow)), .push, of: route, entry)
    }
    guard !sink.isSpecIncomplete, !context.routeTable.withUnknownTabs.contains(route), entry.isWhole else { return nil }
    let name = context.routes[route].name
    let stacks = stackNames(of: route)
    let choices = choices(of: route)
    sink.report(
      Diagnostic(
        .undecidedTab,
        stacks.isEmpty
          ? "no tab allows `\(name.string)`, so the link cannot land"
          : "`\(name.string)` is allowed in several \(flows.isEmpty ? "tabs" : "tabs and modal routes"), and the link "
            + "does not select one",
        at: entry.url?.span ?? entry.span,
        help: stacks.isEmpty
          ? "add a tab to the route's `in`"
          : choices.names.isEmpty
            ? Self.undecidedHelp
            : selectionHelp(
              entry, choices,
              current: context.routes[route].tabs.isAll
                ? "`in: current` for the tab that is selected when the link opens" : nil),
        related: [.init(name.span, "the route is declared here")]))
    return nil
  }

  func selectionHelp(_ entry: LinkSyntax, _ choices: Choices, current: String?) -> String {
    let names = choices.names
    let help = advice(entry, "in: \(names[0])")
    let alternatives =
      Self.choices(names.dropFirst(), or: "another of the \(choices.summary)") + [current].compactMap(\.self)
    return alternatives.isEmpty ? help : "\(help), or use \(alternatives.joined(or: "or"))"
  }

  private func advice(_ entry: LinkSyntax, _ key: String) -> String {
    entry.url.map { LinkSyntax.advice(of: $0, in: entry.span, with: key) } ?? "add `\(key)`"
  }

  static func choices(_ stacks: some Collection<String>, or summary: String) -> [String] {
    stacks.count <= 4 ? stacks.map { "`in: \($0)`" } : [summary]
  }

  private func currentPlacement(_ entry: LinkSyntax, _ name: Text, of route: Int) -> LinkPlacement? {
    if isInEveryTab(route) { return LinkPlacement(presentation: .push) }
    guard !context.routeTable.withUnknownTabs.contains(route) else { return nil }
    let modals = modalsOverCurrentTab(beneath: route)
    switch modals {
    case .chain(let chain) where isInEveryTab(chain[0]): return LinkPlacement(presentation: .push, modals: chain)
    case .undecided, .unknown: return placement(modals, .push, of: route, entry)
    case .chain, .notAllowed: break
    }
    let stacks = stackNames(of: route)
    let declared = context.routes[route].name
    let outermost = if case .chain(let chain) = modals { context.routes[chain[0]].name.string } else { String?.none }
    let choices = choices(of: route)
    let alternatives = Self.choices(choices.names, or: "`in` with one of the \(choices.summary)").joined(or: "or")
    let removal =
      context.routes[route].flows.isEmpty
      ? "remove `in` from the route `\(declared.string)`"
      : isDecided(without: route) ? "remove `in` from the link" : nil
    let places = stacks.count == 1 ? "`\(stacks[0])`" : "one of its modal routes"
    sink.report(
      Diagnostic(
        .tabNotAllowed,
        outermost.map { "the link opens `\($0)`, which is not allowed over every tab, but `current` can be any tab" }
          ?? "`\(declared.string)` is allowed "
          + (stacks.isEmpty ? "in no tab" : "only in \(list(stacks, "tabs"))") + ", but `current` can be any tab",
        at: name.span,
        help: choices.names.isEmpty && removal == nil
          ? "decide the place of \(places): keep only one name in its `in`"
          : [choices.names.isEmpty ? nil : "write \(alternatives) in the link", removal].compactMap(\.self)
            .joined(separator: ", or "),
        related: [.init(declared.span, "the route is declared here")]))
    return nil
  }

  func allowedTab(_ name: Text, of route: Int, _ presentation: RouteSyntax.Presentation) -> Int? {
    guard case .tab(let tab)? = names[name] else {
      if case .modal(let modal)? = place(name), presentation == .push {
        reportModalNotAllowed(name, modal, of: route, presentation)
        return nil
      }
      // If the route has flows, the link can also name a flow.
      names.reportUnknown(name, expected: context.routes[route].flows.isEmpty ? .tab : .tabOrModalRoute)
      return nil
    }
    if context.routes[route].tabs.contains(tab) { return tab }
    // An unknown name in the route's `in` may be a misspelled name of this tab.
    guard !context.routeTable.withUnknownTabs.contains(route) else { return nil }
    let allowed = stackNames(of: route, presentation)
    if presentation == .push, allowed.count == 1, let flow = context.routes[route].flows.first {
      reportFlowOutsideTab(name, flow, of: route)
      return nil
    }
    let flows = modals(around: route, presentation).map { "`\(context.routes[$0].name.string)`" }
    let help =
      if allowed.isEmpty {
        "add `\(name.string)` to the route's `in`"
          + (presentation == .push ? "" : ", or remove `in` from the link") + "; the route allows no tab"
      } else if allowed.count > flows.count {
        "\(writing(choices(of: route, presentation))) in the link, or add `\(name.string)` to the route's `in`"
          + (needsTab(inOtherLinksOf: route) ? ", and a tab to its other links" : "")
      } else if presentation == .push {
        flowHelp(route, flows)
      } else {
        "add `\(name.string)` to the route's `in`, or remove `in` from the link; the route allows only "
          + list(allowed, "modal routes")
      }
    sink.report(
      Diagnostic(
        .tabNotAllowed, "`\(context.routes[route].name.string)` is not allowed in the tab `\(name.string)`",
        at: name.span, help: help, related: [.init(context.routes[route].name.span, "the route is declared here")]))
    return nil
  }

  private func reportFlowOutsideTab(_ name: Text, _ flow: Int, of route: Int) {
    let modal = context.routes[flow].name.string
    let tabs = tabNames(of: flow)
    let alternatives =
      tabs.isEmpty ? nil : Self.choices(tabs, or: "`in` with one of the \(tabs.count) tabs").joined(or: "or")
    let answers = [
      isDecided(without: route) ? "remove `in` from the link" : nil,
      alternatives.map { "write \($0), where `\(modal)` is allowed" },
    ].compactMap(\.self)
    sink.report(
      Diagnostic(
        .tabNotAllowed,
        "`\(context.routes[route].name.string)` is pushed inside `\(modal)`, and `\(modal)` is not allowed in the tab "
          + "`\(name.string)`",
        at: name.span,
        help: answers.isEmpty ? Self.undecidedHelp : answers.joined(separator: ", or "),
        related: [.init(context.routes[route].name.span, "the route is declared here")]))
  }

  private static let undecidedHelp =
    "no `in` of the link decides where the route is shown; keep one name in the `in` of each sheet or cover beneath it"

  private func flowHelp(_ route: Int, _ flows: [String]) -> String {
    let choices = choices(of: route)
    if choices.names.isEmpty { return Self.undecidedHelp }
    return "\(writing(choices)) in the link, because the route is pushed only inside \(flows.joined(or: "and"))"
  }

  private func list(_ names: [String], _ plural: String) -> String {
    names.count <= 12 ? names.map { "`\($0)`" }.joined(or: "and") : "\(names.count) \(plural)"
  }
}

extension PlacementResolver {
  func reportUndecided(_ modal: Int, _ presentation: RouteSyntax.Presentation, of route: Int, _ entry: LinkSyntax) {
    guard !sink.isSpecIncomplete, !context.routeTable.withUnknownTabs.contains(modal), entry.isWhole else { return }
    let screen = context.routes[modal]
    let name = screen.name.string
    let target = context.routes[route].name.string
    let tabs = tabNames(of: modal)
    let covered = screen.covers.map { context.routes[$0].name.string }
    let places = (tabs.isEmpty ? [] : ["a tab"]) + list(covered)
    let choices = choices(over: modal, of: route, presentation)
    let current = canUseCurrentTab(modal, beneath: route, presentation) ? "`in: current`" : nil
    let advice =
      if choices.names.isEmpty {
        "keep only one name in the `in` of `\(name)`, because no `in` of the link selects a place of `\(name)`"
      } else if let tab = entry.tab {
        "change `in: \(tab.string)` to "
          + (Self.choices(choices.names, or: "one of the \(choices.summary)") + [current].compactMap(\.self)).joined(
            or: "or")
      } else {
        selectionHelp(entry, choices, current: current)
      }
    sink.report(
      Diagnostic(
        .undecidedModals,
        (modal == route ? "`\(name)`" : "the link to `\(target)` opens `\(name)`, which")
          + " can be presented over \(places.joined(or: "or")), and the link does not select one",
        at: entry.tab?.span ?? entry.url?.span ?? entry.span, help: advice,
        related: [.init(screen.name.span, "`\(name)` is declared here")]))
  }

  func reportModalNotAllowed(_ name: Text, _ modal: Int, of route: Int, _ presentation: RouteSyntax.Presentation) {
    guard !context.routeTable.withUnknownTabs.contains(route) else { return }
    let declared = context.routes[route].name
    let allowed = stackNames(of: route, presentation)
    let canCover = context.routes[modal].presentations.contains { $0 == .sheet || $0 == .cover }
    let isPossible = presentation == .push || (presentation != .window && canCover)
    let message =
      switch presentation {
      case .push: "`\(declared.string)` cannot be pushed inside `\(name.string)`"
      case .window: "the link opens `\(declared.string)` as a window, and a window cannot cover `\(name.string)`"
      case .sheet, .cover, .gate:
        canCover
          ? "`\(declared.string)` cannot cover `\(name.string)`, because the `in` of `\(declared.string)` does not name "
            + "`\(name.string)`"
          : "`\(declared.string)` cannot cover `\(name.string)`, because `\(name.string)` is a window"
      }
    let addition = isPossible ? context.routes[route].advice(adding: [name.string]) + ", or " : ""
    sink.report(
      Diagnostic(
        .modalNotAllowed, message, at: name.span,
        help: addition
          + (allowed.isEmpty || context.routes[route].isInTabsOnly
            ? "remove `in` from the link"
            : "change the link's `in`; `\(declared.string)` allows \(list(allowed).joined(or: "and"))"),
        related: [.init(declared.span, "the route is declared here")]))
  }

  private func list(_ names: [String]) -> [String] {
    names.count <= 4 ? names.map { "`\($0)`" } : ["\(names.count) tabs or modal routes"]
  }
}
