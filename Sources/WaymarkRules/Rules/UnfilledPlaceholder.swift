import AppleFormats
import WaymarkDiagnostics
import WaymarkModel

extension Rule {
  /// A title whose text leaves a place open, which nothing fills in.
  static let unfilledPlaceholder = Rule(
    "unfilled-placeholder", .warning, explanation: .unfilledPlaceholder, requires: .stringTables
  ) { context in
    for title in TitlePlaceholders.all(context.model, context.strings) where title.groups.count == 1 {
      let key = title.key
      if let plural = title.texts.first(where: \.text.isPlural) {
        context.report(
          finding(
            key.span, "the text of `\(key.string)` depends on a number, and a title has none", plural,
            help: "a title has no plural: give it one text"))
      } else if let text = title.texts.first(where: { !$0.specifiers.allSatisfy(\.isPercentSign) }) {
        context.report(
          finding(
            key.span, "the text of `\(key.string)` has \(text.words) in it, and nothing fills in a title", text,
            help: "say it without; a screen that knows more can set a title of its own"))
      } else if let text = title.texts.first(where: { !$0.specifiers.isEmpty }) {
        context.report(
          finding(
            key.span, "the text of `\(key.string)` has `%%` in it, and nothing makes one `%` of that in a title",
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
      related: [.init(text.text.span, "this is the text in `\(text.language)`")])
  }
}

extension Explanation {
  fileprivate static let unfilledPlaceholder = Explanation(
    "nothing fills in the placeholder of a title",
    faulty: Example(spec, with: ["en.lproj/Localizable.strings": #""tabs.home" = "Hello, %@";"#]),
    why: """
      A tab bar and a screen show a title as it is. There is nobody who would hand
      it a name or a number, so people read `%@`.
      """,
    corrected: Example(spec, with: ["en.lproj/Localizable.strings": #""tabs.home" = "Hello";"#]),
    advice: """
      A screen that knows the name can set a title of its own, from a text under
      another key. Plurals need a number, too: a title has one text in a language.
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
