import WaymarkDiagnostics
import WaymarkYAML

/// The value of the key `localization`, which specifies the languages and the string tables of titles.
package struct LocalizationSyntax: SpecConstruct {
  package let span: Span
  package var languages: [Text] = []
  /// The path of the string tables. If each language has a separate file, the path contains `{language}`.
  package var strings: Text?

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<LocalizationSyntax>(
    "`localization`",
    [
      Key(
        "languages", .distinct(.someText, of: "languages"), isRequired: true,
        "the languages into which every title must be translated, such as `en` or `pt-BR`", changes: []
      ) { $0.languages = $1 },
      Key(
        "strings", .someText, isRequired: true,
        "the path of a string catalog (`NAME.xcstrings`), or of `.strings` files with `{language}` in the path",
        changes: []
      ) { $0.strings = $1 },
    ])
}
