import SpecText

package struct LinkSyntax: LinkKeyGroup {
  package enum StackChange: String, SpecWord {
    case replace, append

    package var effect: String? { self == .append ? "adds the screens of the link to the stack" : nil }
  }

  package let span: Span
  package var url: Text?
  package var pattern: PatternSyntax?
  package var tab: Text?
  package var presentation: Located<RouteSyntax.Presentation>?
  package var values: [Named<Text>] = []
  package var origins: [Text]?
  package var beats: [Text] = []
  package var requires: [Text] = []
  package var gates: Located<Bool>?
  package var otherwise: OtherwiseSyntax?
  package var examples: [Text] = []
  package var rejects: [Text] = []
  package var deprecated: Text?
  package var id: Text?
  package var isPublished = true
  package var stackChange: Located<StackChange>?
  /// If the value is `false`, the decoder has reported an error, and the link can lack a key.
  package var isWhole = true

  package init(span: Span) { self.span = span }

  package static func advice(of url: Text, in span: Span, with keys: String) -> String {
    "\(url.span == span ? "write" : "add") `\(form(of: url, in: span, with: keys))`"
  }

  /// A plain pattern becomes a mapping with the pattern and the added keys.
  package static func form(of url: Text, in span: Span, with keys: String) -> String {
    url.span == span ? "{ url: \(YAMLScalar.text(url.string)), \(keys) }" : keys
  }

  package static let keys = KeyTable<LinkSyntax>(
    "a link",
    [
      .url(changes: [.url, .state, .source]),
      Key(
        "in",
        .reference(to: .tab, .modalRoute, or: [WordShape(word: "current", phrase: "`current` is the selected tab")]),
        "the tab or modal route in or over which the link lands, or `current` for the selected tab",
        default: "the only tab or modal route that the route allows", changes: [.url]
      ) { $0.tab = $1 },
      Key(
        "present", .choice(RouteSyntax.Presentation.self), "the presentation of the route",
        default: "the first presentation of the route", changes: [.url]
      ) { $0.presentation = $1 },
      Key(
        "with", .keyed(.text, by: "parameters", .parameter, "values"),
        "the fixed values of parameters that the pattern does not capture",
        example: "{section: artworks}", changes: [.url]
      ) {
        $0.values = $1
      },
      .origins,
      .beats,
      .requires,
      .gates,
      .otherwise,
      .examples,
      .rejects,
      .deprecated,
      .id,
      .published,
      Key(
        "stack", .choice(StackChange.self), "the change to the tab's stack: \(StackChange.append.phrase)",
        default: .word("replace"), changes: [.url]
      ) { $0.stackChange = $1 },
    ])
}

extension LinkSyntax {
  package static let synonyms = [
    "path": "url", "pattern": "url", "link": "url", "uri": "url", "params": "with", "parameters": "with",
    "values": "with", "tab": "in", "when": "requires",
  ]

  package static let keysOfRoutes: [(name: String, span: @Sendable (LinkSyntax) -> Span?)] = [
    ("in", { $0.tab?.span }), ("present", { $0.presentation?.span }), ("stack", { $0.stackChange?.span }),
    ("gates", { $0.gates?.span }),
  ]
}

extension ValueKind where Value == LinkSyntax {
  /// The analysis reports keys without an effect.
  static let tabLink = link.shaped(
    .any([
      ValueKind<ParsedPattern>.pattern.shape,
      .construct(
        ConstructShape(LinkSyntax.self).named("a tab link") { name in
          !LinkSyntax.keysOfRoutes.contains { $0.name == name }
        }),
    ]))

