import AIQ
import Testing

@Suite("A tab of AIQ")
struct TabTests {
  typealias Tab = AIQNavigation.TabDestination

  @Test("is as the document declares it", arguments: AIQFacts.rows(\.tabsAtSeed))
  func atSeed(_ row: AIQFacts.TabAtSeed) throws {
    let tab = try #require(Tab(rawValue: row.raw))
    #expect(tab.name == row.id)
    #expect(tab.note == row.id)
    #expect(tab.accessibilityID == row.accessibilityID)
  }

  @Test("looks as it still does in the app", arguments: AIQFacts.rows(\.tabs))
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

  @Test("is one of three, in the document's order")
  func order() throws {
    #expect(Tab.allCases.map(\.name) == AIQFacts.rows(\.tabsAtSeed).map(\.id))
    #expect(Tab.allCases.map(\.rawValue) == [0, 1, 2])
  }

  @Test("is a value that can be compared and be in a set")
  func hashable() {
    #expect(Set(Tab.allCases + Tab.allCases).count == 3)
    #expect(Tab.settings != .history)
  }

  @Test("has no name of a route, and is none")
  func apartFromRoutes() {
    let routes = Set(AIQNavigation.Route.samples.map(\.name))
    #expect(routes.isDisjoint(with: Tab.allCases.map(\.name)))
  }

  @Test("stays selected from launch to launch, under the app's key")
  func restoration() throws {
    let persistence = try AIQFacts.all.get().tabPersistence
    let bar = AIQNavigation.tabBar
    #expect(bar.selectionKey == persistence.key)
    #expect(bar.initial.name == persistence.default)
    #expect(bar.restores == .selection)
    #expect(bar.customization == nil)
    #expect(bar.shownKey == nil)
  }

  @Test("is selected by a link, and popped to its root, if it is the settings")
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
