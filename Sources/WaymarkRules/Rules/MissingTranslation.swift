import SpecModel
import SpecText

extension Rule {
  static let missingTranslation = Rule(
    "missing-translation", .error, explanation: .missingTranslation, requires: .stringTables
  ) { context in
    var suggestions = SuggestionBudget()
    for strings in context.strings {
      let tables = strings.tables
      for key in context.model.titleKeys(in: strings.name) where !tables.isEmpty {
        let state = TitleState(key.string, in: tables)
        if state.missing.count == tables.count {
          context.report(unknown(key, tables, &suggestions))
        } else if state.texts < tables.count {
          context.report(finding(key, state, tables))
        }
      }
    }
  }

  private static func unknown(
    _ key: Text, _ tables: [(language: String, table: StringTable)], _ suggestions: inout SuggestionBudget
  ) -> Finding {
    var seen: Set<String> = []
    let keys = tables.flatMap(\.table.keys).filter { seen.insert($0).inserted }
    let similar = suggestions.nearest(to: key.string, among: keys)
    var paths: Set<String> = []
    let tables = tables.map { "`\($0.table.path)`" }.filter { paths.insert($0).inserted }
    let message = tables.count > 1 ? "no string table has `\(key.string)`" : "`\(key.string)` is not in \(tables[0])"
    return Finding(
      message + Suggestion.suffix(of: similar), at: key.span,
      help: "add the key to \(tables.count > 1 ? "each string table" : "the string table"); "
        + "without a text, users see the key", fixes: Suggestion.fixes(for: key, similar))
  }

  private static func finding(
    _ key: Text, _ state: TitleState, _ tables: [(language: String, table: StringTable)]
  ) -> Finding {
    let faults =
      [("missing", state.missing), ("empty", state.empty.map(\.language))]
      + [("marked as `new`", state.new.map(\.language))]
    let words = faults.filter { !$0.1.isEmpty }.map { fault, languages in
      "\(fault) in \(languages.map { "`\($0)`" }.joined(or: "and"))"
    }
    return Finding(
      "`\(key.string)` is \(words.joined(or: "and"))", at: key.span, help: help(key, state, tables),
      related: (state.empty + state.new).prefix(4).map { .init($0.span, "the text in `\($0.language)`") })
  }

  private static func help(
    _ key: Text, _ state: TitleState, _ tables: [(language: String, table: StringTable)]
  ) -> String {
    var steps: [String] = []
    if let first = state.missing.first.flatMap({ language in tables.first { $0.language == language } }) {
      let path = first.table.path
      // A string catalog contains the texts of all languages under one key.
      let isInCatalog = tables.contains { $0.table.path == path && $0.table[key.string] != nil }
      let texts = state.missing.count == 1 ? "text" : "texts"
      steps.append(
        isInCatalog
          ? "add the \(texts) in \(state.missing.quoted()) to this key in `\(path)`"
          : "add the key to `\(path)`\(state.missing.count > 1 ? " and to the other tables" : "")")
    }
    if !state.empty.isEmpty { steps.append("write the text for \(state.empty.map(\.language).quoted())") }
    if !state.new.isEmpty {
      steps.append("translate the text for \(state.new.map(\.language).quoted()) and set its `state` to `translated`")
    }
    let consequence: String? =
      switch (state.missing.isEmpty, state.empty.isEmpty) {
      case (false, true): "without a text, users see the key"
      case (true, false): "with an empty text, users see no title"
      case (false, false): "without a text, users see the key, and with an empty text, they see no title"
      case (true, true): nil
      }
    return (steps.count == 2 ? steps.joined(separator: ", and ") : steps.joined(or: "and"))
      + (consequence.map { "; \($0)" } ?? "")
  }
}

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
    "a title key has no translation in a language",
    faulty: Example(
      spec,
      with: [
        "en.lproj/Localizable.strings": #""tabs.home" = "Home";"#,
        "pl.lproj/Localizable.strings": #""greeting" = "Witaj";"#,
      ]),
    why: """
      If a string table lacks the key of a title, the app shows the key itself, such
      as `tabs.home`. Builds and tests succeed despite the missing translation. A
      developer who runs the app in another language does not notice the problem.
      """,
    corrected: Example(
      spec,
      with: [
        "en.lproj/Localizable.strings": #""tabs.home" = "Home";"#,
        "pl.lproj/Localizable.strings": #""tabs.home" = "Start";"#,
      ]),
    advice: """
      Waymark also reports an empty translation, and a translation that a string
      catalog marks as `new`. If a string catalog has no string for a key in the
      source language, the app shows the key itself. If an entry of a string catalog
      has `shouldTranslate: false`, all languages use the string of the source
      language. At run time, the app looks up keys in the string tables named
      `Localizable`.
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
