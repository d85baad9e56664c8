import WaymarkDiagnostics

/// A string catalog (`.xcstrings`): the texts of all languages in one file.
package struct StringCatalog: Sendable {
  package let path: String
  /// Those that some key has a text in, sorted.
  package let languages: [String]
  private let tables: [String: StringTable]

  /// The texts of a language; nil where the catalog has none in it.
  package subscript(language: String) -> StringTable? { tables[language] }

  /// The catalog in a file's text, which is UTF-8.
  ///
  /// - Parameter wanted: The languages whose texts are kept.
  /// - Complexity: O(size of the text + keys × languages that are wanted).
  package init(_ source: SourceFile, file: Int, for wanted: [String]) throws(FormatError) {
    let root = try JSONParser.value(source.bytes, file: file, of: .strings)
    guard let sourceLanguage = root["sourceLanguage"]?.string, case .object(let entries) = root["strings"] else {
      throw FormatError(
        .strings,
        "this is no string catalogue, which has `sourceLanguage` and `strings`", at: .start(ofFile: file))
    }
    let wanted = Set(wanted)
    var languages: Set<String> = [sourceLanguage]
    var tables: [String: StringTable] = [:]
    func add(_ text: LocalizedText, _ key: String, _ language: String) {
      tables[language, default: StringTable(path: source.path)].add(text, for: key)
    }
    for entry in entries {
      let isStale = entry.value["extractionState"]?.string == "stale"
      var texts: [String: LocalizedText] = [:]
      for localization in entry.value["localizations"]?.members ?? [] {
        languages.insert(localization.key)
        texts[localization.key] = LocalizedText(
          localization.value, of: entry, isOriginal: localization.key == sourceLanguage, isStale: isStale)
      }
      // Without a text of its own, a key is its text in the language of the code.
      let original =
        texts[sourceLanguage] ?? LocalizedText(span: entry.span, variants: [entry.key], isStale: isStale)
      texts[sourceLanguage] = original
      if case .bool(false) = entry.value["shouldTranslate"] {
        for language in wanted where texts[language] == nil { texts[language] = original }
      }
      for (language, text) in texts where wanted.contains(language) { add(text, entry.key, language) }
    }
    // A catalog without keys lacks those of every title, and no language.
    for language in wanted where entries.isEmpty { tables[language] = StringTable(path: source.path) }
    path = source.path
    self.languages = languages.sorted()
    self.tables = tables.filter { languages.contains($0.key) || entries.isEmpty }
  }
}

extension LocalizedText {
  /// The text of an entry in one language.
  fileprivate init(_ localization: FileValue, of entry: FileValue.Member, isOriginal: Bool, isStale: Bool) {
    var units: [(text: String, isNew: Bool)] = []
    var isPlural = false
    func collect(_ value: FileValue) {
      if let unit = value["stringUnit"], let text = unit["value"]?.string {
        // What Xcode takes from code is new in the language of the code, too, where it needs no translation.
        units.append((text, !isOriginal && unit["state"]?.string == "new"))
      }
      for kind in value["variations"]?.members ?? [] {
        if kind.key == "plural" { isPlural = true }
        for variation in kind.value.members { collect(variation.value) }
      }
    }
    collect(localization)
    // The text names each of them, `%#@name@`, and a number chooses its words.
    if localization["substitutions"]?.members.isEmpty == false { isPlural = true }
    self.init(
      span: entry.span, variants: units.map(\.text), isPlural: isPlural, isNew: units.contains { $0.isNew },
      isStale: isStale)
  }
}
