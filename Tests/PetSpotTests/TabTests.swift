import PetSpot
import Testing

@Suite("A tab of PetSpot")
struct TabTests {
  static let facts = Facts.all

  @Test("is the app's", arguments: try facts.get().tabs)
  func tab(_ row: Facts.Tab) throws {
    let tab = try #require(Navigation.Tab(rawValue: row.id))
    #expect(tab.name == row.id)
    #expect(tab.title == .key(row.titleKey))
    #expect(tab.icon == .symbol(row.iconAtSeed))
    #expect(tab.selectedIcon == .symbol(row.iconSelectedAtSeed))
    #expect(tab.accessibilityID == row.accessibilityID)
    // The document has a placeholder for every tab but the one that had a screen already.
    #expect((tab.placeholder == nil) == (tab == .lostPet))
    #expect(tab.placeholder?.icon == (tab == .lostPet ? nil : .symbol("clock.fill")))
    // All of them are always there.
    #expect(tab.tabItem.condition == nil && Navigation.tabBar.customization == nil)
  }

  @Test("stands where the app has it")
  func order() throws {
    #expect(try Navigation.Tab.allCases.map(\.rawValue) == Self.facts.get().tabs.map(\.id))
  }

  @Test("is found by the identifier that the bar's button has")
  func accessibilityIDs() {
    #expect(Set(Navigation.Tab.allCases.map(\.accessibilityID)).count == 5)
  }
}

extension Navigation.Tab {
  var placeholder: TabPlaceholder? { tabItem.placeholder }
}

@Suite("PetSpot's tab bar")
struct TabBarTests {
  @Test("has the colours of the document: tab_bar_style_at_seed")
  func colors() throws {
    let style = try Facts.all.get().tabBarStyleAtSeed
    #expect(
      Navigation.tabBar.colors
        == TabBarPolicy.Colors(background: style.background, inactive: style.inactive, active: style.active))
  }

  @Test("starts with the home tab: launch_tab")
  func launchTab() throws {
    #expect(try Navigation.tabBar.initial.rawValue == Facts.all.get().launchTab)
  }

  @Test("forgets the selection: persist_selection")
  func persistence() throws {
    #expect(try !Facts.all.get().persistSelection)
    #expect(Navigation.tabBar.restores == .nothing)
    #expect(Navigation.tabBar.selectionKey == nil)
  }
}
