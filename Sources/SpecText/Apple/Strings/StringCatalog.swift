/// An `.xcstrings` file, which contains the strings of all languages.
package struct StringCatalog: Sendable {
  package let path: String
  package let languages: [String]
  private let tables: [String: StringTable]

  package subscript(language: String) -> StringTable? { tables[language] }

  package init(_ source: SourceFile, file: Int, for wanted: [String]) throws(FormatError) {
    let root = try JSONParser.value(source.bytes, file: file, of: .strings)
    guard let sourceLanguage = root["sourceLanguage"]?.string, case .object(let entries) = root["strings"] else {
      throw FormatError(
        .strings, "this file is not a string catalog: `sourceLanguage` or `strings` is missing or invalid",
        at: .start(ofFile: file),
        help: "add both keys, or change `strings` under `localization` to the path of a string catalog")
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
      // In the source language, a key without a text is its own text.
      let original = texts[sourceLanguage] ?? LocalizedText(span: entry.span, variants: [entry.key], isStale: isStale)
      texts[sourceLanguage] = original
      if case .bool(false) = entry.value["shouldTranslate"] {
        for language in wanted where texts[language] == nil { texts[language] = original }
      }
      for (language, text) in texts where wanted.contains(language) { add(text, entry.key, language) }
    }
    // A catalog without keys lacks the keys of all titles, but not a language.
    for language in wanted where entries.isEmpty { tables[language] = StringTable(path: source.path) }
    path = source.path
    self.languages = languages.sorted()
    self.tables = tables.filter { languages.contains($0.key) || entries.isEmpty }
  }
}

extension LocalizedText {
  fileprivate init(_ localization: FileValue, of entry: FileValue.Member, isOriginal: Bool, isStale: Bool) {
    var units: [(text: String, isNew: Bool)] = []
    var isPlural = false
    func collect(_ value: FileValue) {
      if let unit = value["stringUnit"], let text = unit["value"]?.string {
        // Xcode marks extracted texts as new in the source language, where they need no translation.
        units.append((text, !isOriginal && unit["state"]?.string == "new"))
      }
      for kind in value["variations"]?.members ?? [] {
        if kind.key == "plural" { isPlural = true }
        for variation in kind.value.members { collect(variation.value) }
      }
    }
    collect(localization)
    // The text refers to each substitution as `%#@name@`, and a number selects the text of the substitution.
    if localization["substitutions"]?.members.isEmpty == false { isPlural = true }
    self.init(
      span: entry.span, variants: units.map(\.text), isPlural: isPlural, isNew: units.contains { $0.isNew },
      isStale: isStale)
  }
}
