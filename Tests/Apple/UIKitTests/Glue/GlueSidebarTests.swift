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

  @Test("has a group for a section of the spec")
  func groups() async throws {
    let app = await launched()
    #expect(app.tabs.mode == .tabSidebar)
    #expect(try group(of: app).title == "Deals")
    #expect(try group(of: app).children.map(\.identifier) == ["offers", "night"])
    #expect(app.tabs.tabs.filter { !$0.isHidden }.map(\.title) == ["Fruits", "Basket", "Deals"])
    await app.expectInStep()
  }

  @Test("selects the tabs of a group, and shows their stacks")
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

  @Test("selects the first tab of a group, and later the tab that was selected last")
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

  @Test("shows the tab of a group that the app or a link selects")
  func command() async {
    let app = await launched()
    app.open("/night")
    await app.expectInStep()
    #expect(app.screen == "tab night")
    app.navigator.select(.fruits)
    await app.expectInStep()
    #expect(app.screen == "tab fruits")
  }

  @Test("comes and goes with the width of the window, and the stacks stay", arguments: [true, false])
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

  @Test("has the search tab of the system at the end")
  func search() async {
    let app = await launched()
    app.navigator.show(.people)
    await app.expectInStep()
    #expect(app.tabs.tabs.last is UISearchTab)
    #expect(app.tabs.tabs.last?.title == "People")
    #expect(app.tabs.tabs.last?.accessibilityIdentifier == Tab.people.accessibilityID)
  }

  @Test("lets the user hide and show tabs, and the navigator follows")
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

  @Test("does not let the user hide a tab that must stay")
  func pinned() async {
    let app = await launched()
    #expect(!app.user.editSidebar("fruits", hides: true))
    #expect(app.tabs.tab(forIdentifier: "fruits")?.preferredPlacement == .movable)
  }

  @Test("undoes a change that the spec forbids")
  func forbidden() async throws {
    let app = await launched()
    let fruits = try #require(app.tabs.tab(forIdentifier: "fruits"))
    fruits.isHidden = true
    app.tabs.delegate?.tabBarController(app.tabs, visibilityDidChangeFor: [fruits])
    #expect(!fruits.isHidden)
    await app.expectInStep()
  }

  @Test("selects the fallback of the selected tab that the user hides")
  func hidingSelected() async {
    let app = await launched()
    app.navigator.select(.basket)
    await app.settle()
    #expect(app.user.editSidebar("basket", hides: true))
    await app.expectInStep()
    #expect(app.screen == "tab fruits")
  }
}
