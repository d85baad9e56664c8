import WaymarkDiagnostics
import WaymarkYAML

/// The top-level mapping of a file that a spec includes.
package struct IncludedFileSyntax: SpecConstruct {
  package let span: Span
  package var feature: Text?
  /// The name of the Swift module that declares the enums of the feature; `nil` for the module of the app.
  package var module: Text?
  package var types: [Named<TypeSyntax>] = []
  package var conditions: [Named<ConditionSyntax>] = []
  package var tabs: [Named<TabSyntax>] = []
  package var routes: [Named<RouteSyntax>] = []
  package var resolvedLinks: [Named<ResolvedLinkSyntax>] = []
  package var redirects: [RedirectSyntax] = []
  package var claims: [PatternSyntax] = []

  package init(span: Span) { self.span = span }

  package static func belongsToRoot(_ key: Text) -> Bool { RootSyntax.keys.contains(key) }

  /// A file with a module needs a feature. The analysis checks the keys.
  package static let forms = [ConstructForm("module", needs: ["feature"]), ConstructForm(nil)]

  package static let keys = KeyTable<IncludedFileSyntax>(
    "an included file", declaresNames: true,
    [
      Key(
        "feature", .typeName,
        "the enum that contains the routes of this file: `Checkout` generates `Route.checkout(.cart)`",
        default: "no enum", changes: [.state, .source]
      ) { $0.feature = $1 },
      Key(
        "module", .moduleName,
        "the Swift module of the feature: the target with this file generates the enums, and the app imports them",
        default: "the module of the app", changes: [.source]
      ) { $0.module = $1 },
      Key(
        "types", .named(.type, "types", as: .type), "additional types of parameters",
        example: "{Size: {values: [small, large]}}", changes: [.url, .state, .source]
      ) {
        $0.types = $1
      },
      Key(
        "conditions", .conditions, "additional facts that the app turns on and off at run time", example: "[signedIn]",
        changes: [.source]
      ) {
        $0.conditions = $1
      },
      Key(
        "tabs", .named(.construct(TabSyntax.self), "tabs", as: .tab),
        "additional tabs, after the tabs of earlier files",
        example: "{home: {title: Home, icon: house}}", changes: [.url, .state, .accessibility, .source]
      ) { $0.tabs = $1 },
      Key(
        "routes", .named(.construct(RouteSyntax.self), "routes", as: .route),
        "the screens that are pushed or presented",
        example: "{about: {title: About, links: [/about]}}", changes: [.url, .state, .accessibility, .source]
      ) {
        $0.routes = $1
      },
      Key(
        "resolvedLinks", .named(.construct(ResolvedLinkSyntax.self), "resolved links", as: .resolvedLink),
        "URLs that the app resolves to a screen at run time",
        example: "{openOffer: {url: /offer, resolves: [about]}}", changes: [.url, .source]
      ) { $0.resolvedLinks = $1 },
      Key(
        "redirects", .redirects, "the redirected patterns with their target patterns", example: "{/old: /new}",
        changes: [.url]
      ) {
        $0.redirects = $1
      },
      Key(
        "claims", .list(.soundPattern, of: "patterns"), "patterns whose URLs must all match a link",
        example: "[/offers/**]", changes: []
      ) {
        $0.claims = $1
      },
    ])
}
