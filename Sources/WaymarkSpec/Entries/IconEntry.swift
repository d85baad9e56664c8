import WaymarkDiagnostics
import WaymarkYAML

/// An image: an SF Symbol or one of the app's own.
package enum IconEntry: Sendable {
  case symbol(Text)
  case asset(Text)
}

/// `{ asset: NAME }`.
private struct AssetEntry: SpecConstruct {
  var name: Text?

  init(span: Span) {}

  static let keys = KeyTable<AssetEntry>(
    "an image",
    [Key("asset", .someText, isRequired: true, "the image's name in the asset catalogue") { $0.name = $1 }])
}

extension ValueKind where Value == IconEntry {
  static let icon = ValueKind("an SF Symbol's name or `{ asset: NAME }`") { node, reader in
    if node.kind == .mapping {
      return AssetEntry.keys.read(node, &reader)?.name.map(IconEntry.asset)
    }
    return ValueKind<Text>.someText.read(node, &reader).map(IconEntry.symbol)
  }
}
