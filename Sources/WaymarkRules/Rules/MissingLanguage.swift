import SpecModel
import SpecText

extension Rule {
  static let missingLanguage = Rule(
    "missing-language", .error, explanation: .missingLanguage, requires: .stringTables
  ) { context in
    for strings in context.strings {
      for finding in findings(strings) { context.report(finding) }
    }
  }

  private static func findings(_ strings: StringTables) -> [Finding] {
    let missing = strings.languages.compactMap { language in
      if case .missing(let path) = language.texts { (language, path) } else { nil }
    }
    if let first = missing.first, strings.catalog == nil, missing.count == strings.languages.count {
      return [
        Finding(
          "no language has a string table: `\(first.1)`, for example, does not exist", at: strings.span,
          help: "check the path, which is relative to the folder of this file")
      ]
    }
    return missing.map { finding($0, $1, strings.catalog) }
  }

  private static func finding(_ language: StringTables.Language, _ path: String, _ catalog: StringCatalog?) -> Finding {
    let name = language.name
    guard let catalog else {
      return Finding(
        "the language `\(name)` has no string table: `\(path)` does not exist", at: language.span,
        help: "add the file with the texts of all titles, or remove `\(name)` from `languages`")
    }
    // The system treats `pt` and `pt-BR` as two languages, but developers easily confuse them.
    func tongue(_ language: String) -> Substring { language.prefix { $0 != "-" && $0 != "_" } }
    let near = catalog.languages.filter { tongue($0) == tongue(name) }.prefix(4).map { "`\($0)`" }
    return Finding(
      "`\(path)` has no text in `\(name)`" + (near.isEmpty ? "" : "; did you mean \(near.joined(or: "or"))?"),
      at: language.span, help: "add the language to the string catalog, or remove it from `languages`")
  }
}

extension Explanation {
  fileprivate static let missingLanguage = Explanation(
    "a language has no string table",
    faulty: Example(
      spec,
      with: ["en.lproj/Localizable.strings": #""tabs.home" = "Home";"#]),
    why: """
      Every title needs a translation for each language under the key `languages`.
      If a language has no string table, users of this language see the app in
      another language.
      """,
    corrected: Example(
      spec,
      with: [
        "en.lproj/Localizable.strings": #""tabs.home" = "Home";"#,
        "pl.lproj/Localizable.strings": #""tabs.home" = "Start";"#,
      ]),
    advice: """
      Write the code of a language, such as `pt-BR`, exactly as in the string
      catalog or in the name of the language's `.lproj` folder. For example, `pt`
      and `pt-BR` are different languages. The app may have more languages than the
      spec lists.
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
