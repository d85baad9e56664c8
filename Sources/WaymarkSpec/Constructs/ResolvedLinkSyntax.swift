import WaymarkDiagnostics
import WaymarkYAML

package struct ResolvedLinkSyntax: LinkKeyGroup {
  package let span: Span
  package var url: Text?
  package var pattern: PatternSyntax?
  package var summary: SummarySyntax?
  /// If the spec declares no parameters, the captures of the pattern are the parameters.
  package var parameters: [Named<ParameterSyntax>]?
  package var tab: Text?
  package var resolves: [Text]?
  package var origins: [Text]?
  package var beats: [Text] = []
  package var requires: [Text] = []
  package var examples: [Text] = []
  package var rejects: [Text] = []
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
