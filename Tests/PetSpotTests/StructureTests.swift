import PetSpot
import Testing

/// Tests of the facts that the app's tests of its coordinators check.
@Suite("The structure of PetSpot")
@MainActor
struct StructureTests {
  @Test(
    "The tabs of PetSpot meet each expectation of the original app's tab coordinator tests",
    arguments: try Facts.all.get().structureCases)
  func structure(_ row: Facts.StructureCase) throws {
    let navigator = PetSpotRecorder().navigator
    let tabs = navigator.visibleTabs
    switch row.source {
    case "TabCoordinatorTests.testInit_shouldCreate5ChildCoordinators":
      #expect(row.then.texts == ["\(tabs.count) child coordinators"])
    case "TabCoordinatorTests.testInit_eachChildCoordinator_shouldHaveNavigationController":
      #expect(row.then.texts == ["each tab root is a UINavigationController"])
      // Each tab has a stack, and the user sees the stack of the selected tab.
      for tab in tabs {
        navigator.select(tab)
        #expect(navigator.state.place == .tab(tab) && navigator[stack: .tab(tab)].isEmpty)
      }
    case "TabCoordinatorTests.testTabBarItems_shouldHaveCorrectLocalizedTitles":
      let titles = try tabs.map { tab in
        guard case .key(let key, _, _) = tab.title else { return "" }
        return try StringsTests.text(key, "en")
      }
      #expect(titles == row.then.texts)
    case "TabCoordinatorTests.testTabBarItems_shouldHaveCorrectCustomIcons":
      #expect(row.then.texts == ["each tab has an image"])
      #expect(tabs.allSatisfy { $0.icon != .symbol("") && $0.selectedIcon != $0.icon })
    case "TabCoordinatorTests.testTabBarItems_shouldHaveCorrectAccessibilityIdentifiers":
      #expect(tabs.map(\.accessibilityID) == row.then.texts)
    case "TabCoordinatorTests.testStart_shouldStartAllChildCoordinators":
      #expect(row.then.texts == ["every nav stack non-empty after start"])
      // A root is not an element of the stack, so each tab shows a screen even if its stack is empty.
      for tab in tabs {
        navigator.select(tab)
        #expect(navigator.pop() == .done && navigator.state.place == .tab(tab))
      }
      #expect(tabs.filter { $0.placeholder == nil } == [.lostPet])
    case "TabCoordinatorTests.testInit_firstTab_shouldBeSelectedByDefault":
      #expect(row.then.texts == ["selected index 0"])
      #expect(tabs.firstIndex(of: navigator.state.selectedTab) == 0)
    default:
      Issue.record("\(row.source) has no test")
    }
  }
}
