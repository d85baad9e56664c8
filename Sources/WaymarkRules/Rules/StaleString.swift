import SpecModel
import SpecText

extension Rule {
  static let staleString = Rule(
    "stale-string", .warning, explanation: .staleString, requires: .stringTables
  ) { context in
    for strings in context.strings {
      guard let catalog = strings.catalog else { continue }
      let tables = strings.tables
      for key in context.model.titleKeys(in: strings.name) {
        guard let text = tables.lazy.compactMap({ $0.table[key.string] }).first, text.isStale else { continue }
        context.report(
          Finding(
            "`\(catalog.path)` marks `\(key.string)` as stale, but this title uses the key", at: key.span,
            help: "change the `extractionState` of the key to `manual`, so that Xcode keeps the key",
            related: [.init(text.span, "the key is marked as stale here")]))
      }
    }
  }
}

extension Explanation {
  fileprivate static let staleString = Explanation(
    "a string catalog marks the key of a title as stale",
    faulty: Example(spec, with: ["Localizable.xcstrings": catalogue("stale")]),
    why: """
      Xcode searches the code of the app for the keys of a string catalog. If a key
      is only in the spec, Xcode does not find the key in the code and marks the key
      as stale. A developer who removes all stale strings would also remove the
      translations of the title.
      """,
    corrected: Example(spec, with: ["Localizable.xcstrings": catalogue("manual")]),
    advice: """
      If the `extractionState` of a key is `manual`, Xcode shows the key as managed
      manually.
      """)

  private static let spec = """
    waymark: 1
    app: Shop
    localization: { languages: en, strings: Localizable.xcstrings }
    tabs:
      home: { title: { key: tabs.home }, icon: house }
    """

  private static func catalogue(_ state: String) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "tabs.home" : {
          "extractionState" : "\(state)",
          "localizations" : {
            "en" : {
              "stringUnit" : { "state" : "translated", "value" : "Home" }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """
  }
}
