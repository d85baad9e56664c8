import WaymarkDiagnostics
import WaymarkYAML

/// The root of a file that a spec includes.
package struct IncludedFileSyntax: SpecConstruct {
  package let span: Span
  package var feature: Text?
  package var types: [Named<TypeSyntax>] = []
  package var conditions: [Text] = []
  package var tabs: [Named<TabSyntax>] = []
  package var routes: [Named<RouteSyntax>] = []
  package var resolvedLinks: [Named<ResolvedLinkSyntax>] = []
  package var redirects: [RedirectSyntax] = []
  package var claims: [PatternSyntax] = []

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<IncludedFileSyntax>(
    "an included file", declaresNames: true,
    [
      Key("feature", .typeName, "the enum in which its routes are nested", default: "none", changes: [.state, .source])
      { $0.feature = $1 },
      Key("types", .named(.type, "types", as: .type), "more types of parameters", changes: [.url, .state, .source]) {
        $0.types = $1
      },
      Key("conditions", .declarations(of: "conditions"), "more facts that the app switches", changes: [.source]) {
        $0.conditions = $1
      },
      Key(
        "tabs", .named(.construct(TabSyntax.self), "tabs"), "more tabs, after those before",
        changes: [.url, .state, .accessibility, .source]
      ) { $0.tabs = $1 },
      Key(
        "routes", .named(.construct(RouteSyntax.self), "routes"), "the screens that are pushed or presented",
        changes: [.url, .state, .accessibility, .source]
      ) {
        $0.routes = $1
      },
      Key(
        "resolvedLinks", .named(.construct(ResolvedLinkSyntax.self), "resolved links"),
        "URLs that the app itself turns into a place", changes: [.url, .source]
      ) { $0.resolvedLinks = $1 },
      Key("redirects", .redirects, "URLs that stand for others", changes: [.url]) { $0.redirects = $1 },
      Key("claims", .list(.soundPattern, of: "patterns"), "URLs that must lead somewhere", changes: []) {
        $0.claims = $1
      },
    ])
}
