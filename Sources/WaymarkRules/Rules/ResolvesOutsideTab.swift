import SpecModel
import SpecText

extension Rule {
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
    return "add `\(tab)` to the `in` of `\(route.name.string)`, or write "
      + (tabs.count <= 4 ? tabs.map { "`in: \($0)`" }.joined(or: "or") : "`in` with one of \(tabs.quoted("or"))")
      + " in this link"
  }
}

extension Explanation {
  fileprivate static let resolvesOutsideTab = Explanation(
    "a link resolves to a route that its tab forbids",
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
      The app first selects the tab that the link's `in` key declares. Then the app
      resolves the link. Here, the stack of the tab does not allow the resolved
      screen, so the app rejects the link. The user stays at the root of the wrong
      tab. If the app resolves the link to a screen in another tab, the user first
      sees the wrong tab, and then the screen.
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
      If each URL of the link can lead to a different tab, remove the key `in` from
      the link. Without the key `in`, the current screen remains visible until the
      link is resolved.
      """)
}
