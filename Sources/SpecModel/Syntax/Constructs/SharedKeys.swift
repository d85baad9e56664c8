import SpecText

package protocol LinkKeyGroup: SpecConstruct {
  var url: Text? { get set }
  var pattern: PatternSyntax? { get set }
  var origins: [Text]? { get set }
  var beats: [Text] { get set }
  var requires: [Text] { get set }
  var gates: Located<Bool>? { get set }
  var otherwise: OtherwiseSyntax? { get set }
  var examples: [Text] { get set }
  var rejects: [Text] { get set }
  var deprecated: Text? { get set }
  var id: Text? { get set }
  var isPublished: Bool { get set }
}

extension Key where Construct: LinkKeyGroup {
  static func url(changes: KeyChanges) -> Key {
    Key("url", .pattern, isRequired: true, "the pattern of the link's URLs", changes: changes) {
      $0.url = $1.text
      $0.pattern = $1.syntax
    }
  }

  static var origins: Key {
    Key(
      "origins", .distinct(.reference(to: .origin), of: "origins"), "the names of the origins that serve the link",
      default: "all default origins", changes: [.url]
    ) { $0.origins = $1 }
  }

  static var beats: Key {
    Key(
      "beats", .distinct(.reference(to: .tab, .route, .resolvedLink), of: "names"),
      "names of tabs, routes, and resolved links; this link wins over their overlapping links", changes: [.url]
    ) { $0.beats = $1 }
  }

  static var requires: Key {
    Key(
      "requires", .distinct(.reference(to: .condition), of: "conditions"),
      "the conditions that must be true; until then, the link is pending", changes: [.guards]
    ) { $0.requires = $1 }
  }

  static var gates: Key {
    Key(
      "gates", .locatedFlag, "whether the link waits until all gates are open; with `false`, it opens over the gate",
      default: .word("true"), changes: [.guards]
    ) { $0.gates = $1 }
  }

  static var otherwise: Key {
    let words = OtherwiseSyntax.Word.allCases.map(\.phrase).joined(separator: ", ")
    return Key(
      "otherwise", .otherwise,
      "the effect of the link while a condition is false: \(words), and `redirect` opens another URL",
      default: .word("wait"), changes: [.guards]
    ) { $0.otherwise = $1 }
  }

  static var examples: Key {
    Key(
      "examples", .distinct(.text(for: .url), of: "URLs"), "URLs that must lead to this link", example: "[/items/42]",
      changes: "only the findings of `lint` are affected"
    ) { $0.examples = $1 }
  }

  static var rejects: Key {
    Key(
      "rejects", .distinct(.text(for: .url), of: "URLs"), "URLs that must not lead to this link",
      example: "[/items/none]", changes: "only the findings of `lint` are affected"
    ) { $0.rejects = $1 }
  }

  static var deprecated: Key {
    Key("deprecated", .someText, "the replacement for a deprecated link, which still works", changes: [.url]) {
      $0.deprecated = $1
    }
  }

  static var id: Key {
    Key(
      "id", .visibleText, "the stable and unique name of the link in events and comparisons",
      default: "the name of the screen, followed by a colon and the pattern if the screen has several links",
      example: "groups.list", changes: [.url]
    ) { $0.id = $1 }
  }

  static var published: Key {
    Key(
      "published", .flag, "whether the link is part of the contract for other teams", default: .word("true"),
      changes: [.url]
    ) { $0.isPublished = $1 }
  }
}

/// The keys that the root file and included files share.
protocol FileKeyGroup: SpecConstruct {
  var types: [Named<TypeSyntax>] { get set }
  var conditions: [Named<ConditionSyntax>] { get set }
  var tabs: [Named<TabSyntax>] { get set }
  var routes: [Named<RouteSyntax>] { get set }
  var resolvedLinks: [Named<ResolvedLinkSyntax>] { get set }
  var redirects: [RedirectSyntax] { get set }
  var claims: [PatternSyntax] { get set }
}

extension Key where Construct: FileKeyGroup {
  static var types: Key {
    Key(
      "types", .named(.type, "types", as: .type), "additional types of parameters",
      example: "{Size: {values: [small, large]}}", changes: [.url, .state, .source]
    ) { $0.types = $1 }
  }

  static func conditions(_ summary: String) -> Key {
    Key("conditions", .conditions, summary, example: "[signedIn]", changes: [.guards, .source]) { $0.conditions = $1 }
  }

  static func tabs(isRequired: Bool = false, unless substitute: StaticString? = nil, _ summary: String) -> Key {
    Key(
      "tabs", .named(.construct(TabSyntax.self), "tabs", as: .tab), isRequired: isRequired, unless: substitute, summary,
      example: "{home: {title: Home, icon: house}}", changes: [.url, .guards, .state, .accessibility, .source]
    ) { $0.tabs = $1 }
  }

  static var routes: Key {
    Key(
      "routes", .named(.construct(RouteSyntax.self), "routes", as: .route), "the screens that are pushed or presented",
      example: "{about: {title: About, links: [/about]}}", changes: [.url, .guards, .state, .accessibility, .source]
    ) { $0.routes = $1 }
  }

  static var resolvedLinks: Key {
    Key(
      "resolvedLinks", .named(.construct(ResolvedLinkSyntax.self), "resolved links", as: .resolvedLink),
      "URLs that the app resolves to a screen at run time",
      example: "{openOffer: {url: /offer, resolves: [about]}}", changes: [.url, .guards, .source]
    ) { $0.resolvedLinks = $1 }
  }

  static var redirects: Key {
    Key(
      "redirects", .redirects, "the redirected patterns with their target patterns", example: "{/old: /new}",
      changes: [.url]
    ) { $0.redirects = $1 }
  }

  static var claims: Key {
    Key(
      "claims", .list(.soundPattern, of: "patterns"), "patterns whose URLs must all match a link",
      example: "[/offers/**]", changes: "only the findings of `lint` are affected"
    ) { $0.claims = $1 }
  }
}
