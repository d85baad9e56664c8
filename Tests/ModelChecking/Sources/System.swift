@testable import WaymarkNavigation

/// A spec, and sample values for its commands and links.
struct System<Spec: NavigationSpec> {
  let name: String
  /// All actions. The first ``representativeCount`` actions have one representative of each group of similar actions.
  let actions: [Action<Spec>]
  let representativeCount: Int

  /// Creates a system.
  ///
  /// - Parameters:
  ///   - name: The name of the spec.
  ///   - spec: The generated navigation of the spec.
  ///   - values: A value for each type that the app declares, by the name of the type.
  ///   - urls: An example URL for each link and each redirect.
  init(_ name: String, _ spec: Spec.Type, values: [String: Argument], urls: [String]) {
    self.name = name
    let routes = Samples.all(of: Spec.Route.self, values)
    let sheets = Samples.all(of: Spec.Sheet.self, values)
    let covers = Samples.all(of: Spec.Cover.self, values)
    let windows = Samples.all(of: Spec.Window.self, values)
    let screens: [Action<Spec>.Screen] = sheets.map { .sheet($0) } + covers.map { .cover($0) }
    let tabs = Spec.Tab.allCases
    let gates = Spec._gates.map(\.screen)

    // Screens and links with equal properties have equal effects, except for their identity.
    var seen: [String: Int] = [:]
    func isRepresentative(_ properties: String) -> Bool {
      seen[properties, default: 0] += 1
      return seen[properties] == 1
    }
    func split<Value>(_ values: [Value], _ properties: (Value) -> String, _ action: (Value) -> Action<Spec>) {
      for value in values {
        if isRepresentative(properties(value)) { first.append(action(value)) } else { rest.append(action(value)) }
      }
    }
    var first: [Action<Spec>] = [
      .start, .stop, .appear, .timeOut, .activate, .deactivate, .dismissed(level: 0), .beginPresentation,
      .endPresentation, .pop,
      .popToRoot, .reset, .restore,
    ]
    var rest: [Action<Spec>] = []
    if let screen = screens.first { first += [.dismiss, .appearLate(screen)] }
    if screens.contains(where: { a in screens.contains { a.canCover($0) } }) {
      first += [.dismissAll, .dismissToFirst, .dismissed(level: 1), .dismissed(level: 2)]
    }
    let tabProperties = { (tab: Spec.Tab) in
      let item = tab.tabItem
      return "tab \(item.visibility) \(item.fallback == nil) \(tab == Spec.tabBar.initial) \(conditionName(of: tab))"
    }
    split(tabs, tabProperties) { .select($0) }
    split(tabs, { "tap" + tabProperties($0) }) { .tap($0) }
    split(tabs, { "restore" + tabProperties($0) }) { .restoreTab($0) }
    split(
      routes,
      { route in
        let places = tabs.map { route.isAllowed(in: $0) }
        let flows = sheets.map { route.isAllowed(inFlowOf: $0) } + covers.map { route.isAllowed(inFlowOf: $0) }
        return "route \(places) \(flows) \(gates.map { route.isAllowed(inFlowOf: $0) })"
      }
    ) { .push($0) }
    split(
      screens,
      { screen in
        let flow = routes.map { screen.allows($0) }
        let places = "\(screens.map { screen.canCover($0) }) \(gates.map { screen.canCover($0) })"
        return "screen \(flow.contains(true)) \(places) \(screens.map { $0.canCover(screen) })"
      }
    ) { .present($0) }
    split(windows, { _ in "window" }) { .open($0) }
    split(windows, { _ in "close" }) { .close($0) }
    split(Spec.Condition.allCases, { "\($0)" }) { .toggle($0) }
    if Spec.tabBar.customization != nil {
      split(tabs, { "show" + tabProperties($0) }) { .show($0) }
      split(tabs, { "hide" + tabProperties($0) }) { .hide($0) }
    }
    var hasAppLinks = false
    split(
      urls,
      { url in
        switch Spec.resolve(url) {
        case .landed(let landing):
          let tab = landing.tab.map(tabProperties) ?? "-"
          let modals = landing.modals.map { "\($0.screen.name) \($0.stack.count)" }
          return "link \(tab) \(landing.stack.count) \(modals) \(landing.window != nil) \(landing.requires)"
        case .app(_, let context):
          hasAppLinks = true
          return "app \(context.tab == nil) \(context.requires)"
        case .redirected: return "redirect"
        case .unmatched, .rejected: return "no link"
        }
      }
    ) { .link($0) }
    if !gates.isEmpty, var landing = urls.compactMap({ Spec.resolve($0).landing }).first(where: { !$0.opensOverGates })
    {
      landing.requires = []
      first.append(.land(landing))
    }
    first += [.link("unknown:nowhere")]
    if hasAppLinks { first += [.answer, .answerNowhere] }
    if !Spec.Condition.allCases.isEmpty { first += [.discardPendingLink] }
    actions = first + rest
    representativeCount = first.count
  }
}

extension LinkResolution {
  fileprivate var landing: Landing<Spec>? { if case .landed(let landing) = self { landing } else { nil } }
}

/// Returns whether a tab is visible without conditions.
private func conditionName<Tab: NavigationTab>(of tab: Tab) -> String { "\(String(describing: tab.tabItem.condition))" }
