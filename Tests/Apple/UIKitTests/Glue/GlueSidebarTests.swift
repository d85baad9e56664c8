import Market
import Testing
@_spi(Simulator) import UIKit
import WaymarkNavigation

@Suite("The sidebar on iPad", .simulator)
@MainActor
struct GlueSidebarTests {
  private func launched(isWide: Bool = true, loadsAllTabs: Bool = false) async -> MarketApp {
    UIKitSimulator.isWide = isWide
    let app = MarketApp(conditions: [.member, .night], loadsAllTabs: loadsAllTabs)
    await app.launch()
    return app
  }

  private func group(of app: MarketApp) throws -> UITabGroup {
    try #require(app.tabs.tabs.compactMap { $0 as? UITabGroup }.first)
  }

  @Test("The iPad sidebar in UIKit has a group for the tabs of a section in the spec")
  func groups() async throws {
    let app = await launched()
    #expect(app.tabs.mode == .tabSidebar)
    #expect(try group(of: app).title == "Deals")
    #expect(try group(of: app).children.map(\.identifier) == ["offers", "night"])
    #expect(app.tabs.tabs.filter { !$0.isHidden }.map(\.title) == ["Fruits", "Basket", "Deals"])
    await app.expectInStep()
  }

  @Test("A choice of a tab in a group of the iPad sidebar selects the tab, and shows the stack of the tab")
  func selection() async throws {
    let app = await launched()
    #expect(app.user.chooseInSidebar("night"))
    await app.expectInStep()
    #expect(app.navigator.state.selectedTab == .night)
    #expect(app.screen == "tab night")
    #expect(app.user.chooseInSidebar("offers"))
    app.navigator.push(.fruit(name: "a"))
    await app.expectInStep()
    #expect(app.screen == "fruit(name: \"a\")")
    #expect(try group(of: app).viewController?.childForStatusBarStyle === app.stack(of: .offers))
    #expect(try group(of: app).viewController?.childForStatusBarHidden === app.stack(of: .offers))
    #expect(app.user.tapBack())
    await app.expectInStep()
    #expect(app.screen == "tab offers")
  }

  @Test("A tap on a group in the iPad tab bar selects the first tab of the group, and later the tab selected last")
  func groupItem() async {
    let app = await launched()
    #expect(app.user.tapTab(at: 2))
    await app.expectInStep()
    #expect(app.screen == "tab offers")
    #expect(app.user.chooseInSidebar("night"))
    await app.settle()
    #expect(app.user.tapTab(at: 0))
    await app.settle()
    #expect(app.user.tapTab(at: 2))
    await app.expectInStep()
    #expect(app.screen == "tab night")
  }

  @Test("UIKit on iPad shows the tab of a sidebar group that a link selects, and the tab that the app selects")
  func command() async {
    let app = await launched()
    app.open("/night")
    await app.expectInStep()
    #expect(app.screen == "tab night")
    app.navigator.select(.fruits)
    await app.expectInStep()
    #expect(app.screen == "tab fruits")
  }

  @Test(
    "A resized iPad window shows or hides the sidebar, and keeps the navigation controllers of the tabs",
    arguments: [true, false])
  func resize(isWide: Bool) async {
    let app = await launched(isWide: isWide)
    app.navigator.select(.offers)
    app.navigator.push(.fruit(name: "a"))
    await app.settle()
    let stack = app.stack(of: .offers)
    UIKitSimulator.isWide = !isWide
    await app.expectInStep()
    #expect(app.tabs.mode == (isWide ? .tabBar : .tabSidebar))
    #expect(app.tabs.tabs.contains { $0 is UITabGroup } == !isWide)
    #expect(app.stack(of: .offers) === stack)
    #expect(app.screen == "fruit(name: \"a\")")
  }

  @Test("The iPad sidebar shows the search tab of the spec as a `UISearchTab` after all other tabs")
  func search() async {
    let app = await launched()
    app.navigator.show(.people)
    await app.expectInStep()
    #expect(app.tabs.tabs.last is UISearchTab)
    #expect(app.tabs.tabs.last?.title == "People")
    #expect(app.tabs.tabs.last?.accessibilityIdentifier == Tab.people.accessibilityID)
  }

  @Test("The navigator hides and shows the tabs that the user hides and shows in the iPad sidebar")
  func hiding() async {
    let app = await launched()
    #expect(app.user.editSidebar("basket", hides: true))
    #expect(!app.navigator[isShown: .basket])
    await app.expectInStep()
    #expect(app.user.tabTitles == ["Fruits", "Deals"])
    #expect(app.user.editSidebar("basket", hides: false))
    await app.expectInStep()
    #expect(app.user.tabTitles == ["Fruits", "Basket", "Deals"])
    #expect(app.user.editSidebar("stalls", hides: false))
    #expect(app.navigator[isShown: .stalls])
    await app.expectInStep()
  }

  @Test("A section without visible tabs is not in the bar, and appears with its first visible tab")
  func emptySection() async {
    let app = await launched()
    #expect(app.user.editSidebar("offers", hides: true))
    app.navigator.conditions.remove(.night)
    await app.expectInStep()
    #expect(app.user.tabTitles == ["Fruits", "Basket"])
    #expect(app.user.editSidebar("offers", hides: false))
    await app.expectInStep()
    #expect(app.user.tabTitles == ["Fruits", "Basket", "Deals"])
  }

  @Test("A tap on a section whose first tab is hidden selects the next tab", arguments: [true, false])
  func hiddenFirstTab(wasSelected: Bool) async {
    let app = await launched()
    if wasSelected { app.navigator.select(.offers) }
    await app.settle()
    #expect(app.user.editSidebar("offers", hides: true))
    await app.expectInStep()
    #expect(app.user.tapTab(at: 2))
    await app.expectInStep()
    #expect(app.screen == "tab night")
  }

  @Test("The user of the iPad sidebar cannot hide a tab with `shown: always`")
  func pinned() async {
    let app = await launched()
    #expect(!app.user.editSidebar("fruits", hides: true))
    #expect(app.tabs.tab(forIdentifier: "fruits")?.preferredPlacement == .movable)
  }

  @Test("`NavigatorTabBarController` reverts a change of the sidebar that hides a tab with `shown: always`")
  func forbidden() async throws {
    let app = await launched()
    let fruits = try #require(app.tabs.tab(forIdentifier: "fruits"))
    fruits.isHidden = true
    app.tabs.delegate?.tabBarController(app.tabs, visibilityDidChangeFor: [fruits])
    #expect(!fruits.isHidden)
    await app.expectInStep()
  }

  @Test("Hiding the selected tab in the iPad sidebar selects the fallback of the tab")
  func hidingSelected() async {
    let app = await launched()
    app.navigator.select(.basket)
    await app.settle()
    #expect(app.user.editSidebar("basket", hides: true))
    await app.expectInStep()
    #expect(app.screen == "tab fruits")
  }
}
