import SpecModel
import SpecText

struct DeadSetting {
  let key: String
  let mapping: Span
  let reason: String
  var alternative: String?
  var related: [Diagnostic.Related] = []
  var isSafe = true

  /// The resolved spec has no errors.
  typealias Check = @Sendable (NavigationModel) -> [DeadSetting]

  /// A key that repeats a default, such as `present: push`, or an `in` key with the single tab of a spec is ignored.
  static let checks: [Check] = [
    imports, unusedNames, localization, apple, resolving, features, storage, customization, minimum, visibility,
    fallbacks, onlyTab, keysOfRoutes, activities, originsOfWholeURLs,
  ]
}

extension Rule {
  static let deadSetting = Rule(
    "dead-setting", .warning, explanation: .deadSetting, requires: .errorFreeModel
  ) { context in
    for setting in DeadSetting.checks.flatMap({ $0(context.model) }) { context.report(finding(setting, context.edits)) }
  }

  private static func finding(_ setting: DeadSetting, _ edits: SpecEdits) -> Finding {
    let span = edits.key(setting.key, inMappingAt: setting.mapping)
    return Finding(
      "`\(setting.key)` has no effect here: \(setting.reason)", at: span,
      help: "remove it" + (setting.alternative.map { ", or \($0)" } ?? ""), related: setting.related,
      fixes: edits.removal("remove `\(setting.key)`", ofEntryAt: span, isSafe: setting.isSafe))
  }
}

extension Explanation {
  fileprivate static let deadSetting = Explanation(
    "a key has no effect",
    faulty: """
      waymark: 1
      app: Shop
      tabBar:
        storage: { selection: shop.tab }
      tabs:
        home: { title: Home, icon: house, shown: always, opens: [filters] }
      routes:
        filters: { present: cover, detents: [medium, large] }
      resolving: drop
      """,
    why: """
      In this example, four keys have no effect:

      - `storage` has no effect because the app does not restore a selection.
      - `shown` has no effect because the user cannot change the tab bar.
      - `detents` has no effect because a cover always fills the screen.
      - `resolving` has no effect because the spec has no `resolvedLinks`.

      A key without an effect misleads developers when they search for the cause of
      a problem.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabBar:
        restores: selection
        storage: { selection: shop.tab }
      tabs:
        home: { title: Home, icon: house, opens: [filters] }
      routes:
        filters: { present: sheet, detents: [medium, large] }
      """,
    advice: """
      The message of the finding explains why a key has no effect. Waymark does not
      report a key that repeats a default, such as `retap: popToRoot`.
      """)
}
