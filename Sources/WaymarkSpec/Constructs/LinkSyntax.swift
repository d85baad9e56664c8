import WaymarkDiagnostics
import WaymarkYAML

/// A link in a spec, which consists of a URL pattern and options.
package struct LinkSyntax: LinkKeyGroup {
  /// The change that a link makes to the navigation stack of a tab.
  package enum StackChange: String, SpecWord {
    case replace, append

    package var effect: String? { self == .append ? "adds the screens of the link to the stack" : nil }
  }

  package let span: Span
  package var url: Text?
  /// The decoded pattern, or `nil` if the pattern is missing or invalid.
  ///
  /// If the pattern is `nil`, the decoder has reported a diagnostic.
  package var pattern: PatternSyntax?
  /// The name of the tab or modal route in or over which the link opens a screen, or `current` for the selected tab.
  package var tab: Text?
  package var presentation: Located<RouteSyntax.Presentation>?
  /// The fixed values of parameters that the pattern does not capture.
  package var values: [Named<Text>] = []
  package var origins: [Text]?
  /// The names of tabs, routes, and resolved links that have a lower precedence than this link.
  ///
  /// If links overlap, the link with the higher precedence wins.
  package var beats: [Text] = []
  /// The names of the conditions that must hold before the link is opened.
  package var requires: [Text] = []
  package var examples: [Text] = []
  package var rejects: [Text] = []
  /// The replacement for the link, or `nil` if the link is not deprecated.
  package var deprecated: Text?
  package var stackChange: Located<StackChange>?

  package init(span: Span) { self.span = span }

  /// Returns advice on how to add keys to a link, such as "write `{ url: /home, in: home }`".
  ///
  /// The parameters are the same as for ``form(of:in:with:)``.
  package static func advice(of url: Text, in span: Span, with keys: String) -> String {
    "\(url.span == span ? "write" : "add") `\(form(of: url, in: span, with: keys))`"
  }

  /// Returns the YAML text that adds keys to a link.
  ///
  /// If the spec declares the link as a plain pattern, the result is a mapping that contains the pattern and the added
  /// keys.
  ///
  /// - Parameters:
  ///   - url: The pattern of the link.
  ///   - span: The source location of the link.
  ///   - keys: The added keys and their values.
  /// - Returns: The YAML text.
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
  /// The keys that have no effect in the link of a tab, and the locations of their values.
  package static let keysOfRoutes: [(name: String, span: @Sendable (LinkSyntax) -> Span?)] = [
    ("in", { $0.tab?.span }), ("present", { $0.presentation?.span }), ("stack", { $0.stackChange?.span }),
  ]
}

extension ValueKind where Value == LinkSyntax {
  /// The link of a tab, which selects the tab at its root. The analysis reports keys without an effect.
  static let tabLink = link.shaped(
    .any([
      ValueKind<ParsedPattern>.pattern.shape,
      .construct(
        ConstructShape(LinkSyntax.self).named("a tab link") { name in
          !LinkSyntax.keysOfRoutes.contains { $0.name == name }
        }),
    ]))

  /// A link, which is a mapping or a single pattern.
  ///
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
