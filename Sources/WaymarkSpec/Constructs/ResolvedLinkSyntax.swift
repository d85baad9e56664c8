import WaymarkDiagnostics
import WaymarkYAML

/// A link in a spec that the app resolves to a screen at run time.
package struct ResolvedLinkSyntax: SpecConstruct {
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
      Key("url", .pattern, isRequired: true, "the pattern of the link's URLs", changes: [.url, .source]) {
        $0.url = $1.text
        $0.pattern = $1.syntax
      },
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
      Key(
        "origins", .list(.reference(to: .origin), of: "origins"), "the names of the origins that serve the link",
        default: "all default origins",
        changes: [.url]
      ) {
        $0.origins = $1
      },
      Key(
        "beats", .list(.reference(to: .tab, .route, .resolvedLink), of: "names"),
        "names of tabs, routes, and resolved links; this link wins over their overlapping links",
        changes: []
      ) {
        $0.beats = $1
      },
      Key(
        "requires", .list(.reference(to: .condition), of: "conditions"),
        "the conditions that must be true; until then, the link is pending",
        changes: [.url]
      ) {
        $0.requires = $1
      },
      Key("examples", .list(.text(for: .url), of: "URLs"), "URLs that must lead to this link", changes: []) {
        $0.examples = $1
      },
      Key("rejects", .list(.text(for: .url), of: "URLs"), "URLs that must not lead to this link", changes: []) {
        $0.rejects = $1
      },
      Key("deprecated", .someText, "the replacement for a deprecated link, which still works", changes: [.url]) {
        $0.deprecated = $1
      },
    ])
}
