import WaymarkDiagnostics
import WaymarkModel

extension Rule {
  /// A tab that waits for a user who cannot show it.
  static let unshowableTab = Rule(
    "unshowable-tab", .warning, explanation: .unshowableTab, requires: .errorFreeModel
  ) { context in
    let model = context.model
    guard model.tabBar.customization == nil else { return }
    for tab in model.tabs {
      guard tab.visibility == .optional, let visibility = tab.visibilitySpan else { continue }
      context.report(
        Finding(
          "`\(tab.name.string)` is `shown: optional`, and the user of a bar without `customization` cannot show it: it is "
            + "there only where no other tab is",
          at: visibility,
          help:
            "let the user change the bar, `tabBar: { customization: { minimum: 1 } }`, or remove `shown: optional`",
          fixes: context.edits.removal("remove `shown: optional`", ofEntryAt: visibility, isSafe: false)))
    }
  }
}

extension Explanation {
  fileprivate static let unshowableTab = Explanation(
    "a tab is `shown: optional`, and nobody can show it",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
        offers: { title: Offers, icon: tag, shown: optional }
      """,
    why: """
      Such a tab is not in the bar until the user puts it there, and without
      `customization` no user can. A link into it lands on its `fallback`, always.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabBar: { customization: { minimum: 1 } }
      tabs:
        home: { title: Home, icon: house, shown: always }
        offers: { title: Offers, icon: tag, shown: optional }
      """,
    advice: """
      A tab that the app shows, as for those who test it, has a condition:
      `when: beta`.
      """)
}
