import WaymarkDiagnostics
import WaymarkYAML

/// An icon, which is an SF Symbol or an image in the app's asset catalog.
package enum IconSyntax: Sendable {
  case symbol(Text)
  case asset(Text)
}

private struct AssetSyntax: SpecConstruct {
  var name: Text?

  init(span: Span) {}

  static let keys = KeyTable<AssetSyntax>(
    "an image",
    [
      Key("asset", .text(for: .image), isRequired: true, "the name of the image in the asset catalog", changes: []) {
        $0.name = $1
      }
    ]
  )
}

extension ValueKind where Value == IconSyntax {
  static let icon = ValueKind(
    "an SF Symbol's name or `{ asset: NAME }`",
    .any([.text(.symbol), .construct(ConstructShape(AssetSyntax.self))])
  ) { node, reader in
    if node.kind == .mapping {
      return AssetSyntax.keys.read(node, &reader)?.name.map(IconSyntax.asset)
    }
    return ValueKind<Text>.someText.read(node, &reader).map(IconSyntax.symbol)
  }
}
