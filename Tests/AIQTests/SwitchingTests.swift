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

  @Test("starts at the dashboard")
  func initial() {
    #expect(navigator.state == State(selectedTab: .dashboard))
    #expect(recorder.events == [])
  }

  @Test("shows the tab that is asked for", arguments: Tab.allCases)
  func select(_ tab: Tab) {
    #expect(navigator.select(tab) == .done)
    #expect(navigator.state.selectedTab == tab)
    #expect(navigator.selection == tab)
  }

  @Test("is a change of the selection, which a tab view is bound to", arguments: Tab.allCases)
  func binding(_ tab: Tab) {
    navigator.selection = tab
    #expect(navigator.state == State(selectedTab: tab))
  }

  @Test("pushes nothing and pops nothing")
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

  @Test("finds every tab, as they are all there always")
  func always() {
    #expect(navigator.visibleTabs == [.dashboard, .history, .settings])
    navigator.conditions = []
    #expect(navigator.visibleTabs == [.dashboard, .history, .settings])
    #expect(navigator.hide(.history) != .done)
    #expect(recorder.events == [.rejected(.fixedTabBar)])
  }
}
