import WaymarkDiagnostics
import WaymarkModel

extension Rule {
  /// The rule that reports resolved links without any declared destination.
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
    "the destinations of a resolved link are unknown",
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
      Only the app knows the screen for each URL, but the possible screens are known
      in advance. Without `resolves`, the link has no destination for a reader of
      the spec or in the map of the app.
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
      Write `resolves: []` if the app returns another URL, or performs an action
      without a destination. A link with `in` leads at least to that tab.
      """)
}
