import WaymarkDiagnostics
import WaymarkModel
import WaymarkSpec
import WaymarkYAML

extension Rule {
  /// An accessibility ID that comes of a name, where most others are written down.
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
      // Two of three have settled a habit; one of one has not.
      guard given.count >= 2, given.count * 2 > places.count else { continue }
      for place in places where !place.isGiven {
        context.report(finding(place, "\(given.count) of the \(places.count) \(plural)", given[0], context.edits))
      }
    }
  }

  /// A tab or a route with its ID.
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

  private static func finding(
    _ place: Screen, _ majority: String, _ example: Screen, _ edits: SpecEdits
  ) -> Finding {
    let key = "accessibilityID: \(place.id)"
    return Finding(
      "the accessibility ID of `\(place.name.string)` comes of its name, and \(majority) have one of their own",
      at: place.name.span,
      help: "write one down like theirs, or the one that it has, which then stays when the name changes: `\(key)`",
      related: [.init(example.idSpan, "`\(example.name.string)` has one of its own")],
      fixes: edits.addition("add `\(key)`", of: key, toMappingAt: place.entry, isSafe: true))
  }
}

extension Explanation {
  fileprivate static let derivedAccessibilityID = Explanation(
    "an accessibility ID is derived, and most are given",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, accessibilityID: bar.home }
        sale: { title: Sale, icon: tag, accessibilityID: bar.sale }
        basket: { title: Basket, icon: basket }
      """,
    why: """
      Without the key, the ID is `tab.basket`. UI tests look for `bar.home` and
      `bar.sale`, so `bar.basket` is what their author tries, and does not find. And
      whoever renames the tab changes the ID with it, without a word.
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
      Tabs and routes are looked at apart. Where fewer than two have an ID of their
      own, or less than half, the names are the habit, and nothing is reported.
      """)
}
