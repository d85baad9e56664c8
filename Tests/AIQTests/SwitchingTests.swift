import AIQ
import Testing

/// Tests of tab selection without a view.
///
/// A tab view binds to the navigator's `selection` to get and set the selected tab.
@Suite("Switching tabs in AIQ")
@MainActor
struct SwitchingTests {
  typealias Tab = AIQNavigation.TabDestination
  typealias State = NavigationState<AIQNavigation>

  let recorder = AIQRecorder()
  var navigator: Navigator<AIQNavigation> { recorder.navigator }

  @Test("AIQ starts with the dashboard selected, empty stacks, and no events")
  func initial() {
    #expect(navigator.state == State(selectedTab: .dashboard))
    #expect(recorder.events == [])
  }

  @Test("The navigator of AIQ selects a requested tab and returns the tab as its `selection`", arguments: Tab.allCases)
  func select(_ tab: Tab) {
    #expect(navigator.select(tab) == .done)
    #expect(navigator.state.selectedTab == tab)
    #expect(navigator.selection == tab)
  }

  @Test("Setting the `selection` of the AIQ navigator selects the tab and changes no stack", arguments: Tab.allCases)
  func binding(_ tab: Tab) {
    navigator.selection = tab
    #expect(navigator.state == State(selectedTab: tab))
  }

  @Test("A switch of tabs in AIQ leaves every stack unchanged and reports no push or pop")
  func stacks() {
    for (tab, stack) in FlowTests.stacks { navigator.replaceStack(with: stack, in: .tab(tab)) }
    recorder.clear()
    for tab in [Tab.settings, .history, .dashboard] { navigator.select(tab) }
    #expect(navigator.state.stacks == FlowTests.stacks)
    #expect(
      recorder.events == [
        .selected(.settings, from: .dashboard), .selected(.history, from: .settings),
        .selected(.dashboard, from: .history),
      ])
  }

  @Test("All AIQ tabs are visible to every signed-in user, and the navigator refuses to hide a tab")
  func always() {
    #expect(navigator.visibleTabs == [.dashboard, .history, .settings])
    #expect(navigator.hide(.history) != .done)
    #expect(recorder.events == [.rejected(.fixedTabBar)])
  }
}
