import WaymarkNavigation
import WaymarkSource
import WaymarkSpec
import WaymarkYAML

extension ModelBuilder {
  /// Adds a tab's own link.
  mutating func addLink(_ entry: LinkEntry, toTab tab: Int) {
    for (key, span) in [("in", entry.tab?.span), ("present", entry.presentation?.span)] {
      guard let span else { continue }
      report(
        Diagnostic(
          "misplaced-key", "a tab's own link selects that tab, so `\(key)` says nothing here", at: span,
          help: "remove it"))
    }
    guard let syntax = entry.pattern, let origins = origins(entry) else { return }
    for case .capture(let name, _, let span) in syntax.segments {
      report(
        Diagnostic(
          "unknown-parameter", "a tab has no parameters, so `\(name.string)` goes nowhere", at: span,
          help: "let the link lead to a route"))
      return
    }
    guard let pattern = pattern(syntax, ParameterList([], isDeclared: true)) else { return }
    model.tabs[tab].links.append(model.links.count)
    model.links.append(Link(pattern: pattern, target: .tab(tab), tab: tab, origins: origins))
  }

  /// Resolves a route's parameters and adds its links.
  mutating func addLinks(_ entry: RouteEntry, toRoute route: Int) {
    let parameters = parameters(of: entry)
    model.routes[route].parameters = parameters.list
    for link in entry.links { addLink(link, toRoute: route, parameters) }
  }

  private mutating func addLink(_ entry: LinkEntry, toRoute route: Int, _ parameters: ParameterList) {
    // Each part reports for itself, so that one run finds all that is wrong with a link.
    let place = self.place(entry, of: route)
    let origins = self.origins(entry)
    let pattern = entry.pattern.flatMap { self.pattern($0, parameters) }
    guard let place, let origins, let pattern else { return }
    model.routes[route].links.append(model.links.count)
    model.links.append(
      Link(pattern: pattern, target: .route(route, place.presentation), tab: place.tab, origins: origins))
  }

  // MARK: Where it lands

  private mutating func place(
    _ entry: LinkEntry, of route: Int
  ) -> (presentation: RouteEntry.Presentation, tab: Int?)? {
    guard let presentation = presentation(entry, of: route) else { return nil }
    if let name = entry.tab {
      if name == "current" {
        report(
          Diagnostic(
            "unknown-name", "this version of Waymark has no links that land in the current tab", at: name.span,
            help: "name a tab; a sheet or cover without `in` is shown over whatever is there"))
        return nil
      }
      return allowedTab(name, of: route).map { (presentation, $0) }
    }
    // A modal screen without a tab lands over whatever is there.
    guard presentation == .push else { return (presentation, nil) }
    if let only = model.routes[route].tabs.only(outOf: model.tabs.count) { return (presentation, only) }
    if let span = entry.url?.span { reportUndecidedTab(span, of: route) }
    return nil
  }

  private mutating func presentation(_ entry: LinkEntry, of route: Int) -> RouteEntry.Presentation? {
    let allowed = model.routes[route].presentations
    guard let wanted = entry.presentation else { return allowed[0] }
    if allowed.contains(wanted.value) { return wanted.value }
    report(
      Diagnostic(
        "presentation-mismatch",
        "`\(model.routes[route].name.string)` is shown as \(allowed.map { "`\($0.rawValue)`" }.joined(or: "or")), "
          + "not as `\(wanted.value.rawValue)`",
        at: wanted.span,
        help: "add `\(wanted.value.rawValue)` to the route's `present`, or change it here",
        related: [.init(model.routes[route].name.span, "the route is declared here")]))
    return nil
  }

  private mutating func allowedTab(_ name: Text, of route: Int) -> Int? {
    guard let tab = tab(name) else { return nil }
    if model.routes[route].tabs.contains(tab) { return tab }
    // One of the names in the route's `in` that are no tabs may have been meant to be this one.
    guard !routesWithUnknownTabs.contains(route) else { return nil }
    let allowed = allowedTabs(of: route)
    report(
      Diagnostic(
        "tab-not-allowed", "`\(model.routes[route].name.string)` is not allowed in the tab `\(name.string)`",
        at: name.span,
        help: "the route's `in` allows " + (allowed.isEmpty ? "no tab" : allowed),
        related: [.init(model.routes[route].name.span, "the route is declared here")]))
    return nil
  }

  private mutating func reportUndecidedTab(_ span: Span, of route: Int) {
    guard !spec.isIncomplete, !routesWithUnknownTabs.contains(route) else { return }
    let name = model.routes[route].name
    let allowed = allowedTabs(of: route)
    report(
      Diagnostic(
        "undecided-tab",
        allowed.isEmpty
          ? "`\(name.string)` is pushed in no tab, so this link cannot land"
          : "`\(name.string)` can be pushed in several tabs, and this link does not say in which",
        at: span,
        help: allowed.isEmpty
          ? "add a tab to the route's `in`" : "add `in:` to the link; the candidates are \(allowed)",
        related: [.init(name.span, "the route is declared here")]))
  }

  /// The names of the tabs that a route allows, as many as anybody reads.
  private func allowedTabs(of route: Int) -> String {
    let tabs = model.routes[route].tabs.sorted(outOf: model.tabs.count)
    guard tabs.count <= 12 else { return "\(tabs.count) tabs" }
    return tabs.map { "`\(model.tabs[$0].name.string)`" }.joined(or: "and")
  }

  /// The origins on which a link stands; nil where some that it names are unknown.
  private mutating func origins(_ entry: LinkEntry) -> [Int]? {
    guard let names = entry.origins, !names.isEmpty else {
      if entry.origins == nil, !defaultOrigins.isEmpty { return defaultOrigins }
      guard !spec.isIncomplete, brokenOrigins.isEmpty, !model.origins.isEmpty else { return nil }
      report(
        Diagnostic(
          "no-origin", "this link stands on no origin, so it matches nothing", at: entry.span,
          help: entry.origins == nil
            ? "no origin is a default one; name some with `origins:`" : "name some in `origins`, or leave the key out"))
      return nil
    }
    var result: Set<Int> = []
    var isWhole = true
    for name in names {
      if let index = originIndices[name] {
        result.insert(index)
        continue
      }
      isWhole = false
      guard !spec.isIncomplete, !brokenOrigins.contains(name) else { continue }
      let known = model.origins.map(\.name.string)
      let question = suggestions.question(for: name.string, among: known)
      report(
        Diagnostic(
          "unknown-name", "there is no origin `\(name.string)`" + (question.map { "; \($0)" } ?? ""), at: name.span,
          help: known.count <= 12 ? Suggestion.inventory(of: known, "the", "origin") : nil))
    }
    return isWhole ? result.sorted() : nil
  }
}
