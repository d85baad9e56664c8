import SpecModel
import SpecText

extension Rule {
  static let derivedAccessibilityID = Rule(
    "derived-accessibility-id", .warning, explanation: .derivedAccessibilityID, requires: .errorFreeModel
  ) { context in
    let model = context.model
    let tabs = model.tabs.indices.map { index in
      Screen(name: model.tabs[index].name, id: model.tabs[index].accessibilityID, model.tabs[index].span)
    }
    let routes = model.routes.indices.map { index in
      Screen(name: model.routes[index].name, id: model.routes[index].accessibilityID, model.routes[index].span)
    }
    for (places, plural) in [(tabs, "tabs"), (routes, "routes")] {
      let given = places.filter(\.isGiven)
      // Fewer than two declared IDs do not establish a convention.
      guard given.count >= 2, given.count * 2 > places.count else { continue }
      for place in places where !place.isGiven {
        context.report(finding(place, "\(given.count) of the \(places.count) \(plural)", given[0], context.edits))
      }
    }
  }

  private struct Screen {
    let name: Text
    let id: String
    let isGiven: Bool
    let idSpan: Span
    let entry: Span

    init(name: Text, id: AccessibilityID, _ entry: Span) {
      self.name = name
      self.id = id.text
      isGiven = !id.isDerived
      idSpan = id.span
      self.entry = entry
    }
  }

  private static func finding(_ place: Screen, _ majority: String, _ example: Screen, _ edits: SpecEdits) -> Finding {
    let key = "accessibilityID: \(place.id)"
    return Finding(
      "the accessibility ID of `\(place.name.string)` is derived from its name, but \(majority) declare an ID",
      at: place.name.span,
      help: "declare an ID in the same style, or declare the current ID to keep it when the name changes: `\(key)`",
      related: [.init(example.idSpan, "`\(example.name.string)` declares an ID")],
      fixes: edits.addition("add `\(key)`", of: key, toMappingAt: place.entry, isSafe: true))
  }
}

extension Explanation {
  fileprivate static let derivedAccessibilityID = Explanation(
    "a tab or route declares no accessibility ID",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, accessibilityID: bar.home }
        sale: { title: Sale, icon: tag, accessibilityID: bar.sale }
        basket: { title: Basket, icon: basket }
      """,
    why: """
      Without the key `accessibilityID`, the ID of the tab `basket` is `tab.basket`.
      The other tabs have the IDs `bar.home` and `bar.sale`, so the author of a UI
      test expects the ID `bar.basket`. When a developer renames the tab, the
      derived ID also changes.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, accessibilityID: bar.home }
        sale: { title: Sale, icon: tag, accessibilityID: bar.sale }
        basket: { title: Basket, icon: basket, accessibilityID: bar.basket }
      """,
    advice: """
      Waymark reports a tab without an ID only if most tabs declare an ID, and at
      least two tabs declare an ID. Waymark checks the IDs of routes in the same
      way.
      """)
}
