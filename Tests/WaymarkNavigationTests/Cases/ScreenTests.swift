import Testing
import WaymarkNavigation

@Suite("A screen")
struct ScreenTests {
  typealias Route = SampleNavigation.Route
  typealias Sheet = SampleNavigation.Sheet
  typealias Tab = SampleNavigation.Tab

  @Test("A screen has the name, title, element IDs, detents and flow of the spec")
  func attributes() {
    let detail = Route.detail()
    #expect(detail.name == "detail")
    #expect(detail.accessibilityID == "detail id")
    #expect(detail.title == .key("detail.title"))
    #expect(detail.hidesTabBar)
    #expect(detail.elementIDs == ["share": "detail.share", "close": "a=b, c"])
    #expect(Sheet.report.detents == [.medium, .fraction(0.4), .large])
    #expect(!Sheet.report.isDismissable)
    #expect(Sheet.report.hasFlow)
  }

  @Test("A screen without attributes in the spec has the default attributes")
  func defaults() {
    let route = Route.lists()
    #expect(route.title == nil && route.elementIDs.isEmpty && route.detents.isEmpty)
    #expect(!route.hidesTabBar && route.isDismissable && !route.hasFlow)
    #expect(SampleNavigation.Cover.report.detents.isEmpty)
    #expect(SampleNavigation.Window.nowhere.accessibilityID == "screen.nowhere")
  }

  @Test("A route of a feature takes its attributes from the wrapped screen of the feature")
  func features() {
    #expect(Route.shop(.cart).name == "cart")
    #expect(Route.shop(.cart).title == "Cart")
    #expect(Route.shop(.item(id: 1)).accessibilityID == "screen.item")
    #expect(Sheet.shop(.item(id: 1)).elementIDs == ["buy": "item.buy"])
    #expect(Route.shop(.cart).isAllowed(inFlowOf: Sheet.report))
    #expect(Route.Shop.cart.name == "cart")
  }

  @Test("A screen can be pushed only in the tabs and flows that the spec allows")
  func allowedPlaces() {
    #expect(Tab.allCases.filter { Route.detail().isAllowed(in: $0) } == [.home])
    #expect(Tab.allCases.filter { Route.lists().isAllowed(in: $0) } == Tab.allCases)
    #expect(Tab.allCases.filter { Route.nowhere.isAllowed(in: $0) } == [])
    #expect(Tab.allCases.filter { Route.shop(.item(id: 1)).isAllowed(in: $0) } == Tab.allCases)
    #expect(Tab.allCases.filter { Route.shop(.cart).isAllowed(in: $0) } == [])
    #expect(Route.detail().isAllowed(inFlowOf: Sheet.report))
    #expect(Route.detail().isAllowed(inFlowOf: SampleNavigation.Cover.report))
    #expect(!Route.detail().isAllowed(inFlowOf: Sheet.shop(.item(id: 1))))
    #expect(!Route.lists().isAllowed(inFlowOf: Sheet.report))
    #expect(!Route.nowhere.isAllowed(inFlowOf: Sheet.report))
  }
}
