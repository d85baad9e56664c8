import SpecText
import Testing

@testable import WaymarkCompiler

@Suite("Changes of accessibility identifiers")
struct AccessibilityChangeTests {
  struct Edit: CustomTestStringConvertible {
    let testDescription: String
    let edits: [(old: String, new: String)]
    let changes: [String]

    init(_ name: String, _ edits: [(old: String, new: String)], _ changes: [String]) {
      testDescription = name
      self.edits = edits
      self.changes = changes
    }
  }

  private static let spec = """
    waymark: 1
    app: Shop
    tabs:
      home: { title: Home, icon: house }
      cart: { title: Cart, icon: cart }
    routes:
      item: { in: home, params: { id: Int }, elements: { buy: item.buy, share: item.share } }
      help: { in: home, accessibilityID: help, links: [/help] }
      about: { in: cart, params: { page: Int }, links: ["/about/{page}"] }

    """

  private static func changes(_ old: String, _ new: String) throws -> [String] {
    try ComparedSpec.changes(old, new).filter { $0.kind == .accessibility }.map { change in
      let lines =
        "\(change.before.map { "\($0.start.line)" } ?? "-") > \(change.after.map { "\($0.start.line)" } ?? "-")"
      return "\(change.isBreaking ? "!" : " ") \(change.subject): \(change.message) | \(lines)"
        + (change.help.map { " | \($0)" } ?? "")
    }
  }

  @Test("An edit of identifiers causes exactly the expected changes", arguments: Self.edits)
  func edit(_ edit: Edit) throws {
    var new = Self.spec
    for (found, replacement) in edit.edits {
      #expect(new.contains(found))
      new = new.replacing(found, with: replacement)
    }
    #expect(try Self.changes(Self.spec, new) == edit.changes)
  }

  private static let update = "update the UI tests that use the removed IDs"
  private static let wrong = "update the UI tests that use the ID, because they find the wrong element"

