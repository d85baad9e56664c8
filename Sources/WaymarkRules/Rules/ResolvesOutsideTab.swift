import WaymarkDiagnostics
import WaymarkModel
import WaymarkSpec

extension Rule {
  /// The rule that reports links that select a tab and then resolve to a route that this tab does not allow.
  static let resolvesOutsideTab = Rule(
    "resolves-outside-tab", .warning, explanation: .resolvesOutsideTab, requires: .errorFreeModel
  ) { context in
    let model = context.model
    for link in model.resolvedLinks {
      guard let tab = link.tab else { continue }
      for reference in link.resolves ?? [] {
        let route = model.routes[reference.index]
        guard route.presentations == [.push], route.flows.isEmpty, !route.tabs.isEmpty, !route.tabs.contains(tab.index)
        else { continue }
        context.report(
          Finding(
            "this link selects `\(tab.name.string)` immediately, but `\(reference.name.string)` cannot be pushed in "
              + "`\(tab.name.string)`: the app would reject the result",
            at: reference.span, help: help(route, tab.name.string, model),
            related: [
              .init(tab.span, "the tab is selected here"), .init(route.name.span, "the route is declared here"),
            ]))
      }
    }
  }

  private static func help(_ route: Route, _ tab: String, _ model: NavigationModel) -> String {
    let tabs = route.tabs.sorted(outOf: model.tabs.count).map { model.tabs[$0].name.string }
    return "add `\(tab)` to the `in` of `\(route.name.string)`, or let this link select "
      + (tabs.count == 1 ? "`\(tabs[0])`" : "one of \(tabs.quoted())")
  }
}

extension Explanation {
  fileprivate static let resolvesOutsideTab = Explanation(
    "a resolved route is not allowed in the link's tab",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
        orders: { title: Orders, icon: bag, opens: [order] }
      routes:
        order: { in: orders, params: { id: Int } }
      resolvedLinks:
        receipt: { url: "/receipts/{number}", in: home, resolves: [order] }
      """,
    why: """
      The app selects the tab immediately and then resolves the link. The stack of
      this tab does not allow the resolved screen, so the app rejects the link. The
      user stays at the root of the wrong tab. If the result names another tab, the
      link lands there, but only after the user has seen the wrong tab.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
        orders: { title: Orders, icon: bag, opens: [order] }
      routes:
        order: { in: orders, params: { id: Int } }
      resolvedLinks:
        receipt: { url: "/receipts/{number}", in: orders, resolves: [order] }
      """,
    advice: """
      If the result decides the tab, remove `in` from the link. The current screen
      then remains visible until the link is resolved.
      """)
}
