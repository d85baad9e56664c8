import WaymarkDiagnostics
import WaymarkYAML

/// A user-visible string, which is literal text or a key in the string tables.
package enum TitleSyntax: Sendable {
  case text(Text)
  case key(Text)

  /// The literal text, or the key in the string tables.
  package var text: Text {
    switch self {
    case .text(let text), .key(let text): text
    }
  }
}

/// A mapping that contains a key in the string tables.
private struct TitleKeySyntax: SpecConstruct {
  var key: Text?

  init(span: Span) {}

  static let keys = KeyTable<TitleKeySyntax>(
    "a title",
    [Key("key", .someText, isRequired: true, "the key of the title in the string tables", changes: []) { $0.key = $1 }])
}

extension ValueKind where Value == TitleSyntax {
  static let title = ValueKind("a string or `{ key: KEY }`") { node, reader in
    if node.kind == .mapping { return TitleKeySyntax.keys.read(node, &reader)?.key.map(TitleSyntax.key) }
    return ValueKind<Text>.text.read(node, &reader).map(TitleSyntax.text)
  }
}
