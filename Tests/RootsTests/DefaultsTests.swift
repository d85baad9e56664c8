import Roots
import Testing

@Suite("Restoring the defaults of Roots")
@MainActor
struct DefaultsTests {
  typealias Tab = RootsNavigation.Tab

  private let device = Device()

  /// Returns a recorder for an app in which the user has changed every setting.
  private func changed() -> RootsRecorder {
    let recorder = device.launch()
    for tab in Tab.allCases { recorder.navigator[isShown: tab].toggle() }
    recorder.navigator.select(.practice)
    recorder.clear()
    return recorder
  }

  @Test("A reset of the tab bar in Roots shows the timer, the dashboard and the settings, and hides all other tabs")
  func tabs() {
    let navigator = changed().navigator
    #expect(navigator.visibleTabs == [.planner, .assignments, .courses, .practice, .settings])
    #expect(navigator.resetTabBar() == .done)
    #expect(navigator.visibleTabs == [.timer, .dashboard, .settings])
    #expect(navigator.arrangement == TabArrangement())
  }

  @Test(
    "Roots selects the dashboard after a reset of the tab bar, whichever tab was selected",
    arguments: [Tab.practice, .settings])
  func selection(_ tab: Tab) {
    let navigator = changed().navigator
    navigator.select(tab)
    navigator.resetTabBar()
    #expect(navigator.state.selectedTab == .dashboard)
  }

  @Test("A reset of an unchanged tab bar in Roots only changes the selection to the dashboard")
  func selectionAlone() {
    let recorder = device.launch()
    recorder.navigator.resetTabBar()
    #expect(recorder.navigator.state.selectedTab == .dashboard)
    #expect(recorder.events == [.selected(.dashboard, from: .timer)])
  }

  @Test("Resetting the tab bar of Roots sends one event for the tab bar and one event for the selection")
  func oneCommand() {
    let recorder = changed()
    recorder.navigator.resetTabBar()
    #expect(
      recorder.events == [.tabBarChanged([.timer, .dashboard, .settings]), .selected(.dashboard, from: .practice)])
  }

  @Test("Roots keeps the default tabs and the selected dashboard at the launch after a reset")
  func kept() {
    changed().navigator.resetTabBar()
    let navigator = device.launch().navigator
    #expect(navigator.visibleTabs == [.timer, .dashboard, .settings])
    #expect(navigator.state.selectedTab == .dashboard)
  }
}
