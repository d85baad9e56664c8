import Testing

struct SampleUITests {
  @Test func `the app's identifiers are here without the app`() {
    #expect(AccessibilityID.TabBar.shop == "tab.shop")
    #expect(AccessibilityID.Screen.Item.id == "screen.item")
    #expect(AccessibilityID.Screen.Item.buyButton == "item.buy")
  }
}