  /// A single pattern is equivalent to a mapping that contains only the key `url`.
  static let link = ValueKind(
    "a pattern or a mapping with `url`",
    .any([ValueKind<ParsedPattern>.pattern.shape, .construct(ConstructShape(LinkSyntax.self))])
  ) { node, reader in
    if node.kind == .mapping {
      let count = reader.errorCount
      var link = LinkSyntax.keys.read(node, &reader)
      link?.isWhole = reader.errorCount == count
      return link
    }
    guard node.kind == .scalar, !node.isNull else {
      reader.reportMismatch(node, expected: "a pattern or a mapping with `url`", .pattern)
      return nil
    }
    guard let pattern = ValueKind<ParsedPattern>.pattern.read(node, &reader) else { return nil }
    var link = LinkSyntax(span: node.span)
    link.url = pattern.text
    link.pattern = pattern.syntax
    return link
  }
}

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
  package var gates: Located<Bool>?
  package var otherwise: OtherwiseSyntax?
  package var examples: [Text] = []
  package var rejects: [Text] = []
  package var deprecated: Text?
  package var id: Text?
  package var isPublished = true

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<ResolvedLinkSyntax>(
    "a resolved link",
    [
      .url(changes: [.url, .source]),
      Key(
        "summary", .summary,
        "the summary of the link for developers, which becomes the documentation of the generated case and appears in "
          + "lists of links",
        changes: "only documentation is affected"
      ) { $0.summary = $1 },
      Key(
        "params", .parameters, "the parameters of the link", default: "the captures of the pattern",
        changes: [.url, .source]
      ) { $0.parameters = $1 },
      Key(
        "in", .reference(to: .tab), "the tab that is selected and shows its root before the app resolves the link",
        default: "no change until the app answers", changes: [.url]
      ) { $0.tab = $1 },
      Key(
        "resolves", .distinct(.reference(to: .route), of: "routes"),
        "the routes that the app can return for the link; `[]` if the app shows no route",
        changes: "the code of the app determines the landing"
      ) { $0.resolves = $1 },
      .origins,
      .beats,
      .requires,
      .gates,
      .otherwise,
      .examples,
      .rejects,
      .deprecated,
      .id,
      .published,
    ])
}

extension ResolvedLinkSyntax {
  package static let synonyms = [
    "links": "url", "path": "url", "pattern": "url", "opens": "resolves", "routes": "resolves", "tab": "in",
    "when": "requires",
  ]
}

package struct RedirectSyntax: Sendable {
  package let source: PatternSyntax
  package let target: PatternSyntax
}

extension ValueKind where Value == [RedirectSyntax] {
  /// The decoder omits invalid entries.
  static let redirects = ValueKind(
    "a mapping of patterns to patterns",
    .mapping(names: ValueKind<PatternSyntax>.soundPattern.shape, values: ValueKind<PatternSyntax>.soundPattern.shape)
  ) { node, reader in
    guard node.kind == .mapping else {
      reader.reportMismatch(
        node, expected: "a mapping of patterns to patterns", .pattern,
        help: "write each redirect as `/old: /new`, without a dash")
      return nil
    }
    var redirects: [RedirectSyntax] = []
    redirects.reserveCapacity(node.count)
    var seen = KeySet(what: "redirect", count: node.count)
    node.forEachPair { key, value in
      // Both patterns are decoded, so that one run reports the errors of both.
      let source = ValueKind<PatternSyntax>.soundPattern.read(key, &reader)
      let target = ValueKind<PatternSyntax>.soundPattern.read(value, &reader)
      guard let source, seen.insert(source.text, &reader), let target else { return }
      redirects.append(RedirectSyntax(source: source, target: target))
    }
    return redirects
  }
}

struct ParsedPattern {
  let text: Text
  /// The decoder reports an invalid pattern.
  let syntax: PatternSyntax?
}

extension ValueKind where Value == ParsedPattern {
  static let pattern = ValueKind(
    "a pattern",
    .text(
      .pattern,
      .init(
        "a pattern, which starts with `/`, with `//` and a host, or with a scheme", "^(?:/|[A-Za-z][A-Za-z0-9+.-]*://)")
    ), example: "/home"
  ) { node, reader in
    guard node.kind == .scalar, !node.isNull else {
      reader.reportMismatch(node, expected: "a pattern", .pattern)
      return nil
    }
    guard let text = ValueKind<Text>.someText.read(node, &reader) else { return nil }
    if let error = PatternParser.listError(in: text) {
      reader.report(error, in: text, as: .invalidPattern)
      return ParsedPattern(text: text, syntax: nil)
    }
    let syntax = PatternParser.parse(text, &reader)
    if syntax != nil, node.style == .plain { reader.warnOfComment(behind: text) }
    return ParsedPattern(text: text, syntax: syntax)
  }
}

extension ValueKind where Value == PatternSyntax {
  static let soundPattern = ValueKind("a pattern", ValueKind<ParsedPattern>.pattern.shape) { node, reader in
    ValueKind<ParsedPattern>.pattern.read(node, &reader)?.syntax
  }
}
