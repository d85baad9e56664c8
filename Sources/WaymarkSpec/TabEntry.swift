import WaymarkSource
import WaymarkYAML

/// An entry of `tabs:`.
package struct TabEntry: SpecConstruct {
  package let span: Span
  package var title: Text?
  package var icon: IconEntry?
  package var selectedIcon: IconEntry?
  package var accessibilityID: Text?
  package var opens: [Text] = []
  package var links: [LinkEntry] = []

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<TabEntry>(
    "a tab",
    [
      Key("title", .text, isRequired: true, "what the tab bar shows") { $0.title = $1 },
      Key("icon", .icon, isRequired: true, "the image in the tab bar") { $0.icon = $1 },
      Key("selectedIcon", .icon, "the image while the tab is selected") { $0.selectedIcon = $1 },
      Key("accessibilityID", .someText, "the identifier for UI tests; `tab.NAME` unless said") {
        $0.accessibilityID = $1
      },
      Key("opens", .list(.name, of: "routes"), "the routes that its screen opens") { $0.opens = $1 },
      Key("links", .list(.link, of: "links"), "the URLs that select it") { $0.links = $1 },
    ])
}

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
  fileprivate static let icon = ValueKind("an SF Symbol's name or `{ asset: NAME }`") { node, reader in
    if node.kind == .mapping {
      return AssetEntry.keys.read(node, &reader)?.name.map(IconEntry.asset)
    }
    return ValueKind<Text>.someText.read(node, &reader).map(IconEntry.symbol)
  }
}
