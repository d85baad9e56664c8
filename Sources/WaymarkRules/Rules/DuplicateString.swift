import AppleFormats
import WaymarkDiagnostics
import WaymarkModel

extension Rule {
  /// The key of a title that a table has twice: one of its texts is never seen.
  static let duplicateString = Rule(
    .duplicateString,
    ofStrings: { model, strings, report in
      let keys = Set(model.titleKeys.map(\.string))
      for (_, table) in strings.tables {
        for repetition in table.repetitions where keys.contains(repetition.key) {
          report(
            Diagnostic(
              "duplicate-string", "`\(repetition.key)` stands in this table again, and the text before is never seen",
              at: repetition.again, severity: .warning, help: "remove one of them",
              related: [.init(repetition.first, "before here")]))
        }
      }
    })
}

extension RulePage {
  fileprivate static let duplicateString = RulePage(
    "duplicate-string",
    "a string table has the key of a title twice",
    severity: .warning,
    faulty: Example(
      spec,
      with: [
        "en.lproj/Localizable.strings": """
        "tabs.home" = "Home";
        "tabs.home" = "Start";
        """
      ]),
    why: """
      Only the last text counts. Who changes the other one sees no change in the
      app, and the two come from a merge more often than from a person.
      """,
    corrected: Example(spec, with: ["en.lproj/Localizable.strings": #""tabs.home" = "Start";"#]))

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
