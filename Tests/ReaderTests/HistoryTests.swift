import Reader
import Testing

@Suite("A tab's history in Reader")
@MainActor
struct HistoryTests {
  let recorder = ReaderRecorder()
  var navigator: Navigator<Navigation> { recorder.navigator }

  /// Shows every tab, so that every tab can be selected.
  private func showAll() { navigator.arrangeTabs(as: TabArrangement(shown: Set(Navigation.Tab.allCases))) }

  @Test("Every tab of Reader starts with an empty stack", arguments: Navigation.Tab.allCases)
  func empty(_ tab: Navigation.Tab) {
    #expect(navigator[stack: .tab(tab)].isEmpty)
    #expect(navigator.state == ReaderState())
  }

  @Test("A push in Reader appends the screen to the stack of the selected tab and sends an event")
  func push() {
    #expect(navigator.push(.accountDetail(id: "1")) == .done)
    #expect(navigator.push(.statusDetail(id: "2")) == .done)
    #expect(navigator.state == ReaderState(stacks: [.timeline: [.accountDetail(id: "1"), .statusDetail(id: "2")]]))
    #expect(
      recorder.events == [
        .pushed(.accountDetail(id: "1"), in: .tab(.timeline)), .pushed(.statusDetail(id: "2"), in: .tab(.timeline)),
      ])
  }

  @Test("`popToRoot()` empties the stack of the selected tab in Reader and keeps the other stacks")
  func popToRoot() {
    navigator.push(.statusDetail(id: "1"))
    navigator.push(.accountDetail(id: "2"))
    navigator.push(.statusDetail(id: "3"), in: .tab(.explore))
    navigator.popToRoot()
    #expect(navigator.state == ReaderState(stacks: [.explore: [.statusDetail(id: "3")]]))
  }

  @Test("The timeline and the notifications of Reader have separate stacks")
  func two() {
    navigator.push(.statusDetail(id: "1"))
    navigator.select(.notifications)
    navigator.push(.accountDetail(id: "2"))
    #expect(
      navigator.state
        == ReaderState(
          selectedTab: .notifications,
          stacks: [.timeline: [.statusDetail(id: "1")], .notifications: [.accountDetail(id: "2")]]))
  }

  @Test("A push in any tab of Reader changes only the stack of that tab", arguments: Navigation.Tab.allCases)
  func each(_ tab: Navigation.Tab) {
    showAll()
    for other in Navigation.Tab.allCases { navigator.push(.accountDetail(id: other.name), in: .tab(other)) }
    #expect(navigator.select(tab) == .done)
    navigator.push(.statusDetail(id: "1"))
    var stacks: [Navigation.Tab: [Navigation.Route]] = [:]
    for other in Navigation.Tab.allCases { stacks[other] = [.accountDetail(id: other.name)] }
    stacks[tab] = [.accountDetail(id: tab.name), .statusDetail(id: "1")]
    #expect(navigator.state == ReaderState(selectedTab: tab, stacks: stacks))
  }

  @Test("Stacks in Reader keep their screens when the user selects another tab and returns")
  func comingBack() {
    navigator.push(.statusDetail(id: "1"))
    navigator.selection = .profile
    navigator.push(.followers(id: "2"))
    navigator.selection = .timeline
    #expect(navigator[stack: .tab(.timeline)] == [.statusDetail(id: "1")])
    navigator.selection = .profile
    #expect(navigator[stack: .tab(.profile)] == [.followers(id: "2")])
  }

  @Test("Repeated reads of a stack in Reader return the same screens, before and after a push")
  func stable() {
    let first = navigator[stack: .tab(.links)]
    #expect(first == navigator[stack: .tab(.links)] && first.isEmpty)
    navigator.push(.conversations, in: .tab(.links))
    #expect(navigator[stack: .tab(.links)] == [.conversations])
    #expect(navigator[stack: .tab(.links)] == navigator.state[stack: .tab(.links)])
  }

  @Test("Writing to the stack of any tab in Reader pushes and pops screens", arguments: Navigation.Tab.allCases)
  func binding(_ tab: Navigation.Tab) {
    // The changes correspond to a navigation link of a view, followed by a swipe back.
    navigator[stack: .tab(tab)].append(.statusDetail(id: "1"))
    navigator[stack: .tab(tab)].append(.quotes(id: "1"))
    #expect(navigator.state == ReaderState(stacks: [tab: [.statusDetail(id: "1"), .quotes(id: "1")]]))
    navigator[stack: .tab(tab)].removeLast()
    #expect(navigator.state == ReaderState(stacks: [tab: [.statusDetail(id: "1")]]))
    #expect(recorder.events.last == .popped(.quotes(id: "1"), in: .tab(tab)))
  }

  @Test("Every tab of Reader accepts a push of every route", arguments: Navigation.Tab.allCases)
  func everyScreen(_ tab: Navigation.Tab) {
    for screen in Screens.routes { #expect(navigator.push(screen, in: .tab(tab)) == .done) }
    #expect(navigator.state == ReaderState(stacks: [tab: Screens.routes]))
  }

  @Test("A snapshot of Reader restores a stack with every route without losses")
  func snapshot() {
    navigator.push(.trendingTimeline, in: .tab(.explore))
    for screen in Screens.routes { navigator.push(screen) }
    let other = ReaderRecorder()
    #expect(other.navigator.restore(navigator.snapshot()) == .done)
    #expect(other.navigator.state == ReaderState(stacks: [.timeline: Screens.routes, .explore: [.trendingTimeline]]))
    #expect(other.events.first == .restored(lost: [], isSameVersion: true))
  }
}
