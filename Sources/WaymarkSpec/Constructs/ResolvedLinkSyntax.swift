import WaymarkDiagnostics
import WaymarkYAML

/// A link in a spec that the app resolves to a screen at run time.
package struct ResolvedLinkSyntax: LinkKeyGroup {
  package let span: Span
  package var url: Text?
  /// The decoded pattern, or `nil` if the pattern is missing or invalid.
  ///
  /// If the pattern is `nil`, the decoder has reported a diagnostic.
  package var pattern: PatternSyntax?
  package var summary: SummarySyntax?
  /// The declared parameters, or `nil` if the spec declares no parameters for the link.
  ///
  /// If the spec declares no parameters, the captures of the pattern are the parameters.
  package var parameters: [Named<ParameterSyntax>]?
  /// The name of the tab that the navigator selects before the app resolves the link.
  package var tab: Text?
  /// The names of the routes that the app can return for the link, or `nil` if the spec does not restrict the routes.
  package var resolves: [Text]?
  package var origins: [Text]?
  /// The names of tabs, routes, and resolved links with a lower precedence than this link.
  ///
  /// If two links match the same URL, the link with the higher precedence wins.
  package var beats: [Text] = []
  /// The names of the conditions that must be true before the navigator opens the link.
  package var requires: [Text] = []
  package var examples: [Text] = []
  package var rejects: [Text] = []
  /// The replacement for the link, or `nil` if the link is not deprecated.
  package var deprecated: Text?

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<ResolvedLinkSyntax>(
    "a resolved link",
    [
      .url(changes: [.url, .source]),
      Key(
        "summary", .summary,
        "the summary of the link for developers, which becomes the documentation of the generated case and appears in "
          + "lists of links",
        changes: []
      ) { $0.summary = $1 },
      Key(
        "params", .parameters, "the parameters of the link", default: "the captures of the pattern",
        changes: [.url, .source]
      ) {
        $0.parameters = $1
      },
      Key(
        "in", .reference(to: .tab), "the tab that is selected and shows its root before the app resolves the link",
        default: "no change until the app answers", changes: [.url]
      ) { $0.tab = $1 },
      Key(
        "resolves", .distinct(.reference(to: .route), of: "routes"),
        "the routes that the app can return for the link; `[]` if the app shows no route", changes: []
      ) { $0.resolves = $1 },
      .origins,
      .beats(changes: []),
      .requires,
      .examples,
      .rejects,
      .deprecated,
    ])
}
