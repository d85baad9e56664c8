import Testing

@testable import WaymarkNavigation

@Suite("A tap on the selected tab, and VoiceOver")
@MainActor
struct RetapTests {
  let views = FakeViews<Bazaar>(conditions: Bazaar.openGates)
  var navigator: Navigator<Bazaar> { views.navigator }

  @Test("A navigator counts a tap on the selected tab only if the stack of the tab shows its root")
  func retap() {
    navigator.push(.product(id: 1))
    navigator.selection = .home
    #expect(navigator.retaps == [:])
    #expect(navigator[stack: .tab(.home)] == [])
    navigator.selection = .home
    navigator.selection = .orders
    navigator.select(.orders)
    #expect(navigator.retaps == [.home: 1])
  }

  @Test(
    "VoiceOver must follow a link that selects another tab, unless a sheet of the link appears or views are missing")
  func links() {
    navigator.open(Landing(tab: .home, stack: [.product(id: 1)]))
    navigator.select(.orders)
    navigator.open(Landing(tab: .home, modals: [.sheet(.settings)]))
    #expect(navigator.unfollowedLinks == 0)
    navigator.open(Landing(tab: .orders, stack: []))
    #expect(navigator.unfollowedLinks == 1)
    navigator.host.stop()
    navigator.open(Landing(tab: .home, stack: []))
    #expect(navigator.unfollowedLinks == 1)
  }
}
