import WaymarkDiagnostics
import WaymarkYAML

/// The root of a spec file.
package struct RootSyntax: SpecConstruct {
  /// What becomes of a link that comes while another is being resolved.
  package enum Resolving: String, CaseIterable, Sendable {
    case replace, drop
  }

  /// What becomes of links that overlap.
  package enum Ambiguity: String, CaseIterable, Sendable {
    case error, leftmost
  }

  /// What becomes of a rule's findings.
  package enum LintLevel: String, CaseIterable, Sendable {
    case error, warning, allow
  }

  package let span: Span
  package var version: Text?
  package var app: Text?
  package var include: [Text] = []
  /// Swift modules, with dots between their parts.
  package var imports: [Text] = []
  package var swift: SwiftSyntax?
  package var origins: [Named<OriginSyntax>] = []
  package var types: [Named<TypeSyntax>] = []
  package var conditions: [Text] = []
  package var tabBar: TabBarSyntax?
  package var tabs: [Named<TabSyntax>] = []
  package var routes: [Named<RouteSyntax>] = []
  package var resolvedLinks: [Named<ResolvedLinkSyntax>] = []
  package var resolving: Located<Resolving>?
  package var redirects: [RedirectSyntax] = []
  package var claims: [PatternSyntax] = []
  package var localization: LocalizationSyntax?
  package var apple: AppleSyntax?
  package var ambiguity: Located<Ambiguity>?
  /// By the names of rules, whatever they are.
  package var lint: [Named<Located<LintLevel>>] = []

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<RootSyntax>(
    "a spec", declaresNames: true,
    [
      Key("waymark", .version, isRequired: true, "the version of the language", changes: []) { $0.version = $1 },
      Key(
        "app", .typeName, isRequired: true, "the app's name, which names the generated code",
        changes: [.url, .state, .source]
      ) { $0.app = $1 },
      Key("include", .list(.someText, of: "paths"), "the files that hold the rest of the spec", changes: []) {
        $0.include = $1
      },
      Key(
        "imports", .distinct(.swiftName("module", example: "MyModels"), of: "Swift modules"),
        "the modules that the generated code needs", changes: [.source]
      ) { $0.imports = $1 },
      Key("swift", .construct(SwiftSyntax.self), "how the generated Swift looks", changes: [.state, .source]) {
        $0.swift = $1
      },
      Key(
        "origins", .named(.construct(OriginSyntax.self), "origins"), "the places a URL can come from",
        changes: [.url, .source]
      ) {
        $0.origins = $1
      },
      Key("types", .named(.type, "types", as: .type), "more types of parameters", changes: [.url, .state, .source]) {
        $0.types = $1
      },
      Key("conditions", .declarations(of: "conditions"), "facts that the app switches on and off", changes: [.source]) {
        $0.conditions = $1
      },
      Key("tabBar", .construct(TabBarSyntax.self), "what the bar does, whatever its tabs", changes: [.url, .state]) {
        $0.tabBar = $1
      },
      Key(
        "tabs", .named(.construct(TabSyntax.self), "tabs"), isRequired: true, unless: "include",
        "the tabs in their order", changes: [.url, .state, .accessibility, .source]
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
      Key(
        "resolving", .choice(Resolving.self),
        "whether a link that comes while one is being resolved takes its place", default: "`replace`", changes: []
      ) { $0.resolving = $1 },
      Key("redirects", .redirects, "URLs that stand for others", changes: [.url]) { $0.redirects = $1 },
      Key("claims", .list(.soundPattern, of: "patterns"), "URLs that must lead somewhere", changes: []) {
        $0.claims = $1
      },
      Key("localization", .construct(LocalizationSyntax.self), "where the texts of titles are", changes: []) {
        $0.localization = $1
      },
      Key("apple", .construct(AppleSyntax.self), "the platform's files that must agree with the links", changes: []) {
        $0.apple = $1
      },
      Key(
        "ambiguity", .choice(Ambiguity.self),
        "what becomes of links that overlap, where neither is the more specific one", default: "`error`", changes: []
      ) { $0.ambiguity = $1 },
      Key("lint", .keyed(.choice(LintLevel.self), by: "rules", "levels"), "other levels for rules", changes: []) {
        $0.lint = $1
      },
    ])
}

extension ValueKind where Value == Text {
  /// The one version of the language that there is.
  fileprivate static let version = ValueKind("the version `1`", example: "1") { node, reader in
    guard node.kind == .scalar, !node.isNull else {
      reader.reportMismatch(node, expected: "the version `1`")
      return nil
    }
    guard node.text == "1" else {
      reader.report(
        Diagnostic(
          .unknownVersion, "this is a spec of version `\(node.text.string)`, and this Waymark reads version 1",
          at: node.span, help: "update Waymark, or write `waymark: 1`"))
      return nil
    }
    return node.text
  }
}
