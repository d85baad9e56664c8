import SpecModel
import SpecText

extension Rule {
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
          help: help, related: [.init(first.span, "the first use of the ID")]))
    }
    func claim(_ id: AccessibilityID, of name: Text, isRoot: Bool = false) {
      claim(
        id.text, for: Owner(name: name, isRoot: isRoot, span: id.span),
        help: "give one of them a different `accessibilityID`")
    }
    for tab in model.tabs { claim(tab.accessibilityID, of: tab.name) }
    for tab in model.tabs { claim(tab.accessibilityID.ofRoot, of: tab.name, isRoot: true) }
    for index in model.routes.indices { claim(model.routes[index].accessibilityID, of: model.routes[index].name) }
    for index in model.routes.indices {
      for element in model.routes[index].elements {
        claim(
          element.accessibilityID.string,
          for: Owner(name: element.name, screen: model.routes[index].name, span: element.accessibilityID.span),
          help: "give one of them a different ID")
      }
    }
  }
}

private struct Owner {
  let name: Text
  var screen: Text?
  var isRoot = false
  /// The location of the name if the ID is derived.
  let span: Span

  var words: String {
    (isRoot ? "the root of " : "") + "`\(name.string)`" + (screen.map { " in `\($0.string)`" } ?? "")
  }
}

extension Explanation {
  fileprivate static let duplicateAccessibilityID = Explanation(
    "two tabs, screens, or controls have the same ID",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, accessibilityID: start }
      routes:
        welcome: { in: [], present: sheet, accessibilityID: start }
      """,
    why: """
      A UI test uses the first element that has the requested ID. If two elements
      have the same ID, the test may use the wrong element. A UI test that uses the
      wrong element may fail although the app works, or pass although the app is
      broken.
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
      Without the key `accessibilityID`, the ID of a tab is `tab.NAME`, and the ID
      of a screen is `screen.NAME`. The root of a tab has the ID of the tab with
      `.root` at the end. Waymark never derives the same ID twice. Declare the IDs
      of controls under the key `elements`. Start the ID of a control with the name
      of its screen, so that controls on different screens have different IDs.
      """)
}
