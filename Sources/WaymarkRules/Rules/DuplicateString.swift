import AppleFormats
import WaymarkDiagnostics
import WaymarkModel

extension Rule {
  /// The rule that reports keys of titles that a string table has twice.
  ///
  /// The app never shows the first of the two texts.
  static let duplicateString = Rule(
    "duplicate-string", .warning, explanation: .duplicateString, requires: .stringTables
  ) { context in
    let keys = Set(context.model.titleKeys.map(\.string))
    for (_, table) in context.strings.tables {
      for repetition in table.repetitions where keys.contains(repetition.key) {
        context.report(
          Finding(
            "this table has `\(repetition.key)` twice, and the app never shows the first text",
            at: repetition.again, help: "remove one of the two texts",
            related: [.init(repetition.first, "the first text")]))
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
      The app shows only the last text of a repeated key. A developer who changes
      the earlier text sees no change in the app. Repeated keys usually result from
      a merge.
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
