import Roots
import Testing

/// Hiding, showing and keeping are a store's work. These rows hold what the spec tells such a store.
@Suite("The tab bar of Roots")
struct TabBarTests {
  typealias Tab = RootsNavigation.Tab

  /// Why no row is tried to its end, by the test that it comes from.
  static let leftToTheNavigator = [
    "testInitialStateHasDefaultTabs/testInitialSelectedTabIsValid": "reads what is kept",
    "testEffectiveTabsInOrderReturnsCanonicalOrder": "shows and hides",
    "testEffectiveTabsFiltersByEnabled": "shows and hides",
    "testCannotDisableAllTabs": "shows and hides",
    "testDisablingSelectedTabTriggersValidFallback": "selects as it hides",
    "testFallbackSelectsFirstInCanonicalOrder": "selects as it hides",
    "testRestoreDefaultsResetsAllTabs": "sets the bar back",
    "testPersistenceAcrossInstances": "writes and reads what is kept",
    "testPersistenceHandlesInvalidSelectedTab": "reads what is kept",
    "testMultipleTogglesStable": "shows and hides",
    "testEnablingAlreadyEnabledTabIsIdempotent": "shows and hides",
    "testDisablingAlreadyDisabledTabIsIdempotent": "shows and hides",
  ]

  /// The test's name, without its suite and what is said of it.
  private static func name(_ row: RootsFacts.TabCase) -> String {
    String(row.source.prefix { $0 != " " }.drop { $0 != "." }.dropFirst())
  }

  @Test("is described so that a store can do as the app's does", arguments: RootsFacts.rows(\.tabCases))
  func tabCase(_ row: RootsFacts.TabCase) throws {
    let bar = RootsNavigation.tabBar
    let atFirst = Tab.shownAtFirst
    switch Self.name(row) {
    case "testInitialStateHasDefaultTabs/testInitialSelectedTabIsValid":
      #expect(Tab.inOrder(atFirst) == row.then.enabled)
      #expect(bar.initial.name == row.then.selected)
    case "testEffectiveTabsInOrderReturnsCanonicalOrder":
      #expect(Tab.inOrder(atFirst.union([.planner, .assignments])) == row.then.order)
      #expect(bar.customization?.mayReorder == false)
    case "testEffectiveTabsFiltersByEnabled":
      #expect(Tab.timer.tabItem.visibility != .always)
      #expect(Tab.inOrder(atFirst.subtracting([.timer])) == row.then.order)
    case "testCannotDisableAllTabs":
      // The store lets go of the settings and keeps the dashboard; here the settings are what stays.
      #expect(row.then.order == ["dashboard"])
      #expect(bar.customization?.minimum == 1)
      #expect(Tab.allCases.filter { $0.tabItem.visibility == .always } == [.settings])
    case "testDisablingSelectedTabTriggersValidFallback":
      let shown = atFirst.subtracting([.timer])
      let selected = try #require(Tab.timer.standIn(among: shown))
      #expect(shown.contains(selected) == row.then.selectedInEnabled)
      #expect(selected.name != row.then.selectedNot)
    case "testFallbackSelectsFirstInCanonicalOrder":
      #expect(Tab.dashboard.standIn(among: atFirst.subtracting([.timer, .dashboard]))?.name == row.then.selected)
    case "testRestoreDefaultsResetsAllTabs":
      #expect(Tab.inOrder(atFirst) == row.then.enabled)
      #expect(bar.customization?.resetSelects?.name == row.then.selected)
    case "testPersistenceAcrossInstances":
      // The app's store forgets a selection that nothing follows; the spec asks for one that is kept.
      #expect(row.then.enabledContains == row.then.selected)
      #expect(bar.restores == .selection)
      #expect(bar.selectionKey != nil && bar.shownKey != nil && bar.selectionKey != bar.shownKey)
    case "testPersistenceHandlesInvalidSelectedTab":
      for tab in Tab.allCases {
        let selected = try #require(tab.standIn(among: atFirst))
        #expect(atFirst.contains(selected) == row.then.selectedInEnabled)
      }
    case "testMultipleTogglesStable", "testDisablingAlreadyDisabledTabIsIdempotent":
      #expect(atFirst.contains(.planner) == row.then.planner)
      #expect(Tab.planner.tabItem.visibility == .optional)
    case "testEnablingAlreadyEnabledTabIsIdempotent":
      #expect(Tab.inOrder(atFirst.union([.dashboard])).count { $0 == "dashboard" } == row.then.dashboardCount)
    default: Issue.record("nothing here tries \(row.source)")
    }
  }

  @Test("is left to the navigator for these rows, and for no others")
  func navigator() {
    #expect(Set(RootsFacts.rows(\.tabCases).map(Self.name)) == Set(Self.leftToTheNavigator.keys))
  }
}
