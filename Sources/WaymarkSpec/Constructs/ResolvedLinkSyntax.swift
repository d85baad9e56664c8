import WaymarkDiagnostics
import WaymarkYAML

/// An entry of `resolvedLinks:`: URLs that the app itself turns into a place.
package struct ResolvedLinkSyntax: SpecConstruct {
  package let span: Span
  package var url: Text?
  /// nil where the pattern cannot be read; there is a finding about it then.
  package var pattern: PatternSyntax?
  /// nil for what the pattern captures.
  package var parameters: [Named<ParameterSyntax>]?
  /// The tab that is selected at once.
  package var tab: Text?
  /// Names of routes that the app may answer with; nil where the spec does not say.
  package var resolves: [Text]?
  package var origins: [Text]?
  /// Names of tabs, routes and resolved links.
  package var beats: [Text] = []
  /// Names of conditions.
  package var requires: [Text] = []
  package var examples: [Text] = []
  package var rejects: [Text] = []
  /// What to use in its place.
  package var deprecated: Text?

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<ResolvedLinkSyntax>(
    "a resolved link",
    [
      Key("url", .pattern, isRequired: true, "the pattern of its URLs", changes: [.url, .source]) {
        $0.url = $1.text
        $0.pattern = $1.syntax
      },
      Key("params", .parameters, "its parameters", default: "what its pattern captures", changes: [.url, .source]) {
        $0.parameters = $1
      },
      Key("in", .name, "the tab that is selected at once, at its root", changes: [.url]) { $0.tab = $1 },
      Key(
        "resolves", .distinct(.name, of: "routes"), "the routes that the app may answer with; `[]` where it shows none",
        changes: []
      ) { $0.resolves = $1 },
      Key(
        "origins", .list(.name, of: "origins"), "the origins on which it stands", default: "every default one",
        changes: [.url]
      ) {
        $0.origins = $1
      },
      Key(
        "beats", .list(.name, of: "names"), "the tabs, routes and resolved links whose links it wins over", changes: []
      ) {
        $0.beats = $1
      },
      Key(
        "requires", .list(.name, of: "conditions"), "what must be true; until then the link is held back",
        changes: [.url]
      ) {
        $0.requires = $1
      },
      Key("examples", .list(.someText, of: "URLs"), "URLs that must lead here", changes: []) { $0.examples = $1 },
      Key("rejects", .list(.someText, of: "URLs"), "URLs that must not lead here", changes: []) { $0.rejects = $1 },
      Key("deprecated", .someText, "what to use in its place; it still works", changes: [.url]) { $0.deprecated = $1 },
    ])
}
