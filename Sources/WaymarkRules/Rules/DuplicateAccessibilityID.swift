import WaymarkDiagnostics
import WaymarkModel
import WaymarkYAML

extension Rule {
  /// Two tabs, screens or controls with one accessibility ID: a UI test that looks for one finds the other.
  static let duplicateAccessibilityID = Rule(
    "duplicate-accessibility-id", .error, explanation: .duplicateAccessibilityID, requires: .model
  ) { context in
    let model = context.model
    var owners: [String: Owner] = [:]
    func claim(_ id: String, for owner: Owner, help: String) {
      guard let first = owners[id] else {
        owners[id] = owner
        return
      }
      context.report(
        Finding(
          "\(owner.words) and \(first.words) have the same accessibility ID `\(id)`", at: owner.span,
          help: help, related: [.init(first.span, "first here")]))
    }
    func claim(_ id: AccessibilityID, of name: Text) {
      claim(id.text, for: Owner(name: name, span: id.span), help: "give one of them an `accessibilityID` of its own")
    }
    for tab in model.tabs { claim(tab.accessibilityID, of: tab.name) }
    for index in model.routes.indices { claim(model.routes[index].accessibilityID, of: model.routes[index].name) }
    for index in model.routes.indices {
      for element in model.routes[index].elements {
        claim(
          element.accessibilityID.string,
          for: Owner(name: element.name, screen: model.routes[index].name, span: element.accessibilityID.span),
          help: "give one of them another ID")
      }
    }
  }
}

/// What has an accessibility ID.
private struct Owner {
  let name: Text
  /// Where a control is.
  var screen: Text?
  /// Where the ID is given, or comes from.
  let span: Span

  var words: String { "`\(name.string)`" + (screen.map { " in `\($0.string)`" } ?? "") }
}

extension Explanation {
  fileprivate static let duplicateAccessibilityID = Explanation(
    "two tabs, screens or controls share one ID",
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
