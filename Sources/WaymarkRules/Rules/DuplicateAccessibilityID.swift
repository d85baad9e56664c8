import WaymarkModel
import WaymarkSource

extension Rule {
  /// Two tabs or screens with one accessibility ID: a UI test that looks for one finds the other.
  static let duplicateAccessibilityID = Rule(.duplicateAccessibilityID) { model, report in
    var owners: [String: (name: String, span: Span)] = [:]
    let named = model.tabs.map { ($0.name, $0.accessibilityID) } + model.routes.map { ($0.name, $0.accessibilityID) }
    for (name, id) in named {
      guard let owner = owners[id.text] else {
        owners[id.text] = (name.string, id.span)
        continue
      }
      report(
        Diagnostic(
          "duplicate-accessibility-id",
          "`\(name.string)` and `\(owner.name)` have the same accessibility ID `\(id.text)`",
          at: id.span,
          help: "give one of them an `accessibilityID` of its own",
          related: [.init(owner.span, "first here")]))
    }
  }
}

extension RulePage {
  fileprivate static let duplicateAccessibilityID = RulePage(
    "duplicate-accessibility-id",
    "two tabs or screens have one accessibility ID",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, accessibilityID: start }
      routes:
        welcome: { present: sheet, accessibilityID: start }
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
        welcome: { present: sheet, accessibilityID: welcome }
      """,
    advice: """
      Without the key, the ID is `tab.NAME` or `screen.NAME`, which no two of them
      share.
      """)
}
