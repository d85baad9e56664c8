import SpecModel
import SpecText

extension Rule {
  static let unusedString = Rule(
    "unused-string", .warning, explanation: .unusedString, requires: .stringTables
  ) { context in
    var suggestions = SuggestionBudget()
    for strings in context.strings {
      let keys = Set(context.model.titleKeys(in: strings.name).map(\.string))
      let texts = context.model.titleTexts.filter { namespace(of: $0) != nil }
      let meant = unknown(keys.union(texts), strings.tables, &suggestions).union(texts)
      for finding in findings(strings.tables, keys, besides: meant) { context.report(finding) }
    }
  }

  /// The keys that a misspelled key or a literal title probably means.
  private static func unknown(
    _ keys: Set<String>, _ tables: [(language: String, table: StringTable)], _ suggestions: inout SuggestionBudget
  ) -> Set<String> {
    var meant: Set<String> = []
    for key in keys.sorted() where tables.allSatisfy({ $0.table[key] == nil }) {
      meant.formUnion(suggestions.nearest(to: key, among: tables.flatMap(\.table.keys)))
    }
    return meant
  }

  private static func findings(
    _ tables: [(language: String, table: StringTable)], _ keys: Set<String>, besides meant: Set<String>
  ) -> [Finding] {
    let namespaces = Set(keys.compactMap(namespace))
    var seen: Set<String> = []
    return tables.enumerated().flatMap { index, table in
      table.table.keys.compactMap { key in
        guard let text = table.table[key], !keys.contains(key), !meant.contains(key),
          let namespace = namespace(of: key),
          namespaces.contains(namespace), seen.insert(key).inserted
        else { return nil }
        return Finding(
          "`\(key)` starts with `\(namespace)`, like the keys of titles, but no title uses the key", at: text.span,
          help: "remove the key; if other code uses it, rename the key so that it does not start with `\(namespace)`",
          related: tables[(index + 1)...].compactMap { language, table in
            table[key].flatMap { $0.span == text.span ? nil : .init($0.span, "the same key in `\(language)`") }
          })
      }
    }
  }

  /// `nil` without a dot after the first character, or with a space, because the key is then the source string itself.
  @Sendable private static func namespace(of key: String) -> String? {
    guard let dot = key.lastIndex(of: "."), dot > key.startIndex, !key.utf8.contains(UInt8(ascii: " ")) else {
      return nil
    }
    return String(key[...dot])
  }
}

extension Explanation {
  fileprivate static let unusedString = Explanation(
    "a string table has a key that no title uses",
    faulty: Example(
      spec,
      with: [
        "en.lproj/Localizable.strings": """
        "tabs.home" = "Home";
        "tabs.wishes" = "Wishes";
        """
      ]),
    why: """
      Here, a tab was removed from the spec, but translators still translate the
      title of this tab. An unused key may also be a misspelling of a key that a
      title uses.
      """,
    corrected: Example(spec, with: ["en.lproj/Localizable.strings": #""tabs.home" = "Home";"#]),
    advice: """
      Waymark checks only keys that have the same prefix as the key of a title. The
      prefix of a key ends at the last dot of the key. All other keys in a string
      table belong to the code of the app. If the app's code uses a key that no
      title uses, give the key a different prefix.
      """)

  private static let spec = """
    waymark: 1
    app: Shop
    localization:
      languages: en
      strings: "{language}.lproj/Localizable.strings"
    tabs:
      home: { title: { key: tabs.home }, icon: house }
    """
}
