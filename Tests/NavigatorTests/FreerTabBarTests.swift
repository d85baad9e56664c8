import Everything
import Testing
import WaymarkNavigation

/// Tests of features that the document of Roots postpones, with a spec that uses the features.
@Suite("A tab bar with more freedom than that of Roots")
@MainActor
struct FreerTabBarTests {
  let recorder = MuseumRecorder(conditions: [.openNow])
  var navigator: Navigator<Museum> { recorder.navigator }

  @Test("A move of a tab in a reorderable tab bar changes the order and reports the new tab bar")
  func reorder() {
    #expect(navigator.visibleTabs == [.tour, .shop, .find])
    #expect(navigator.move(.find, to: 0) == .done)
    #expect(navigator.visibleTabs == [.find, .tour, .shop])
    #expect(navigator.move(.find, to: 1) == .done)
    #expect(navigator.visibleTabs == [.tour, .find, .shop])
    #expect(recorder.events == [.tabBarChanged([.find, .tour, .shop]), .tabBarChanged([.tour, .find, .shop])])
  }

  @Test("A tab with a condition leaves the tab bar when the condition ends and returns when the condition holds")
  func conditions() {
    navigator.select(.shop)
    recorder.clear()
    navigator.conditions.remove(.openNow)
    #expect(navigator.visibleTabs == [.tour, .find])
    #expect(navigator.state.selectedTab == .tour)
    navigator.conditions.insert(.openNow)
    #expect(navigator.visibleTabs == [.tour, .shop, .find])
    #expect(
      recorder.events == [
        .tabBarChanged([.tour, .find]), .selected(.tour, from: .shop), .tabBarChanged([.tour, .shop, .find]),
      ])
  }
}
