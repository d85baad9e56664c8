import WaymarkDiagnostics
import WaymarkYAML

/// An image: an SF Symbol or one of the app's own.
package enum IconSyntax: Sendable {
  case symbol(Text)
  case asset(Text)
}

/// `{ asset: NAME }`.
private struct AssetSyntax: SpecConstruct {
  var name: Text?

  init(span: Span) {}

  static let keys = KeyTable<AssetSyntax>(
    "an image",
    [Key("asset", .someText, isRequired: true, "the image's name in the asset catalogue", changes: []) { $0.name = $1 }]
  )
}

extension ValueKind where Value == IconSyntax {
  static let icon = ValueKind("an SF Symbol's name or `{ asset: NAME }`") { node, reader in
    if node.kind == .mapping {
      return AssetSyntax.keys.read(node, &reader)?.name.map(IconSyntax.asset)
    }
    return ValueKind<Text>.someText.read(node, &reader).map(IconSyntax.symbol)
  }
}
