import AppleFormats
import WaymarkDiagnostics
import WaymarkModel

extension Rule {
  /// The key of a title that a string catalogue has marked as unused.
  static let staleString = Rule(
    "stale-string", .warning, explanation: .staleString, requires: .stringTables
  ) { context in
    guard let catalog = context.strings.catalog else { return }
    let tables = context.strings.tables
    for key in context.model.titleKeys {
      guard let text = tables.lazy.compactMap({ $0.table[key.string] }).first, text.isStale else { continue }
      context.report(
        Finding(
          "`\(catalog.path)` marks `\(key.string)` as stale, and this title uses it", at: key.span,
          help: "let its `extractionState` be `manual`, so that Xcode keeps it",
          related: [.init(text.span, "marked here")]))
    }
  }
}

extension Explanation {
  fileprivate static let staleString = Explanation(
    "a string catalogue calls a title's key unused",
    faulty: Example(spec, with: ["Localizable.xcstrings": catalogue("stale")]),
    why: """
      Xcode looks for the keys of a catalogue in the app's own code, where a key
      that only the spec names does not stand. It marks such a key as stale, and the
      next person to clear stale strings away takes the title's texts with them.
      """,
    corrected: Example(spec, with: ["Localizable.xcstrings": catalogue("manual")]),
    advice: """
      In Xcode, the key is then shown as managed manually.
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