  static let edits: [Edit] = [
    Edit(
      "an added screen with the ID of a removed screen",
      [
        (
          "about: { in: cart, params: { page: Int }, links: [\"/about/{page}\"]",
          "other: { in: cart, accessibilityID: screen.about"
        )
      ],
      [
        "! about: the ID `screen.about` of the screen `about`, which was removed, now belongs to the screen `other` | "
          + "9 > 9 | \(wrong)"
      ]),
    Edit(
      "an added screen with the ID of a removed control",
      [
        (", share: item.share", ""),
        ("  about:", "  other: { in: cart, accessibilityID: item.share, elements: { more: other.more } }\n  about:"),
      ],
      [
        "! item.share: the ID `item.share` of `share` on the screen `item`, which was removed, now belongs to the "
          + "screen `other` | 7 > 9 | \(wrong)",
        "  other: the screen `other` was added with the ID `other.more` | - > 9",
      ]),
    Edit(
      "a removed screen of whose controls one moved",
      [
        ("  item: { in: home, params: { id: Int }, elements: { buy: item.buy, share: item.share } }\n", ""),
        ("links: [/help]", "links: [/help], elements: { buy: item.buy }"),
      ],
      [
        "! item: the screen `item` was removed with the IDs `screen.item` and `item.share` | 7 > - | \(update)",
        "! item.buy: the ID `item.buy` of `buy` on the screen `item`, which was removed, now belongs to `buy` on the "
          + "screen `help` | 7 > 7 | \(wrong)",
      ]),
    Edit(
      "a removed and an added control", [("share: item.share", "save: item.save")],
      [
        "! item.share: `share` on the screen `item` was removed with the ID `item.share` | 7 > - | \(update)",
        "  item.save: `save` on the screen `item` was added with the ID `item.save` | - > 7",
      ]),
    Edit("a renamed control with its ID", [("share: item.share", "send: item.share")], []),
    Edit(
      "another ID of a control", [("share: item.share", "share: item.send")],
      [
        "! item.share: the ID of `share` on the screen `item` changed from `item.share` to `item.send` | 7 > 7 | "
          + "write `share: item.share` to keep the ID, or update the UI tests that use the ID"
      ]),
    Edit(
      "swapped IDs", [("buy: item.buy, share: item.share", "buy: item.share, share: item.buy")],
      [
        "! item.buy: the ID of `buy` on the screen `item` changed from `item.buy` to `item.share`; `item.buy` is now "
          + "the ID of `share` on the screen `item` | 7 > 7 | restore both IDs, because UI tests that use the old ID "
          + "find the wrong element",
        "! item.share: the ID of `share` on the screen `item` changed from `item.share` to `item.buy`; `item.share` is "
          + "now the ID of `buy` on the screen `item` | 7 > 7 | restore both IDs, because UI tests that use the old ID "
          + "find the wrong element",
      ]),
    Edit(
      "another ID of a tab", [("icon: cart }", "icon: cart, accessibilityID: bar.cart }")],
      [
        "! cart: the ID of the tab `cart` changed from `tab.cart` to `bar.cart` | 5 > 5 | write "
          + "`accessibilityID: tab.cart` to keep the ID, or update the UI tests that use the ID"
      ]),
    Edit(
      "a renamed screen", [("about:", "info:")],
      [
        "! about: the ID of the screen `about`, now `info`, changed from `screen.about` to `screen.info` | 9 > 9 | "
          + "write `accessibilityID: screen.about` to keep the ID, or update the UI tests that use the ID"
      ]),
    Edit(
      "an added tab", [("routes:", "  more: { title: More, icon: star }\nroutes:")],
      ["  more: the tab `more` was added with the IDs `tab.more` and `tab.more.root` | - > 6"]),
    Edit(
      "another ID of a tab, whose root's ID a screen takes",
      [
        ("cart: { title: Cart, icon: cart }", "cart: { title: Cart, icon: cart, accessibilityID: bar.cart }"),
        ("accessibilityID: help", "accessibilityID: tab.cart.root"),
      ],
      [
        "! cart: the ID of the root of the tab `cart` changed from `tab.cart.root` to `bar.cart.root`; "
          + "`tab.cart.root` is now the ID of the screen `help` | 5 > 5 | restore both IDs, because UI tests that use "
          + "the old ID find the wrong element",
        "! cart: the ID of the tab `cart` changed from `tab.cart` to `bar.cart` | 5 > 5 | write "
          + "`accessibilityID: tab.cart` to keep the ID, or update the UI tests that use the ID",
        "! help: the ID of the screen `help` changed from `help` to `tab.cart.root` | 8 > 8 | write "
          + "`accessibilityID: help` to keep the ID, or update the UI tests that use the ID",
      ]),
    Edit(
      "a removed tab, whose ID a control takes",
      [
        ("  cart: { title: Cart, icon: cart }\n", ""), ("in: cart", "in: home"),
        ("share: item.share", "share: tab.cart"),
      ],
      [
        "! cart: the ID `tab.cart` of the tab `cart`, which was removed, now belongs to `share` on the screen `item` | "
          + "5 > 6 | \(wrong)",
        "! item.share: the ID of `share` on the screen `item` changed from `item.share` to `tab.cart` | 7 > 6 | write "
          + "`share: item.share` to keep the ID, or update the UI tests that use the ID",
      ]),
    Edit(
      "an added screen with many controls",
      [("  about:", "  many: { in: cart, elements: { a: m.a, b: m.b, c: m.c, d: m.d, e: m.e, f: m.f } }\n  about:")],
      [
        "  many: the screen `many` was added with the IDs `screen.many`, `m.a`, `m.b`, `m.c`, `m.d`, and 2 more | - > 9"
      ]),
    Edit(
      "an added screen with five identifiers",
      [("  about:", "  many: { in: cart, elements: { a: m.a, b: m.b, c: m.c, d: m.d } }\n  about:")],
      ["  many: the screen `many` was added with the IDs `screen.many`, `m.a`, `m.b`, `m.c`, and `m.d` | - > 9"]),
  ]
}
