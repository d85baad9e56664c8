import SpecModel
import SpecText

extension Rule {
  static let unusedCondition = Rule(
    "unused-condition", .warning, explanation: .unusedCondition, requires: .errorFreeModel
  ) { context in
    let model = context.model
    var used = Set(model.tabs.compactMap(\.condition?.index) + model.gates.map(\.condition))
    for index in model.routes.indices { used.formUnion(model.routes[index].requirements) }
    for link in model.links { used.formUnion(link.requires) }
    for (index, condition) in model.conditions.enumerated() where !used.contains(index) {
      let name = condition.name
      context.report(
        Finding(
          "no `when`, `requires`, or gate names `\(name.string)`, so nothing depends on it", at: name.span,
          help:
            "use the condition in a tab, a route, a link, or a gate, or remove it together with the code that sets it",
          fixes: context.edits.removal("remove `\(name.string)`", ofEntryAt: name.span, isSafe: false)))
    }
  }
}

extension Explanation {
  fileprivate static let unusedCondition = Explanation(
    "nothing depends on a condition",
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
      the key `requires` of a route or link was removed by mistake. Without the key,
      all users can see the tab or the screen.
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
