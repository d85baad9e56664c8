/// A namespace for conversions of the phrases of the key tables.
enum Prose {
  /// Returns a phrase as a sentence, with an uppercase first letter and a period.
  static func sentence(_ phrase: String) -> String {
    phrase.prefix(1).uppercased() + phrase.dropFirst() + (phrase.hasSuffix(".") ? "" : ".")
  }

  /// Returns Markdown as plain text without code spans.
  static func plain(_ markdown: String) -> String { markdown.filter { $0 != "`" } }
}
