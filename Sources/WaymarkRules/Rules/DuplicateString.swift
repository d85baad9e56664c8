import AppleFormats
import WaymarkDiagnostics
import WaymarkModel

extension Rule {
  /// The key of a title that a table has twice: one of its texts is never seen.
  static let duplicateString = Rule(
    "duplicate-string", .warning, explanation: .duplicateString, requires: .stringTables
  ) { context in
    let keys = Set(context.model.titleKeys.map(\.string))
    for (_, table) in context.strings.tables {
      for repetition in table.repetitions where keys.contains(repetition.key) {
        context.report(
          Finding(
            "`\(repetition.key)` stands in this table again, and the text before is never seen",
            at: repetition.again, help: "remove one of them",
            related: [.init(repetition.first, "before here")]))
      }
    }
  }
}

extension Explanation {
  fileprivate static let duplicateString = Explanation(
    "a string table has the key of a title twice",
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
