import SpecModel
import SpecText

extension Rule {
  static let pinnedButHidden = Rule(
    "pinned-but-hidden", .warning, explanation: .pinnedButHidden, requires: .errorFreeModel
  ) { context in
    let model = context.model
    for tab in model.tabs {
      guard tab.visibility == .always, let pin = tab.visibilitySpan, let condition = tab.condition else { continue }
      context.report(
        Finding(
          "`\(tab.name.string)` is `shown: always`, but is still hidden while `\(condition.name.string)` does not hold",
          at: pin, help: "remove `when` if the tab must always be shown; otherwise, remove `shown: always`",
          related: [.init(condition.span, "the condition of the tab")]))
    }
  }
}

extension Explanation {
  fileprivate static let pinnedButHidden = Explanation(
    "a tab has both `shown: always` and `when`",
    faulty: """
      waymark: 1
      app: Shop
      conditions: [signedIn]
      tabBar: { customization: { minimum: 1 } }
      tabs:
        home: { title: Home, icon: house, shown: always }
        sale: { title: Sale, icon: tag }
        orders: { title: Orders, icon: bag, shown: always, when: signedIn }
      """,
    why: """
      `shown: always` prevents the user from hiding a tab, but the condition in
      `when` can still hide the tab. The word `always` suggests that the tab is
      never hidden. A developer who relies on `shown: always` may use the tab as the
      target of a link or as a `fallback`.
      """,
    corrected: """
      waymark: 1
      app: Shop
      conditions: [signedIn]
      tabBar: { customization: { minimum: 1 } }
      tabs:
        home: { title: Home, icon: house, shown: always }
        sale: { title: Sale, icon: tag }
        orders: { title: Orders, icon: bag, when: signedIn }
      """)
}
