import WaymarkDiagnostics
import WaymarkYAML

package struct LinkSyntax: LinkKeyGroup {
  package enum StackChange: String, SpecWord {
    case replace, append

    package var effect: String? { self == .append ? "adds the screens of the link to the stack" : nil }
  }

  package let span: Span
  package var url: Text?
  /// If the pattern is `nil`, the decoder has reported a diagnostic.
  package var pattern: PatternSyntax?
  package var tab: Text?
  package var presentation: Located<RouteSyntax.Presentation>?
  package var values: [Named<Text>] = []
  package var origins: [Text]?
  package var beats: [Text] = []
  package var requires: [Text] = []
  package var examples: [Text] = []
  package var rejects: [Text] = []
  package var deprecated: Text?
  package var stackChange: Located<StackChange>?

  package init(span: Span) { self.span = span }

  package static func advice(of url: Text, in span: Span, with keys: String) -> String {
    "\(url.span == span ? "write" : "add") `\(form(of: url, in: span, with: keys))`"
  }

  /// If the spec declares the link as a plain pattern, the result is a mapping that contains the pattern and the added
  /// keys.
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
      ) {
        $0.presentation = $1
      },
      Key(
        "with", .keyed(.text, by: "parameters", .parameter, "values"),
        "the fixed values of parameters that the pattern does not capture",
        example: "{section: artworks}", changes: [.url]
      ) {
        $0.values = $1
      },
      .origins,
      .beats(changes: [.url]),
      .requires,
      .examples,
      .rejects,
      .deprecated,
      Key(
        "stack", .choice(StackChange.self),
        "the change to the tab's stack: \(StackChange.append.phrase)", default: .word("replace"),
        changes: [.url]
      ) {
        $0.stackChange = $1
      },
    ])
}

extension LinkSyntax {
  package static let keysOfRoutes: [(name: String, span: @Sendable (LinkSyntax) -> Span?)] = [
    ("in", { $0.tab?.span }), ("present", { $0.presentation?.span }), ("stack", { $0.stackChange?.span }),
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
    if node.kind == .mapping { return LinkSyntax.keys.read(node, &reader) }
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
