import WaymarkSource
import WaymarkYAML

/// An entry of `links:`: a pattern, and what is special about it.
package struct LinkEntry: SpecConstruct {
  package let span: Span
  package var url: Text?
  /// nil where the pattern cannot be read; there is a finding about it then.
  package var pattern: PatternSyntax?
  package var tab: Text?
  package var presentation: Located<RouteEntry.Presentation>?
  package var origins: [Text]?

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<LinkEntry>(
    "a link",
    [
      Key("url", .someText, isRequired: true, "the pattern of its URLs") { $0.url = $1 },
      Key("in", .name, "the tab in which it lands") { $0.tab = $1 },
      Key("present", .choice(RouteEntry.Presentation.self), "how the screen is shown, where it can be several ways") {
        $0.presentation = $1
      },
      Key("origins", .list(.name, of: "origins"), "the origins on which it stands; every default one unless said") {
        $0.origins = $1
      },
    ])
}

extension ValueKind where Value == LinkEntry {
  /// A link; a pattern alone stands for `{ url: PATTERN }`.
  static let link = ValueKind("a pattern or a mapping with `url`") { node, reader in
    var link: LinkEntry
    if node.kind == .mapping {
      guard let read = LinkEntry.keys.read(node, &reader) else { return nil }
      link = read
    } else {
      guard let url = ValueKind<Text>.someText.read(node, &reader) else { return nil }
      link = LinkEntry(span: node.span)
      link.url = url
    }
    link.pattern = link.url.flatMap { PatternParser.parse($0, &reader) }
    return link
  }
}
