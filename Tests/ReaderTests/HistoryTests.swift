import Reader
import Testing

@Suite("A tab's history in Reader")
@MainActor
struct HistoryTests {
  let recorder = ReaderRecorder()
  var navigator: Navigator<Navigation> { recorder.navigator }

  /// Shows every tab, so that every tab can be selected.
  private func showAll() { navigator.arrangeTabs(as: TabArrangement(shown: Set(Navigation.Tab.allCases))) }

  @Test("is empty at first", arguments: Navigation.Tab.allCases)
  func empty(_ tab: Navigation.Tab) {
    #expect(navigator[stack: .tab(tab)].isEmpty)
    #expect(navigator.state == ReaderState())
  }

  @Test("grows by what is pushed")
  func push() {
    #expect(navigator.push(.accountDetail(id: "1")) == .done)
    #expect(navigator.push(.statusDetail(id: "2")) == .done)
    #expect(navigator.state == ReaderState(stacks: [.timeline: [.accountDetail(id: "1"), .statusDetail(id: "2")]]))
    #expect(
      recorder.events == [
        .pushed(.accountDetail(id: "1"), in: .tab(.timeline)), .pushed(.statusDetail(id: "2"), in: .tab(.timeline)),
      ])
  }

  @Test("is emptied by one command, and the others stay")
  func popToRoot() {
    navigator.push(.statusDetail(id: "1"))
    navigator.push(.accountDetail(id: "2"))
    navigator.push(.statusDetail(id: "3"), in: .tab(.explore))
    navigator.popToRoot()
    #expect(navigator.state == ReaderState(stacks: [.explore: [.statusDetail(id: "3")]]))
  }

  @Test("is a stack of its own, as that of the timeline and that of the notifications are")
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

  @Test("is a stack of its own, whichever tab it is", arguments: Navigation.Tab.allCases)
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

  @Test("is there again when the user comes back")
  func comingBack() {
    navigator.push(.statusDetail(id: "1"))
    navigator.selection = .profile
    navigator.push(.followers(id: "2"))
    navigator.selection = .timeline
    #expect(navigator[stack: .tab(.timeline)] == [.statusDetail(id: "1")])
    navigator.selection = .profile
    #expect(navigator[stack: .tab(.profile)] == [.followers(id: "2")])
  }

  @Test("is the same whenever it is asked for, from the first time on")
  func stable() {
    let first = navigator[stack: .tab(.links)]
    #expect(first == navigator[stack: .tab(.links)] && first.isEmpty)
    navigator.push(.conversations, in: .tab(.links))
    #expect(navigator[stack: .tab(.links)] == [.conversations])
    #expect(navigator[stack: .tab(.links)] == navigator.state[stack: .tab(.links)])
  }

  @Test("is what a stack view is bound to, which reads it and writes it", arguments: Navigation.Tab.allCases)
  func binding(_ tab: Navigation.Tab) {
    // The changes correspond to a navigation link of a view, followed by a swipe back.
    navigator[stack: .tab(tab)].append(.statusDetail(id: "1"))
    navigator[stack: .tab(tab)].append(.quotes(id: "1"))
    #expect(navigator.state == ReaderState(stacks: [tab: [.statusDetail(id: "1"), .quotes(id: "1")]]))
    navigator[stack: .tab(tab)].removeLast()
    #expect(navigator.state == ReaderState(stacks: [tab: [.statusDetail(id: "1")]]))
    #expect(recorder.events.last == .popped(.quotes(id: "1"), in: .tab(tab)))
  }

  @Test("takes every screen that there is, whichever tab it is", arguments: Navigation.Tab.allCases)
  func everyScreen(_ tab: Navigation.Tab) {
    for screen in Screens.routes { #expect(navigator.push(screen, in: .tab(tab)) == .done) }
    #expect(navigator.state == ReaderState(stacks: [tab: Screens.routes]))
  }

  @Test("is data, which a snapshot takes along and brings back whole")
  func snapshot() {
    navigator.push(.trendingTimeline, in: .tab(.explore))
    for screen in Screens.routes { navigator.push(screen) }
    let other = ReaderRecorder()
    #expect(other.navigator.restore(navigator.snapshot()) == .done)
    #expect(other.navigator.state == ReaderState(stacks: [.timeline: Screens.routes, .explore: [.trendingTimeline]]))
    #expect(other.events.first == .restored(lost: [], isSameVersion: true))
  }
}
