import SpecModel
import SpecText

extension Rule {
  static let unfilledPlaceholder = Rule(
    "unfilled-placeholder", .warning, explanation: .unfilledPlaceholder, requires: .stringTables
  ) { context in
    for title in TitlePlaceholders.all(context.model, context.strings) where title.groups.count == 1 {
      let key = title.key
      if let plural = title.texts.first(where: \.text.isPlural) {
        context.report(
          finding(
            key.span, "the text of `\(key.string)` has plural forms, but a title has no number", plural,
            help: "replace the plural forms with one text"))
      } else if let text = title.texts.first(where: { !$0.specifiers.allSatisfy(\.isPercentSign) }) {
        context.report(
          finding(
            key.span, "the text of `\(key.string)` contains \(text.words), but nothing fills in a title", text,
            help: "write the title without placeholders; a screen that knows the value can set its own title"))
      } else if let text = title.texts.first(where: { !$0.specifiers.isEmpty }) {
        context.report(
          finding(
            key.span, "the text of `\(key.string)` contains `%%`, but nothing replaces `%%` with `%` in a title", text,
            help: "write `%`"))
      }
    }
  }

  private static func finding(
    _ span: Span, _ message: String, _ text: TitlePlaceholders.Text, help: String
  ) -> Finding {
    Finding(
      message, at: span, help: help,
      related: [.init(text.text.span, "the text in `\(text.language)`")])
  }
}

extension Explanation {
  fileprivate static let unfilledPlaceholder = Explanation(
    "the placeholder of a title is never filled in",
    faulty: Example(spec, with: ["en.lproj/Localizable.strings": #""tabs.home" = "Hello, %@";"#]),
    why: """
      A tab bar or a screen shows the text of a title unchanged. The app inserts no
      name or number into a title, so users see `%@`.
      """,
    corrected: Example(spec, with: ["en.lproj/Localizable.strings": #""tabs.home" = "Hello";"#]),
    advice: """
      If a screen title needs a name or a number, set the title in the code of the
      screen, and use a string with a different key. A title also cannot have plural
      forms, because the app inserts no number into a title.
      """)

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
