import AppleFormats
import WaymarkDiagnostics
import WaymarkModel

extension Rule {
  /// The rule that reports titles whose text contains a placeholder or plural forms.
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
            key.span, "the text of `\(key.string)` contains `%%`, but nothing replaces `%%` with `%` in a title",
            text,
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
      A tab bar or a screen shows its title unchanged. Nothing inserts a name or a
      number into a title, so users read `%@`.
      """,
    corrected: Example(spec, with: ["en.lproj/Localizable.strings": #""tabs.home" = "Hello";"#]),
    advice: """
      A screen that knows the name can set its own title from a text with another
      key. Plural forms need a number, too, so a title has one text in each
      language.
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
