import AIQ
import Testing

@Suite("A tab of AIQ")
struct TabTests {
  typealias Tab = AIQNavigation.TabDestination

  @Test(
    "Each AIQ tab has the name, raw value, and accessibility ID of the document",
    arguments: AIQFacts.rows(\.tabsAtSeed))
  func atSeed(_ row: AIQFacts.TabAtSeed) throws {
    let tab = try #require(Tab(rawValue: row.raw))
    #expect(tab.name == row.id)
    #expect(tab.note == row.id)
    #expect(tab.accessibilityID == row.accessibilityID)
  }

  @Test(
    "The title, icon, accessibility ID, and shortcut of each AIQ tab match the original app",
    arguments: AIQFacts.rows(\.tabs))
  func look(_ row: AIQFacts.Tab) throws {
    let tab = Tab.allCases.first { $0.name == row.id }
    guard AfterTheDocument.tabs[row.id] == nil else { return #expect(tab == nil) }
    let item = try #require(tab).tabItem
    #expect(item.title == .text(row.title))
    #expect(item.icon == .symbol(row.icon))
    #expect(item.selectedIcon == item.icon)
    #expect(item.accessibilityID == row.accessibilityID)
    #expect(item.visibility == .byDefault && item.condition == nil)
    // A later version added the groups as the third tab, which increased the raw value and the shortcut of the settings
    // by one.
    let shift = row.id == "settings" ? 1 : 0
    #expect(tab?.rawValue == row.raw - shift)
    let position = try #require(tab).rawValue + 1
    #expect(item.shortcut == TabShortcut(Character("\(position)"), [.command]))
    #expect(row.shortcut == "cmd+\(position + shift)")
  }

  @Test("AIQ has exactly the three tabs of the document in the same order")
  func order() throws {
    #expect(Tab.allCases.map(\.name) == AIQFacts.rows(\.tabsAtSeed).map(\.id))
    #expect(Tab.allCases.map(\.rawValue) == [0, 1, 2])
  }

  @Test("Equal AIQ tabs count once in a set, and different tabs are unequal")
  func hashable() {
    #expect(Set(Tab.allCases + Tab.allCases).count == 3)
    #expect(Tab.settings != .history)
  }

  @Test("The names of the AIQ tabs and the names of the AIQ routes are disjoint")
  func apartFromRoutes() {
    let routes = Set(AIQNavigation.Route.samples.map(\.name))
    #expect(routes.isDisjoint(with: Tab.allCases.map(\.name)))
  }

  @Test("The tab bar of AIQ restores only the selection, with the key and the default tab of the original app")
  func restoration() throws {
    let persistence = try AIQFacts.all.get().tabPersistence
    let bar = AIQNavigation.tabBar
    #expect(bar.selectionKey == persistence.key)
    #expect(bar.initial.name == persistence.default)
    #expect(bar.restores == .selection)
    #expect(bar.customization == nil)
    #expect(bar.shownKey == nil)
  }

  @Test("The settings tab of AIQ has a link that requires a sign-in, and the other tabs have no link")
  func links() {
    for tab in Tab.allCases {
      let resolution = AIQNavigation.resolve("aiq://\(tab.name)")
      switch tab {
      case .settings: #expect(resolution == .landed(Landing(tab: .settings, stack: [], requires: [.signedIn])))
      case .dashboard, .history: #expect(resolution == .unmatched)
      }
    }
  }
}
