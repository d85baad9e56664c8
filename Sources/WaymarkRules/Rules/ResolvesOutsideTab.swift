import WaymarkDiagnostics
import WaymarkModel
import WaymarkSpec

extension Rule {
  /// A link that selects a tab at once and then resolves to a screen that this tab never pushes.
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
            "this link selects `\(tab.name.string)` at once, and `\(reference.name.string)` is never pushed there: the app would refuse "
              + "such an answer",
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
    "what a link resolves to is not pushed in its tab",
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
      The tab is selected while the app still looks for the answer. Then the answer
      comes, for a stack on which the screen may not be: the link is rejected, and
      whoever followed it is left at the root of the wrong tab. An answer that names
      a tab of its own lands, but only after the wrong one was on the screen.
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
      Where the answer decides the tab, leave `in` out: what is there stays until
      the answer has come.
      """)
}
