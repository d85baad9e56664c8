import Roots
import Testing

@Suite("The selection of Roots")
@MainActor
struct SelectionTests {
  typealias Tab = RootsNavigation.Tab

  let recorder = RootsRecorder()
  var navigator: Navigator<RootsNavigation> { recorder.navigator }

  @Test("Roots selects the first visible tab at the first launch")
  func initial() {
    #expect(navigator.state == NavigationState(selectedTab: .timer))
    #expect(navigator.visibleTabs.first == .timer)
  }

  @Test("Setting the selection of Roots selects any visible tab", arguments: Tab.allCases)
  func binding(_ tab: Tab) {
    navigator.show(tab)
    navigator.selection = tab
    #expect(navigator.selection == tab)
    #expect(navigator.state.selectedTab == tab)
  }

  @Test("Roots rejects the selection of a hidden tab")
  func hidden() {
    #expect(navigator.select(.planner) != .done)
    navigator.selection = .courses
    #expect(navigator.state == NavigationState())
    #expect(recorder.events == [.rejected(.hiddenTab(.planner)), .rejected(.hiddenTab(.courses))])
  }

  @Test(
    "Hiding the selected tab of Roots selects the first visible tab", arguments: [Tab.planner, .assignments, .courses])
  func first(_ tab: Tab) {
    navigator.show(tab)
    navigator.select(tab)
    recorder.clear()
    navigator.hide(tab)
    #expect(navigator.state.selectedTab == .timer)
    #expect(recorder.events == [.tabBarChanged([.timer, .dashboard, .settings]), .selected(.timer, from: tab)])
    navigator.hide(.timer)
    #expect(navigator.state.selectedTab == .dashboard)
    navigator.hide(.dashboard)
    #expect(navigator.state.selectedTab == .settings)
  }

  @Test("The selection of Roots is always a visible tab, whatever tabs the user hides")
  func always() throws {
    let hideable = Tab.allCases.dropLast()
    var tried = 0
    for bits in 0..<(1 << hideable.count) {
      let shown = Set(hideable.indices.filter { bits >> $0 & 1 == 1 }.map { hideable[$0] } + [.settings])
      for tab in Tab.allCases where shown.contains(tab) {
        navigator.arrangeTabs(as: TabArrangement(shown: shown))
        navigator.select(tab)
        for hidden in hideable {
          navigator.hide(hidden)
          #expect(navigator.visibleTabs.contains(navigator.state.selectedTab))
        }
        tried += 1
      }
    }
    #expect(tried == 256)
  }

  @Test("Showing or hiding another tab keeps the selection of Roots")
  func stays() {
    navigator.select(.dashboard)
    for tab in Tab.allCases where tab != .dashboard {
      navigator.show(tab)
      navigator.hide(tab)
      #expect(navigator.state.selectedTab == .dashboard)
    }
  }

  @Test("A link to a hidden tab of Roots selects the fallback of the tab until the user shows the tab")
  func link() {
    navigator.select(.settings)
    #expect(navigator.open("roots://planner") == .opened)
    #expect(navigator.state.selectedTab == .timer)
    #expect(recorder.events.contains(.fellBack(from: .planner, to: .timer)))
    navigator.show(.planner)
    navigator.open("roots://planner")
    #expect(navigator.state.selectedTab == .planner)
  }

  @Test("Each tab of Roots keeps its stack while the user selects other tabs")
  func navigation() {
    navigator.push(.page(page: .grades))
    navigator.selection = .dashboard
    navigator.push(.settingsPage)
    navigator.selection = .settings
    #expect(navigator.state[stack: navigator.state.place] == [])
    navigator.selection = .timer
    #expect(navigator.state[stack: navigator.state.place] == [.page(page: .grades)])
    navigator.selection = .dashboard
    #expect(navigator.state[stack: navigator.state.place] == [.settingsPage])
  }

  @Test(
    "Opening a page of Roots selects the visible tab of the page, or pushes the page without such a tab",
    arguments: RootsNavigation.AppPage.allCases)
  func page(_ page: RootsNavigation.AppPage) {
    navigator.select(.settings)
    navigator.open(page: page)
    switch page {
    case .timer: #expect(navigator.state == NavigationState(selectedTab: .timer))
    case .dashboard: #expect(navigator.state == NavigationState(selectedTab: .dashboard))
    case .calendar, .planner, .assignments, .courses, .grades, .decks, .practice:
      #expect(navigator.state == NavigationState(selectedTab: .settings, stacks: [.settings: [.page(page: page)]]))
    }
    guard let tab = page.tab else { return }
    navigator.show(tab)
    navigator.open(page: page)
    #expect(navigator.state.selectedTab == tab)
  }
}
