import SpecModel
import SpecText

extension Rule {
  static let differingPlaceholders = Rule(
    "differing-placeholders", .error, explanation: .differingPlaceholders, requires: .stringTables
  ) { context in
    for title in TitlePlaceholders.all(context.model, context.strings) {
      let groups = title.groups
      guard groups.count > 1 else { continue }
      let words = groups.map { group in "\(group[0].words) in \(group.map { "`\($0.language)`" }.joined(or: "and"))" }
      context.report(
        Finding(
          "the placeholders of `\(title.key.string)` differ: \(words.joined(separator: ", "))",
          at: title.key.span, help: "remove the placeholders in all languages, because nothing fills in a title",
          related: groups.prefix(4).map { .init($0[0].text.span, "the text in `\($0[0].language)`") }))
    }
  }
}

extension Explanation {
  fileprivate static let differingPlaceholders = Explanation(
    "a title's placeholders differ between languages",
    faulty: Example(
      spec,
      with: [
        "en.lproj/Localizable.strings": #""tabs.home" = "Home";"#,
        "pl.lproj/Localizable.strings": #""tabs.home" = "Witaj, %@";"#,
      ]),
    why: """
      If a format string contains a placeholder of the wrong type, formatting reads
      the wrong memory. The app then shows wrong text or crashes, but only in one
      language. The app does not format titles, so users see the placeholder `%@` in
      a title.
      """,
    corrected: Example(
      spec,
      with: [
        "en.lproj/Localizable.strings": #""tabs.home" = "Home";"#,
        "pl.lproj/Localizable.strings": #""tabs.home" = "Start";"#,
      ]))

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
