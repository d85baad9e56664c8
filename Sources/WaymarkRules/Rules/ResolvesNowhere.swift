import WaymarkDiagnostics
import WaymarkModel

extension Rule {
  /// A link that the app resolves, with nothing said of where that may lead.
  static let resolvesNowhere = Rule(
    "resolves-nowhere", .warning, explanation: .resolvesNowhere, requires: .errorFreeModel
  ) { context in
    let model = context.model
    for link in model.resolvedLinks where link.resolves == nil && link.tab == nil {
      context.report(
        Finding(
          "`\(link.name.string)` has neither `resolves` nor `in`, so nothing says where its URLs may lead",
          at: link.name.span,
          help: "list the routes that the app may answer with under `resolves`, or write `resolves: []` where it "
            + "shows none of them, as when it answers `.done`"))
    }
  }
}

extension Explanation {
  fileprivate static let resolvesNowhere = Explanation(
    "nothing says where a resolved link may lead",
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
      Only the app knows which screen it is, but which ones it can be is known
      before. A reader of the spec, and the map of the app, would like to know: the
      link looks as if it led to nothing.
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
      An app may answer with another URL, or do something and be done. Then
      `resolves: []` says so. A link with `in` leads to that tab at least.
      """)
}
