import WaymarkDiagnostics
import WaymarkYAML

/// `localization:`, where the texts of titles are.
package struct LocalizationSyntax: SpecConstruct {
  package let span: Span
  package var languages: [Text] = []
  /// A path, with `{language}` in it where each language has a file.
  package var strings: Text?

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<LocalizationSyntax>(
    "`localization`",
    [
      Key(
        "languages", .distinct(.someText, of: "languages"), isRequired: true,
        "the languages in which every title must be", changes: []
      ) { $0.languages = $1 },
      Key("strings", .someText, isRequired: true, "a string catalogue, or a path with `{language}` in it", changes: [])
      {
        $0.strings = $1
      },
    ])
}
