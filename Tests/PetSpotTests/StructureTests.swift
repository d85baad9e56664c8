import PetSpot
import Testing

/// What the app's own tests of its coordinators look for, as far as the generated code says it.
@Suite("PetSpot is built")
struct StructureTests {
  @Test("as the app's own tests want it", arguments: try Facts.all.get().structureCases)
  func structure(_ row: Facts.StructureCase) throws {
    let tabs = Navigation.Tab.allCases
    switch row.source {
    case "TabCoordinatorTests.testInit_shouldCreate5ChildCoordinators":
      #expect(row.then.texts == ["\(tabs.count) child coordinators"])
    case "TabCoordinatorTests.testInit_eachChildCoordinator_shouldHaveNavigationController":
      // The stacks are the navigator's. What is said here is that a tab has one: its link changes it, and no other.
      #expect(row.then.texts == ["each tab root is a UINavigationController"])
      for tab in tabs {
        let url = try #require(tab.url(on: .app))
        #expect(Navigation.resolve(url) == .landed(Landing(tab: tab, stack: [])))
      }
    case "TabCoordinatorTests.testTabBarItems_shouldHaveCorrectLocalizedTitles":
      let titles = try tabs.map { tab in
        guard case .key(let key) = tab.title else { return "" }
        return try StringsTests.text(key, "en")
      }
      #expect(titles == row.then.texts)
    case "TabCoordinatorTests.testTabBarItems_shouldHaveCorrectCustomIcons":
      #expect(row.then.texts == ["each tab has an image"])
      #expect(tabs.allSatisfy { $0.icon != .symbol("") && $0.selectedIcon != $0.icon })
    case "TabCoordinatorTests.testTabBarItems_shouldHaveCorrectAccessibilityIdentifiers":
      #expect(tabs.map(\.accessibilityID) == row.then.texts)
    case "TabCoordinatorTests.testStart_shouldStartAllChildCoordinators":
      // Roots are the app's. What is said here is which tabs have something to show though no screen is theirs.
      #expect(row.then.texts == ["every nav stack non-empty after start"])
      #expect(tabs.filter { $0.placeholder == nil } == [.lostPet])
    case "TabCoordinatorTests.testInit_firstTab_shouldBeSelectedByDefault":
      #expect(row.then.texts == ["selected index 0"])
      #expect(Navigation.tabBar.initial == tabs[0])
    default:
      Issue.record("\(row.source) has no test")
    }
  }
}

@Suite("From one tab to another, PetSpot")
struct CrossTabTests {
  @Test("does what the app does", arguments: try Facts.all.get().crossTabActions)
  func action(_ row: Facts.Action) {
    switch row.name {
    case "switchToLostPetTab":
      #expect(row.params == [Facts.Parameter(name: "announcementId", type: "String?")])
      #expect(row.effect == "select lostPet; when id given push petDetails")
      let details = Landing<Navigation>.lostPetTab(announcementId: "42")
      #expect(details.tab == .lostPet && details.modal == nil)
      #expect(details.stackChange == .append([.petDetails(announcementId: "42")]))
      #expect(details.stack.allSatisfy { $0.isAllowed(in: Navigation.Tab.lostPet) })
      // Without an announcement the tab is selected, and its stack stays.
      #expect(Landing<Navigation>.lostPetTab() == Landing(tab: .lostPet))
      #expect(Landing<Navigation>.lostPetTab().stackChange == .keep)
    case "switchToFoundPetTab":
      #expect(row.params.isEmpty && row.effect == "select foundPet")
      #expect(Landing<Navigation>.foundPetTab == Landing(tab: .foundPet))
      #expect(Landing<Navigation>.foundPetTab.stackChange == .keep)
    default:
      Issue.record("\(row.name) has no test")
    }
  }

  @Test("replaces the stack where a link does it")
  func link() {
    #expect(
      Navigation.resolve("petspot://lost-pets/42")
        == .landed(Landing(tab: .lostPet, stack: [.petDetails(announcementId: "42")])))
  }
}
