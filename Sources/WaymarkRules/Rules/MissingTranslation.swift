import AppleFormats
import WaymarkDiagnostics
import WaymarkModel
import WaymarkYAML

extension Rule {
  /// A title whose key has no text in a language: people there read the key.
  static let missingTranslation = Rule(
    "missing-translation", .error, explanation: .missingTranslation, requires: .stringTables
  ) { context in
    let tables = context.strings.tables
    var suggestions = SuggestionBudget()
    for key in context.model.titleKeys {
      let state = TitleState(key.string, in: tables)
      if state.missing.count == tables.count {
        guard !tables.isEmpty else { continue }
        context.report(unknown(key, tables, &suggestions))
      } else if state.texts < tables.count {
        context.report(finding(key, state, tables))
      }
    }
  }

  private static func unknown(
    _ key: Text, _ tables: [(language: String, table: StringTable)], _ suggestions: inout SuggestionBudget
  ) -> Finding {
    var seen: Set<String> = []
    let keys = tables.flatMap(\.table.keys).filter { seen.insert($0).inserted }
    let suggestion = suggestions.suffix(for: key.string, among: keys)
    var paths: Set<String> = []
    let tables = tables.map { "`\($0.table.path)`" }.filter { paths.insert($0).inserted }
    let message = tables.count > 1 ? "no string table has `\(key.string)`" : "`\(key.string)` is not in \(tables[0])"
    return Finding(
      message + suggestion, at: key.span,
      help: "\(tables.count > 1 ? "add it to each of them" : "add it there"); without a text, people read the key")
  }

  private static func finding(
    _ key: Text, _ state: TitleState, _ tables: [(language: String, table: StringTable)]
  ) -> Finding {
    let faults =
      [("missing", state.missing), ("empty", state.empty.map(\.language))]
      + [("still to be translated", state.new.map(\.language))]
    let words = faults.filter { !$0.1.isEmpty }.map { fault, languages in
      "\(fault) in \(languages.map { "`\($0)`" }.joined(or: "and"))"
    }
    let first = state.missing.first.flatMap { language in tables.first { $0.language == language } }
    let help =
      if let first {
        "add it to `\(first.table.path)`\(state.missing.count > 1 ? " and the others" : ""); without a text, people read the key"
      } else if let empty = state.empty.first {
        "write the text for `\(empty.language)`; as it is, people read nothing"
      } else {
        "translate it, which takes the mark `new` off it"
      }
    return Finding(
      "`\(key.string)` is \(words.joined(or: "and"))", at: key.span, help: help,
      related: (state.empty + state.new).prefix(4).map { .init($0.span, "this is the text in `\($0.language)`") })
  }
}

/// In which languages a title has a text, and what it has in the others.
private struct TitleState {
  var texts = 0
  var missing: [String] = []
  var empty: [(language: String, span: Span)] = []
  var new: [(language: String, span: Span)] = []

  init(_ key: String, in tables: [(language: String, table: StringTable)]) {
    for (language, table) in tables {
      guard let text = table[key] else {
        missing.append(language)
        continue
      }
      if text.isNew {
        new.append((language, text.span))
      } else if text.isEmpty {
        empty.append((language, text.span))
      } else {
        texts += 1
      }
    }
  }
}

extension Explanation {
  fileprivate static let missingTranslation = Explanation(
    "the key of a title has no text in a language",
    faulty: Example(
      spec,
      with: [
        "en.lproj/Localizable.strings": #""tabs.home" = "Home";"#,
        "pl.lproj/Localizable.strings": #""greeting" = "Witaj";"#,
      ]),
    why: """
      What is not in the table is shown as its key: a tab bar that says `tabs.home`.
      Nothing fails, and who tests the app in another language does not see it.
      """,
    corrected: Example(
      spec,
      with: [
        "en.lproj/Localizable.strings": #""tabs.home" = "Home";"#,
        "pl.lproj/Localizable.strings": #""tabs.home" = "Start";"#,
      ]),
    advice: """
      A text that is empty is one that nobody reads, and one that a string catalogue
      marks as `new` is not translated yet; both are found, too. In a catalogue's
      own language, a key without a text is its own text; `shouldTranslate: false`
      gives that of the catalogue's language to all.
      The run time looks keys up in the tables called `Localizable`.
      """)

  private static let spec = """
    waymark: 1
    app: Shop
    localization:
      languages: [en, pl]
      strings: "{language}.lproj/Localizable.strings"
    tabs:
      home: { title: { key: tabs.home }, icon: house }
    """
}
