import SpecModel
import SpecText

extension Rule {
  static let unshowableTab = Rule(
    "unshowable-tab", .warning, explanation: .unshowableTab, requires: .errorFreeModel
  ) { context in
    let model = context.model
    guard model.tabBar.customization == nil else { return }
    for tab in model.tabs {
      guard tab.visibility == .optional, let visibility = tab.visibilitySpan else { continue }
      context.report(
        Finding(
          "`\(tab.name.string)` is `shown: optional`, but the user cannot show the tab without `customization`: the "
            + "tab appears only if no other tab is visible",
          at: visibility,
          help:
            "let the user change the tab bar, `tabBar: { customization: { minimum: 1 } }`, or remove `shown: optional`",
          fixes: context.edits.removal("remove `shown: optional`", ofEntryAt: visibility, isSafe: false)))
    }
  }
}

extension Explanation {
  fileprivate static let unshowableTab = Explanation(
    "the user cannot show a tab with `shown: optional`",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
        offers: { title: Offers, icon: tag, shown: optional }
      """,
    why: """
      A tab with `shown: optional` is hidden until the user adds the tab to the tab
      bar. Without the key `customization`, the user cannot add a tab to the tab
      bar. Every link to the hidden tab opens the `fallback` of the tab instead.
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
      If the app decides when to show a tab, for example to testers, use a condition
      such as `when: beta`.
      """)
}
