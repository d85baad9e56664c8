import WaymarkDiagnostics
import WaymarkYAML

package enum TitleSyntax: Sendable {
  case text(Text)
  /// The name is `nil` for the default table.
  case key(Text, table: Text?)

  package var text: Text {
    switch self {
    case .text(let text), .key(let text, _): text
    }
  }
}

private struct TitleKeySyntax: SpecConstruct {
  var key: Text?
  var table: Text?

  init(span: Span) {}

  static let keys = KeyTable<TitleKeySyntax>(
    "a title",
    [
      Key(
        "key", .text(for: .localizationKey), isRequired: true, "the key of the title in the string tables", changes: []
      ) { $0.key = $1 },
      Key(
        "table", .someText, "the name of the string table", default: "the only table in `strings`, or `Localizable`",
        changes: []
      ) { $0.table = $1 },
    ])
}

extension ValueKind where Value == TitleSyntax {
  static let title = ValueKind(
    "a string or `{ key: KEY }`",
    .any([ValueKind<Text>.text.shape, .construct(ConstructShape(TitleKeySyntax.self))])
  ) { node, reader in
    if node.kind == .mapping {
      let title = TitleKeySyntax.keys.read(node, &reader)
      return title?.key.map { .key($0, table: title?.table) }
    }
    return ValueKind<Text>.text.read(node, &reader).map(TitleSyntax.text)
  }
}
