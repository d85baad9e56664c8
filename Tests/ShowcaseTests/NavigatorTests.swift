import Showcase
import Testing

@Suite("The showcase's navigator")
@MainActor
struct NavigatorTests {
  typealias Navigation = ShowcaseNavigation

  let recorder = ShowcaseRecorder()
  var navigator: Navigator<Navigation> { recorder.navigator }

  @Test("Showcase starts with three visible tabs and selects the first tab")
  func tabs() {
    #expect(navigator.visibleTabs == [.home, .profile, .settings])
    #expect(navigator.state == ShowcaseState(selectedTab: .home))
  }

  @Test(
    "The Showcase navigator selects a requested tab and returns the tab as its `selection`",
    arguments: Navigation.Tab.allCases)
  func selected(_ tab: Navigation.Tab) {
    #expect(navigator.select(tab) == .done)
    #expect(navigator.state.selectedTab == tab && navigator.selection == tab)
  }

  @Test("A tap on a Showcase tab selects the tab and reports the switch", arguments: Navigation.Tab.allCases)
  func taps(_ tab: Navigation.Tab) {
    let former: Navigation.Tab = tab == .home ? .settings : .home
    navigator.select(former)
    recorder.clear()
    navigator.selection = tab
    #expect(navigator.state == ShowcaseState(selectedTab: tab))
    #expect(recorder.events == [.selected(tab, from: former)])
  }

  @Test("Opening a link to a Showcase tab selects the tab", arguments: Navigation.Tab.allCases)
  func links(_ tab: Navigation.Tab) {
    navigator.select(tab == .home ? .settings : .home)
    navigator.open("myapp://" + tab.name)
    #expect(navigator.state == ShowcaseState(selectedTab: tab))
  }

  @Test(
    "Popping a Showcase tab to its root leaves the stacks of the other tabs unchanged",
    arguments: Navigation.Tab.allCases)
  func stacks(_ tab: Navigation.Tab) {
    let screens: [Navigation.Route] = [.extraInfo, .editProfile, .about]
    for screen in screens {
      for home in Navigation.Tab.allCases where screen.isAllowed(in: home) { navigator.push(screen, in: .tab(home)) }
    }
    #expect(
      navigator.state == ShowcaseState(stacks: [.home: [.extraInfo], .profile: [.editProfile], .settings: [.about]]))
    navigator.popToRoot(in: .tab(tab))
    #expect(navigator.state.stacks.count == 2 && navigator.state.stacks[tab] == nil)
  }

  @Test("A view reads and changes a Showcase stack as an array, and the changes report pops and pushes")
  func arrays() {
    navigator.push(.detail(id: "1"))
    navigator.push(.detail(id: "2"))
    #expect(navigator[stack: .tab(.home)] == [.detail(id: "1"), .detail(id: "2")])
    // The change of the path corresponds to a swipe back.
    navigator[stack: .tab(.home)].removeLast()
    #expect(navigator.state == ShowcaseState(stacks: [.home: [.detail(id: "1")]]))
    // The change of the path corresponds to a navigation link of a view.
    navigator[stack: .tab(.home)].append(.extraInfo)
    #expect(navigator.state == ShowcaseState(stacks: [.home: [.detail(id: "1"), .extraInfo]]))
    #expect(
      recorder.events.suffix(2) == [.popped(.detail(id: "2"), in: .tab(.home)), .pushed(.extraInfo, in: .tab(.home))])
  }

  nonisolated static let screens: [(tab: Navigation.Tab, screen: Navigation.Route)] = [
    (.home, .detail(id: "1")), (.home, .extraInfo), (.profile, .detail(id: "1")), (.profile, .editProfile),
    (.settings, .about), (.settings, .preferences),
  ]

  @Test("Each Showcase tab accepts a push of each of its own screens", arguments: screens)
  func pushes(_ tab: Navigation.Tab, _ screen: Navigation.Route) {
    navigator.select(tab)
    #expect(navigator.push(screen) == .done)
    #expect(navigator.state == ShowcaseState(selectedTab: tab, stacks: [tab: [screen]]))
  }

  @Test(
    "Each Showcase tab rejects pushes of screens that belong only to other tabs", arguments: Navigation.Tab.allCases)
  func refuses(_ tab: Navigation.Tab) {
    navigator.select(tab)
    let own = Self.screens.filter { $0.tab == tab }.map(\.screen)
    let others = Set(Self.screens.map(\.screen)).subtracting(own)
    #expect(others.count == 3)
    for screen in others { #expect(navigator.push(screen) != .done) }
    #expect(navigator.state == ShowcaseState(selectedTab: tab))
  }

  @Test("The Showcase state contains the selected tab, the stacks, and the modal screen in one value")
  func value() {
    navigator.walk()
    #expect(navigator.state == .before)
    #expect(navigator.selection == ShowcaseState.before.selectedTab)
    #expect(navigator.cover == ShowcaseState.before.cover && navigator.sheet == nil)
    for tab in Navigation.Tab.allCases {
      #expect(navigator[stack: .tab(tab)] == ShowcaseState.before[stack: .tab(tab)])
    }
  }
}
