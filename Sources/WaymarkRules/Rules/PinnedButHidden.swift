import WaymarkDiagnostics
import WaymarkModel

extension Rule {
  /// A tab that is `shown: always`, and that a condition hides.
  static let pinnedButHidden = Rule(
    "pinned-but-hidden", .warning, explanation: .pinnedButHidden, requires: .errorFreeModel
  ) { context in
    let model = context.model
    for tab in model.tabs {
      guard tab.visibility == .always, let pin = tab.visibilitySpan, let condition = tab.condition else { continue }
      context.report(
        Finding(
          "`\(tab.name.string)` is `shown: always`, and still it is hidden while `\(condition.name.string)` does not hold",
          at: pin, help: "remove `when` where it must always be there, or `shown: always` where it need not",
          related: [.init(condition.span, "the condition")]))
    }
  }
}

extension Explanation {
  fileprivate static let pinnedButHidden = Explanation(
    "a tab is `shown: always` and yet has `when`",
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
      `shown: always` keeps a tab from the user's hands, not from a condition: one
      with `when` comes and goes. Whoever reads `always` relies on it, and lets a
      link or a `fallback` end there.
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
