import SpecModel
import SpecText

extension Rule {
  static let resolvesNowhere = Rule(
    "resolves-nowhere", .warning, explanation: .resolvesNowhere, requires: .errorFreeModel
  ) { context in
    let model = context.model
    for link in model.resolvedLinks where link.resolves == nil && link.tab == nil {
      context.report(
        Finding(
          "`\(link.name.string)` has neither `resolves` nor `in`, so the destinations of its URLs are unknown",
          at: link.name.span,
          help: "list the routes that the app may return under `resolves`, or write `resolves: []` if the app returns "
            + "no route, for example `.done`"))
    }
  }
}

extension Explanation {
  fileprivate static let resolvesNowhere = Explanation(
    "a resolved link declares no destination",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, opens: [order] }
      routes:
        order: { params: { id: Int } }
      resolvedLinks:
        openReceipt: { url: "/receipts/{number}" }
      """,
    why: """
      At run time, the app chooses a screen for each URL of a resolved link, but you
      know the possible screens in advance. Without the key `resolves`, a reader of
      the spec cannot see which screens the link can open.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, opens: [order] }
      routes:
        order: { params: { id: Int } }
      resolvedLinks:
        openReceipt: { url: "/receipts/{number}", resolves: [order] }
      """,
    advice: """
      Write `resolves: []` if the app returns another URL for the link, or if the
      app performs an action and shows no screen. Waymark does not report a resolved
      link with the key `in`, because this key declares the tab that the link opens.
      """)
}
