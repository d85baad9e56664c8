import Testing

struct SampleUITests {
  @Test func `the app's identifiers are here without the app`() {
    #expect(AccessibilityID.TabBar.shop == "tab.shop")
    #expect(AccessibilityID.Route.Item.id == "screen.item")
    #expect(AccessibilityID.Route.Item.buyButton == "item.buy")
  }
}
