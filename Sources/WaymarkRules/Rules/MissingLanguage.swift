import AppleFormats
import WaymarkDiagnostics
import WaymarkModel

extension Rule {
  /// A language of the spec in which there is no table at all.
  static let missingLanguage = Rule(
    "missing-language", .error, explanation: .missingLanguage, requires: .stringTables
  ) { context in
    let missing = context.strings.languages.compactMap { language in
      if case .missing(let path) = language.texts { (language, path) } else { nil }
    }
    if let first = missing.first, context.strings.catalog == nil, missing.count == context.strings.languages.count {
      context.report(
        Finding(
          "there is no `\(first.1)`, nor such a file of another language", at: context.strings.span,
          help: "paths are relative to this file's folder"))
      return
    }
    for (language, path) in missing { context.report(finding(language, path, context.strings.catalog)) }
  }

  private static func finding(
    _ language: StringTables.Language, _ path: String, _ catalog: StringCatalog?
  ) -> Finding {
    let name = language.name
    guard let catalog else {
      return Finding(
        "there is no `\(path)`, and `\(name)` is one of the languages", at: language.span,
        help: "add the file with the texts of all titles, or take `\(name)` out of `languages`")
    }
    // `pt` and `pt-BR` are two languages to the system, and one to many a person.
    func tongue(_ language: String) -> Substring { language.prefix { $0 != "-" && $0 != "_" } }
    let near = catalog.languages.filter { tongue($0) == tongue(name) }.prefix(4).map { "`\($0)`" }
    return Finding(
      "`\(path)` has no text in `\(name)`" + (near.isEmpty ? "" : "; did you mean \(near.joined(or: "or"))?"),
      at: language.span, help: "add the language to the catalogue, or take it out of `languages`")
  }
}

extension Explanation {
  fileprivate static let missingLanguage = Explanation(
    "a language has no string table",
    faulty: Example(
      spec,
      with: ["en.lproj/Localizable.strings": #""tabs.home" = "Home";"#]),
    why: """
      `languages` says in which ones every title must be. Where one of them has no
      table, people who speak it see the app in another language.
      """,
    corrected: Example(
      spec,
      with: [
        "en.lproj/Localizable.strings": #""tabs.home" = "Home";"#,
        "pl.lproj/Localizable.strings": #""tabs.home" = "Start";"#,
      ]),
    advice: """
      A language is written as its folder is, or as the catalogue names it: `pt` is
      not `pt-BR`. The app may have more languages than the spec lists.
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
