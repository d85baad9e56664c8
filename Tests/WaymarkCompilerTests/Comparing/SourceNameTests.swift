import Testing

@testable import WaymarkCompiler

@Suite("What names of the generated Swift become")
struct SourceNameTests {
  private static let shop = """
    waymark: 1
    app: Shop
    include: [Checkout.nav.yaml]
    tabs: { home: { title: Home, icon: house } }

    """
  private static let screens = """
    routes:
      cart: { in: home }
      pay: { in: home, present: [push, sheet] }
    """

  private static func checkout(feature: String?) -> Compilation {
    let text = (feature.map { "feature: \($0)\n" } ?? "") + screens
    return ComparedSpec.compile(shop, files: ["Checkout.nav.yaml": text])
  }

  private static func messages(_ old: Compilation, _ new: Compilation) throws -> [String] {
    try ComparedSpec.changes(old, new).filter { $0.kind == .source }.map {
      "\($0.isBreaking ? "!" : " ") \($0.message)"
    }
  }

  @Test("The comparison reports the moved cases of the screens if a feature is removed or added")
  func features() throws {
    let (inside, outside) = (Self.checkout(feature: "Checkout"), Self.checkout(feature: nil))
    #expect(
      try Set(Self.messages(inside, outside)) == [
        "! the feature `Checkout` was removed with `Route.Checkout` and `Sheet.Checkout`",
        "! `Route.checkout(.cart)` was moved to `Route.cart`, and `AccessibilityID.Route.Checkout.Cart` to `AccessibilityID.Route.Cart`",
        "! `Route.checkout(.pay)` was moved to `Route.pay`, and `AccessibilityID.Route.Checkout.Pay` to `AccessibilityID.Route.Pay`",
      ])
    #expect(
      try Self.messages(outside, inside) == [
        "! `Route.cart` was moved to `Route.checkout(.cart)`, and `AccessibilityID.Route.Cart` to `AccessibilityID.Route.Checkout.Cart`",
        "! `Route.pay` was moved to `Route.checkout(.pay)`, and `AccessibilityID.Route.Pay` to `AccessibilityID.Route.Checkout.Pay`",
      ])
    // A renamed feature is reported only once.
    #expect(try Self.messages(inside, Self.checkout(feature: "Buying")).count == 1)
    #expect(try Self.messages(outside, Self.checkout(feature: nil)) == [])
  }

  @Test("The rename of the enum of accessibility IDs is breaking, because the old name is no alias")
  func enumOfIdentifiers() throws {
    let tabs = "waymark: 1\napp: Shop\ntabs: { home: { title: Home, icon: house } }\n"
    let (standard, renamed) = (
      ComparedSpec.compile(tabs),
      ComparedSpec.compile(tabs + "swift: { names: { accessibilityID: ScreenID } }\n")
    )
    #expect(
      try Self.messages(standard, renamed) == ["! the type `AccessibilityID` was renamed to `ScreenID`"])
    let explicit = ComparedSpec.compile(tabs + "swift: { names: { accessibilityID: AccessibilityID } }\n")
    #expect(try Self.messages(standard, explicit) == [])
  }

  private static func renaming(_ tab: String, _ route: String) -> Compilation {
    ComparedSpec.compile(
      """
      waymark: 1
      app: Shop
      tabs: { \(tab): { title: Home, icon: house, links: [/] } }
      routes: { \(route): { in: \(tab), title: Detail, links: [/detail] } }
      """)
  }

  @Test("The rename of a tab or screen is reported as one change of its case and its accessibility ID")
  func identifiers() throws {
    let old = Self.renaming("home", "s")
    #expect(
      try Self.messages(old, Self.renaming("home", "type")) == [
        "! `Route.s` was renamed to `Route.type`, and `AccessibilityID.Route.S` to `AccessibilityID.Route.Type_`"
      ])
    #expect(
      try Self.messages(old, Self.renaming("start", "s")) == [
        "! `Tab.home` was renamed to `Tab.start`, and `AccessibilityID.TabBar.home` to `AccessibilityID.TabBar.start`"
      ])
  }
}
