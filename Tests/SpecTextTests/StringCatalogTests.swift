import SpecText
import Testing

@Suite("String catalogues")
struct StringCatalogTests {
  private func catalogue(_ text: String) throws(FormatError) -> StringCatalog {
    try StringCatalog(
      SourceFile(path: "T.xcstrings", bytes: Array(text.utf8)), file: 0, for: ["en", "pl", "de"])
  }

  /// Returns "LANGUAGE: KEY=TEXT" for each key in each language, followed by the states of the text.
  private func texts(_ strings: String) throws(FormatError) -> [String] {
    let catalogue = try catalogue(#"{ "sourceLanguage": "en", "strings": {\#(strings)}, "version": "1.0" }"#)
    return ["en", "pl", "de"].flatMap { language in
      guard let table = catalogue[language] else { return [] as [String] }
      return table.keys.map { key in
        guard let text = table[key] else { return "none" }
        let marks = [text.isPlural ? "plural" : nil, text.isNew ? "new" : nil, text.isStale ? "stale" : nil]
        let words = ["\(language): \(key)=\(text.variants.joined(separator: "|"))"] + marks.compactMap(\.self)
        return words.joined(separator: " ")
      }
    }
  }

  private static func unit(_ value: String, _ state: String = "translated") -> String {
    #"{ "stringUnit": { "state": "\#(state)", "value": "\#(value)" } }"#
  }

  @Test(
    "A string catalog gives the text and state of each key in each language",
    arguments: [
      (#""a": { "localizations": { "en": \#(unit("A")), "pl": \#(unit("B")) } }"#, ["en: a=A", "pl: a=B"]),
      // In the development language, the key is the default text.
      (#""Home": {}"#, ["en: Home=Home"]),
      (#""Home": { "localizations": { "de": \#(unit("Start")) } }"#, ["en: Home=Home", "de: Home=Start"]),
      (
        #""a": { "shouldTranslate": false }, "b": { "localizations": { "pl": \#(unit("B")) } }"#,
        ["en: a=a", "en: b=b", "pl: a=a", "pl: b=B"]
      ),
      (
        #""a": { "extractionState": "stale", "localizations": { "pl": \#(unit("", "new")) } }"#,
        ["en: a=a stale", "pl: a= new stale"]
      ),
      (
        #""a": { "localizations": { "en": \#(unit("A", "new")), "pl": \#(unit("B", "needs_review")) } }"#,
        ["en: a=A", "pl: a=B"]
      ),
      (
        #""a": { "localizations": { "en": { "variations": { "plural": { "one": \#(unit("1")), "other": \#(unit("n")) } } } } }"#,
        ["en: a=1|n plural"]
      ),
      (
        #""a": { "localizations": { "en": { "variations": { "device": { "mac": \#(unit("M")), "other": { "variations": { "plural": { "other": \#(unit("n")) } } } } } } } }"#,
        ["en: a=M|n plural"]
      ),
      (
        #""a": { "localizations": { "en": { "stringUnit": { "value": "%#@n@" }, "substitutions": { "n": { "argNum": 1 } } } } }"#,
        ["en: a=%#@n@ plural"]
      ),
      (#""a": { "localizations": { "en": {}, "fr": \#(unit("F")) } }"#, ["en: a="]),
      (#""\u00e9\ud83d\ude00\n\/": {}"#, ["en: é😀\n/=é😀\n/"]),
      (
        #""a": 1, "b": null, "c": [[], {}], "d": "x", "e": { "localizations": [] }"#,
        ["en: a=a", "en: b=b", "en: c=c", "en: d=d", "en: e=e"]
      ),
      ("", []),
    ] as [(String, [String])])
  func texts(_ strings: String, _ expected: [String]) throws {
    #expect(try texts(strings) == expected)
  }

  @Test("A string catalog lists its languages, and has tables only for requested languages with translations")
  func languages() throws {
    let catalogue = try catalogue(
      #"{ "sourceLanguage": "en", "strings": { "a": { "localizations": { "pt-BR": {}, "pl": \#(Self.unit("A")) } }, "b": { "shouldTranslate": false } } }"#
    )
    #expect(catalogue.languages == ["en", "pl", "pt-BR"])
    #expect(catalogue["en"] != nil && catalogue["pl"] != nil)
    #expect(catalogue["de"] == nil, "a text for everybody is no translation")
    #expect(catalogue["pt-BR"] == nil, "nobody asked for it")
  }

  @Test("Keys of a string catalog have source locations, including repeated keys")
  func places() throws {
    let table = try #require(
      try catalogue("{\"sourceLanguage\":\"en\",\r\n \"strings\":{\n  \"é\": {}, \"b\": {},\n  \"é\": {}\n}}")["en"])
    #expect(table["b"]?.span.start == SourcePosition(line: 3, column: 12))
    #expect(table.repetitions.map(\.first.start.line) == [3])
    #expect(table.repetitions.map(\.again.start.line) == [4])
  }

  @Test(
    "An invalid string catalog is rejected with the source location of the error",
    arguments: [
      ("", "1:1 a value is expected here, but the file ends"),
      ("[]", "1:1 this file is not a string catalog: `sourceLanguage` or `strings` is missing or invalid"),
      (
        "{ \"strings\": {} }",
        "1:1 this file is not a string catalog: `sourceLanguage` or `strings` is missing or invalid"
      ),
      (
        "{ \"sourceLanguage\": \"en\", \"strings\": [] }",
        "1:1 this file is not a string catalog: `sourceLanguage` or `strings` is missing or invalid"
      ),
      ("{\n  \"a\": 1,\n}", "2:9 in JSON, no comma can follow the last member of an object"),
      ("{\n  \"a\" 1 }", "2:7 `:` is expected here"),
      ("{\n  \"a\": 1\n  \"b\": 2 }", "3:3 `,` or `}` is expected here"),
      ("[1 2]", "1:4 `,` or `]` is expected here"),
      ("{ \"a\": tru }", "1:8 `tru` is not a JSON value"),
      ("{ \"a\": ' }", "1:8 a string in JSON starts with `\"`"),
      ("{ \"a\": \"b\n\" }", "1:8 this string does not end on its line"),
      ("{ \"a\": \"\\x\" }", "1:10 this escape is not valid in JSON"),
      ("{ \"a\": \"\\u12\" }", "1:13 a hexadecimal digit is expected here"),
      ("<<<<<<< HEAD\n{}", "1:1 a value is expected here"),
      ("{} {}", "1:4 the end of the file is expected here"),
      (String(repeating: "[", count: 1_000_000), "1:65 this value is nested more than 64 levels deep"),
      (String(repeating: "{\"a\":", count: 100_000), "1:321 this value is nested more than 64 levels deep"),
    ])
  func faults(_ text: String, _ expected: String) {
    do throws(FormatError) {
      _ = try catalogue(text)
      Issue.record("it was read")
    } catch {
      #expect("\(error.span.start.line):\(error.span.start.column) \(error.message)" == expected)
    }
  }
}
