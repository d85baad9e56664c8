import WaymarkDiagnostics
import WaymarkYAML

/// An entry of `links:`: a pattern, and what is special about it.
package struct LinkSyntax: SpecConstruct {
  /// What becomes of the stack that is there.
  package enum StackChange: String, CaseIterable, Sendable {
    case replace, append
  }

  package let span: Span
  package var url: Text?
  /// nil where the pattern cannot be read; there is a finding about it then.
  package var pattern: PatternSyntax?
  /// The name of a tab, or `current`.
  package var tab: Text?
  package var presentation: Located<RouteSyntax.Presentation>?
  /// Fixed values of parameters.
  package var values: [Named<Text>] = []
  package var origins: [Text]?
  /// Names of tabs, routes and resolved links.
  package var beats: [Text] = []
  /// Names of conditions.
  package var requires: [Text] = []
  package var examples: [Text] = []
  package var rejects: [Text] = []
  /// What to use in its place.
  package var deprecated: Text?
  package var stackChange: Located<StackChange>?

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<LinkSyntax>(
    "a link",
    [
      Key("url", .pattern, isRequired: true, "the pattern of its URLs", changes: [.url, .state, .source]) {
        $0.url = $1.text
        $0.pattern = $1.syntax
      },
      Key("in", .name, "the tab in which it lands, or `current`", changes: [.url]) { $0.tab = $1 },
      Key(
        "present", .choice(RouteSyntax.Presentation.self), "how the screen is shown, where it can be several ways",
        changes: [.url]
      ) {
        $0.presentation = $1
      },
      Key(
        "with", .keyed(.text, by: "parameters", "values"), "fixed values for what the URL does not carry",
        changes: [.url]
      ) {
        $0.values = $1
      },
      Key(
        "origins", .list(.name, of: "origins"), "the origins on which it stands", default: "every default one",
        changes: [.url]
      ) {
        $0.origins = $1
      },
      Key(
        "beats", .list(.name, of: "names"), "the tabs, routes and resolved links whose links it wins over",
        changes: [.url]
      ) {
        $0.beats = $1
      },
      Key(
        "requires", .list(.name, of: "conditions"), "what must be true; until then the link is held back",
        changes: [.url]
      ) {
        $0.requires = $1
      },
      Key("examples", .list(.someText, of: "URLs"), "URLs that must land here", changes: []) { $0.examples = $1 },
      Key("rejects", .list(.someText, of: "URLs"), "URLs that must not land here", changes: []) { $0.rejects = $1 },
      Key("deprecated", .someText, "what to use in its place; it still works", changes: [.url]) { $0.deprecated = $1 },
      Key(
        "stack", .choice(StackChange.self), "whether its stack replaces the tab's or adds to it", default: "`replace`",
        changes: [.url]
      ) {
        $0.stackChange = $1
      },
    ])
}

extension ValueKind where Value == LinkSyntax {
  /// A link; a pattern alone stands for `{ url: PATTERN }`.
  static let link = ValueKind("a pattern or a mapping with `url`") { node, reader in
    if node.kind == .mapping { return LinkSyntax.keys.read(node, &reader) }
    guard node.kind == .scalar, !node.isNull else {
      reader.reportMismatch(node, expected: "a pattern or a mapping with `url`")
      return nil
    }
    guard let pattern = ValueKind<ParsedPattern>.pattern.read(node, &reader) else { return nil }
    var link = LinkSyntax(span: node.span)
    link.url = pattern.text
    link.pattern = pattern.syntax
    return link
  }
}
