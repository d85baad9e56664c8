import SpecText

package struct RootSyntax: FileKeyGroup, ActivityKeyGroup {
  package enum Resolving: String, SpecWord {
    case replace, drop

    package var effect: String? {
      switch self {
      case .replace: "discards the earlier link"
      case .drop: "discards the new link"
      }
    }
  }

  package enum Ambiguity: String, SpecWord {
    case error, leftmost

    package var effect: String? {
      switch self {
      case .error: "reports the links"
      case .leftmost: "prefers the link that is more specific at the leftmost difference"
      }
    }
  }

  package enum LintLevel: String, SpecWord { case error, warning, allow }

  package let span: Span
  package var version: Text?
  package var app: Text?
  package var include: [Text] = []
  package var imports: [Text] = []
  package var swift: SwiftSyntax?
  package var origins: [Named<OriginSyntax>] = []
  package var types: [Named<TypeSyntax>] = []
  package var conditions: [Named<ConditionSyntax>] = []
  package var gates = GatesSyntax()
  package var metadataKeys: [Named<ParameterSyntax>] = []
  package var tabBar: TabBarSyntax?
  package var tabs: [Named<TabSyntax>] = []
  package var routes: [Named<RouteSyntax>] = []
  package var resolvedLinks: [Named<ResolvedLinkSyntax>] = []
  package var resolving: Located<Resolving>?
  package var redirects: [RedirectSyntax] = []
  package var claims: [PatternSyntax] = []
  package var localization: LocalizationSyntax?
  package var apple: AppleSyntax?
  package var activities: [Located<ActivitySyntax>]?
  package var ambiguity: Located<Ambiguity>?
  /// The decoder does not check whether the rules exist.
  package var lint: [Named<Located<LintLevel>>] = []

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<RootSyntax>(
    "a spec", declaresNames: true,
    [
      Key(
        "waymark", .version, isRequired: true, "the version of the spec language",
        changes: "the comparison uses the meaning of the spec, not its version"
      ) { $0.version = $1 },
      Key(
        "app", .typeName, isRequired: true, "the name of the app, which prefixes the generated namespace",
        changes: [.url, .state, .source]
      ) { $0.app = $1 },
      Key(
        "include", .list(.text(for: .path), of: "paths"),
        "the included `*.nav.yaml` files, relative to this file; `*`, `?`, and `[…]` match several files",
        example: "[Features/*.nav.yaml]", changes: [.url, .state, .accessibility, .source]
      ) { $0.include = $1 },
      Key(
        "imports", .distinct(.swiftName("module", example: "MyModels"), of: "Swift modules"),
        "the modules that the generated code imports", changes: [.source]
      ) { $0.imports = $1 },
      Key("swift", .construct(SwiftSyntax.self), "the options of the generated Swift code", changes: [.state, .source])
      {
        $0.swift = $1
      },
      Key(
        "origins", .named(.construct(OriginSyntax.self), "origins", as: .origin),
        "the sources of URLs: custom schemes and hosts",
        default: "an origin `app` with the lowercase name of the app as its scheme",
        example: "{web: {hosts: [www.example.com]}}", changes: [.url, .source]
      ) { $0.origins = $1 }, .types, .conditions("facts that the app turns on and off at run time"),
      Key(
        "gates", .gates,
        "the routes that replace the tabs while a condition is false, such as a sign-in screen; the first such route is "
          + "shown, and links wait, except those with `gates: false`",
        default: "no gates", example: "{signedIn: signIn}", changes: [.guards]
      ) { $0.gates = $1 },
      Key(
        "meta", .metadataKeys,
        "the metadata keys of tabs and routes, with their types: `String`, `Int`, `Double`, `Bool`, or a type under "
          + "`types` that is an enum or refines one of these; a key with `?` or a default value is optional",
        example: "{owner: String}", changes: [.source]
      ) { $0.metadataKeys = $1 },
      Key("tabBar", .construct(TabBarSyntax.self), "the options of the tab bar", changes: [.state]) {
        $0.tabBar = $1
      },
      .tabs(isRequired: true, unless: "include", "the tabs in the order of the tab bar"),
      .routes,
      .resolvedLinks,
      Key(
        "resolving", .choice(Resolving.self),
        "the treatment of a new link while the app resolves another link: \(Resolving.replace.phrase), "
          + Resolving.drop.phrase, default: .word("replace"),
        changes: "only a link that arrives while the app resolves another link is affected"
      ) { $0.resolving = $1 }, .redirects, .claims,
      Key(
        "localization", .construct(LocalizationSyntax.self), "the string tables of titles",
        changes: "the app shows other texts"
      ) {
        $0.localization = $1
      },
      Key(
        "apple", .construct(AppleSyntax.self), "the platform files that must agree with the links",
        changes: "`lint` compares the platform files with the links"
      ) {
        $0.apple = $1
      },
      .activities("the system features that offer each visible screen with a URL", default: "nothing"),
      Key(
        "ambiguity", .choice(Ambiguity.self),
        "the treatment of overlapping links if neither link is more specific: \(Ambiguity.error.phrase), "
          + Ambiguity.leftmost.phrase, default: .word("error"),
        changes: "in a valid spec, the same links win with each value"
      ) { $0.ambiguity = $1 },
      Key(
        "lint", .keyed(.choice(LintLevel.self), by: "rules", .rule, "levels"),
        "the levels of rules: `error`, `warning`, or `allow`", default: "the default level of each rule",
        example: "{unreachable-route: allow}", changes: "only the findings of `lint` are affected"
      ) { $0.lint = $1 },
    ])
}

extension ValueKind where Value == Text {
  fileprivate static let version = ValueKind(
    "the version `1`", .text(.version, .init("the version `1`", "^1$", numbers: .init(minimum: 1, maximum: 1))),
    example: "1"
  ) { node, reader in
    guard node.kind == .scalar, !node.isNull else {
      reader.reportMismatch(node, expected: "the version `1`")
      return nil
    }
    guard node.text == "1" else {
      reader.report(
        Diagnostic(
          .unknownVersion,
          "the spec has the language version `\(node.text.string)`, but Waymark supports only version 1",
          at: node.span, help: "update Waymark, or write `waymark: 1`"))
      return nil
    }
    return node.text
  }
}

extension RootSyntax {
  package static let synonyms = [
    "name": "app", "version": "waymark", "screens": "routes", "pages": "routes", "enums": "types", "links": "routes",
    "activity": "activities",
  ]
}

package struct IncludedFileSyntax: FileKeyGroup {
  package let span: Span
  package var feature: Text?
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

extension ValueShape {
  package static let rootFile = ValueShape.construct(ConstructShape(RootSyntax.self))

  /// A root file that only names the root file of another folder, which the decoder accepts instead.
  package static let nameOfRootFile = ValueShape.construct(
    ConstructShape(RootSyntax.self).named("a spec name") { keysOfName.contains($0) })

  package static let keysOfName = ["waymark", "include"]

  package static let includedFile = ValueShape.construct(ConstructShape(IncludedFileSyntax.self))
}
