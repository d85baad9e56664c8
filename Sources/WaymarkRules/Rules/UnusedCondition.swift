import WaymarkDiagnostics
import WaymarkModel

extension Rule {
  /// The rule that reports conditions that no tab and no link depends on.
  static let unusedCondition = Rule(
    "unused-condition", .warning, explanation: .unusedCondition, requires: .errorFreeModel
  ) { context in
    let model = context.model
    var used = Set(model.tabs.compactMap(\.condition?.index))
    for link in model.links { used.formUnion(link.requires) }
    for (index, name) in model.conditions.enumerated() where !used.contains(index) {
      context.report(
        Finding(
          "no `when` and no `requires` names `\(name.string)`, so nothing depends on it",
          at: name.span,
          help: "use the condition in a tab or a link, or remove it together with the code that sets it",
          fixes: context.edits.removal("remove `\(name.string)`", ofEntryAt: name.span, isSafe: false)))
    }
  }
}

extension Explanation {
  fileprivate static let unusedCondition = Explanation(
    "no tab and no link depends on a condition",
    faulty: """
      waymark: 1
      app: Shop
      conditions: [signedIn, inStore]
      tabs:
        home: { title: Home, icon: house }
        orders: { title: Orders, icon: bag, when: signedIn }
      """,
    why: """
      The app sets a condition that has no effect. Often, the key `when` of a tab or
      the key `requires` of a link was removed by mistake. Without the key, all
      users can see the tab or follow the link.
      """,
    corrected: """
      waymark: 1
      app: Shop
      conditions: [signedIn, inStore]
      tabs:
        home: { title: Home, icon: house }
        orders: { title: Orders, icon: bag, when: signedIn }
        scan: { title: Scan, icon: barcode, when: inStore }
      """)
}
