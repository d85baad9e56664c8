import SpecModel
import SpecText

extension Rule {
  static let duplicateString = Rule(
    "duplicate-string", .warning, explanation: .duplicateString, requires: .stringTables
  ) { context in
    for strings in context.strings {
      let keys = Set(context.model.titleKeys(in: strings.name).map(\.string))
      for (_, table) in strings.tables {
        for repetition in table.repetitions where keys.contains(repetition.key) {
          context.report(
            Finding(
              "this table has `\(repetition.key)` twice, and the app never shows the first text", at: repetition.again,
              help: "remove one of the two texts", related: [.init(repetition.first, "the first text")]))
        }
      }
    }
  }
}

extension Explanation {
  fileprivate static let duplicateString = Explanation(
    "a string table contains the key of a title twice",
    faulty: Example(
      spec,
      with: [
        "en.lproj/Localizable.strings": """
        "tabs.home" = "Home";
        "tabs.home" = "Start";
        """
      ]),
    why: """
      If a string table contains a key twice, the app uses only the last string for
      the key. A developer who changes the first string sees no change in the app. A
      repeated key is often the result of merging two branches.
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
