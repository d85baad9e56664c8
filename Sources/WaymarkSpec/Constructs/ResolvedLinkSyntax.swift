import WaymarkDiagnostics
import WaymarkYAML

/// An entry of `resolvedLinks:`, whose URLs the app resolves at run time.
package struct ResolvedLinkSyntax: SpecConstruct {
  package let span: Span
  package var url: Text?
  /// The decoded pattern; `nil` with a diagnostic if the pattern is invalid.
  package var pattern: PatternSyntax?
  /// The declared parameters; `nil` if the parameters are the captures of the pattern.
  package var parameters: [Named<ParameterSyntax>]?
  /// The tab that is selected before the app resolves the link.
  package var tab: Text?
  /// The names of the routes that the app can answer with; `nil` if the spec does not restrict them.
  package var resolves: [Text]?
  package var origins: [Text]?
  /// The names of tabs, routes and resolved links.
  package var beats: [Text] = []
  /// The names of conditions.
  package var requires: [Text] = []
  package var examples: [Text] = []
  package var rejects: [Text] = []
  /// The replacement for a deprecated link.
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
        "params", .parameters, "the parameters of the link", default: "the captures of the pattern",
        changes: [.url, .source]
      ) {
        $0.parameters = $1
      },
      Key(
        "in", .name, "the tab that is selected, at its root, before the app resolves the link",
        default: "no change until the app answers", changes: [.url]
      ) { $0.tab = $1 },
      Key(
        "resolves", .distinct(.name, of: "routes"),
        "the routes that the app can answer with; `[]` if the app shows no route", changes: []
      ) { $0.resolves = $1 },
      Key(
        "origins", .list(.name, of: "origins"), "the names of the origins that serve the link",
        default: "all default origins",
        changes: [.url]
      ) {
        $0.origins = $1
      },
      Key(
        "beats", .list(.name, of: "names"),
        "the tabs, routes and resolved links whose overlapping links this link wins over",
        changes: []
      ) {
        $0.beats = $1
      },
      Key(
        "requires", .list(.name, of: "conditions"), "the conditions that must be true; until then, the link is pending",
        changes: [.url]
      ) {
        $0.requires = $1
      },
      Key("examples", .list(.someText, of: "URLs"), "URLs that must lead to this link", changes: []) {
        $0.examples = $1
      },
      Key("rejects", .list(.someText, of: "URLs"), "URLs that must not lead to this link", changes: []) {
        $0.rejects = $1
      },
      Key("deprecated", .someText, "the replacement for a deprecated link, which still works", changes: [.url]) {
        $0.deprecated = $1
      },
    ])
}
