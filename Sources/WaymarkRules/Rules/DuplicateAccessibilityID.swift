import WaymarkModel
import WaymarkSource

extension Rule {
  /// Two tabs, screens or controls with one accessibility ID: a UI test that looks for one finds the other.
  static let duplicateAccessibilityID = Rule(.duplicateAccessibilityID) { model, report in
    var owners: [String: (words: String, span: Span)] = [:]
    func claim(_ id: String, for words: String, at span: Span, help: String) {
      guard let owner = owners[id] else {
        owners[id] = (words, span)
        return
      }
      report(
        Diagnostic(
          "duplicate-accessibility-id", "\(words) and \(owner.words) have the same accessibility ID `\(id)`", at: span,
          help: help, related: [.init(owner.span, "first here")]))
    }
    let places = model.tabs.map { ($0.name, $0.accessibilityID) } + model.routes.map { ($0.name, $0.accessibilityID) }
    for (name, id) in places {
      claim(id.text, for: "`\(name.string)`", at: id.span, help: "give one of them an `accessibilityID` of its own")
    }
    for route in model.routes {
      for element in route.elements {
        claim(
          element.accessibilityID.string, for: "`\(element.name.string)` in `\(route.name.string)`",
          at: element.accessibilityID.span, help: "give one of them another ID")
      }
    }
  }
}

extension RulePage {
  fileprivate static let duplicateAccessibilityID = RulePage(
    "duplicate-accessibility-id",
    "two tabs, screens or controls share one ID",
    guardsMeaning: false,
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, accessibilityID: start }
      routes:
        welcome: { in: [], present: sheet, accessibilityID: start }
      """,
    why: """
      A UI test takes the first thing on the screen that has the ID. Of two, it may
      take the wrong one: it fails where nothing is broken, or passes where
      something is.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, accessibilityID: start }
      routes:
        welcome: { in: [], present: sheet, accessibilityID: welcome }
      """,
    advice: """
      Without the key, the ID is `tab.NAME` or `screen.NAME`, which no two of them
      share. Those of controls stand under `elements`; let them start with the
      screen's name, and a copied screen keeps none of the other's.
      """)
}
