import WaymarkDiagnostics
import WaymarkYAML

/// The top-level mapping of a file that a spec includes.
package struct IncludedFileSyntax: FileKeyGroup {
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
      .types,
      .conditions("additional facts that the app turns on and off at run time"),
      .tabs("additional tabs, after the tabs of earlier files"),
      .routes,
      .resolvedLinks,
      .redirects,
      .claims,
    ])
}
