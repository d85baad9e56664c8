import Everything
import Foundation
import Observation
import TestSupport
import Testing

@testable import WaymarkNavigation

@Suite("Events")
@MainActor
struct EventTests {
  @Test("A listener receives all events of a command before the events of the listener's own command")
  func order() {
    let log = Log()
    let navigator = Navigator<Museum>(
      storage: nil,
      onEvent: { event in
        log.events.append(event.plain)
        log.states.append(log.navigator?.state)
        if event == .pushed(.works, in: .tab(.tour)) { log.navigator?.push(.about) }
      }
    ) { _, _ in .done }
    log.navigator = navigator
    navigator.host.start()
    navigator.select(.find)
    navigator.open("museum://works/7")
    #expect(
      log.events == [
        .selected(.find, from: .tour),
        .link(.opened(Landing(tab: .tour, stack: [.works, .work(id: 7)])), url: "museum://works/7"),
        .selected(.tour, from: .find), .pushed(.works, in: .tab(.tour)), .pushed(.work(id: 7), in: .tab(.tour)),
        .pushed(.about, in: .tab(.tour)),
      ])
    #expect(log.states[1]?[stack: .tab(.tour)] == [.works, .work(id: 7)])
    #expect(navigator.state[stack: .tab(.tour)] == [.works, .work(id: 7), .about])
  }

  @MainActor
  final class Log {
    var events: [NavigationEvent<Museum>] = []
    var states: [NavigationState<Museum>?] = []
    weak var navigator: Navigator<Museum>?
  }

  @Test("An event sequence delivers the events after its creation and ends with its navigator")
  func sequence() async {
    var navigator: Navigator<Museum>? = Navigator(storage: nil) { _, _ in .done }
    navigator?.push(.about)
    let first = navigator!.events
    navigator?.push(.works)
    let second = navigator!.events
    navigator?.select(.find)
    navigator = nil
    var events: [NavigationEvent<Museum>] = []
    for await event in first { events.append(event) }
    #expect(events == [.pushed(.works, in: .tab(.tour)), .selected(.find, from: .tour)])
    events = []
    for await event in second { events.append(event) }
    #expect(events == [.selected(.find, from: .tour)])
  }

  @Test("A listener that falls behind misses the oldest events, and receives the newest 1,000 events")
  func buffer() async {
    let streams = EventStreams<Int>()
    var iterator = streams.stream().makeAsyncIterator()
    for number in 0...1_000 { streams.send(number) }
    #expect(await iterator.next() == 1)
    for _ in 2..<1_000 { _ = await iterator.next() }
    #expect(await iterator.next() == 1_000)
  }

  @Test("A navigator removes a listener that stops its loop over the events")
  func stop() async {
    let navigator = MuseumRecorder().navigator
    var first: NavigationEvent<Museum>?
    for await event in listened(navigator) {
      first = event
      break
    }
    #expect(first == .pushed(.works, in: .tab(.tour)))
    // The navigator removes the listener when the listener misses an event.
    navigator.push(.about)
    #expect(navigator.listenerCount == 0)
  }

  /// Listens to a navigator, and causes an event.
  private func listened(_ navigator: Navigator<Museum>) -> AsyncStream<NavigationEvent<Museum>> {
    let events = navigator.events
    #expect(navigator.listenerCount == 1)
    navigator.push(.works)
    return events
  }

  @Test("A navigation event has the screen name of the spec and a line for a log", arguments: Self.lines)
  func text(_ event: NavigationEvent<Museum>, _ name: String?, _ line: String) {
    #expect(event.screenName == name)
    #expect(event.description == line)
  }

  nonisolated static let lines: [(NavigationEvent<Museum>, String?, String)] = [
    (.selected(.find, from: .tour), "find", "selected find, from tour"),
    (.retapped(.find), "find", "tapped find again"),
    (.pushed(.audio(.player(track: 3)), in: .tab(.tour)), "player", "pushed audio(.player(track: 3)) in tab tour"),
    (.popped(.payment, in: .cover(.buy())), "payment", "popped payment in cover buy"),
    (.presented(.sheet(.audio(.playlist))), "playlist", "presented sheet audio(.playlist)"),
    (.dismissed(.cover(.buy())), "buy", "dismissed cover buy(returnTo: nil)"),
    (.unconfirmed(.sheet(.page(path: "a"))), "page", #"sheet page(path: "a", locale: nil) has not appeared"#),
    (.notPresented(.cover(.buy())), "buy", "cover buy(returnTo: nil) could not be presented"),
    (
      .dismissalUnconfirmed(.cover(.buy())), "buy", "the dismissal of cover buy(returnTo: nil) was not reported"
    ),
    (.opened(.page(path: "a")), "page", #"opened window page(path: "a", locale: nil)"#),
    (.closed(.page()), "page", "closed window page(path: nil, locale: nil)"),
    (.tabBarChanged([.tour, .find]), nil, "tab bar: tour, find"),
    (.fellBack(from: .shop, to: .tour), "tour", "shop is not in the tab bar; tour is selected instead"),
    (
      .misplaced(.payment, in: .window(.page())), "payment",
      "payment was pushed in window page, where the spec does not allow it"
    ),
    (.restored(lost: [], isSameVersion: true), nil, "restored"),
    (
      .restored(lost: ["a window", "the tab x"], isSameVersion: false), nil,
      "restored from another version, except a window, the tab x"
    ),
    (.snapshotDropped("no JSON"), nil, "snapshot dropped: no JSON"),
    (.rejected(.notOnStack(.works, in: .tab(.tour))), nil, "rejected: works is not on the stack of tab tour"),
    (
      .rejected(.cannotCover(.cover(.buy()), over: .sheet(.page()))), nil,
      "rejected: buy cannot be presented over page: its `in` does not include it"
    ),
    (.rejected(.hiddenTab(.shop)), nil, "rejected: the tab shop is not in the tab bar"),
    (.rejected(.fixedTabBar), nil, "rejected: the tab bar cannot be changed: the spec has no tabBar.customization"),
    (.rejected(.fixedOrder), nil, "rejected: the tabs cannot be reordered: tabBar.customization has no reorder: true"),
    (.rejected(.pinnedTab(.tour)), nil, "rejected: the tab tour cannot be hidden: it has shown: always"),
    (
      .rejected(.tooFewTabs(hiding: .find, minimum: 2)), nil,
      "rejected: the tab find cannot be hidden: at least 2 tabs must stay"
    ),
    (
      .pending(.push(.history, in: .tab(.visits)), for: [.member, .enrolled]), nil,
      "push history in tab visits waits for member, enrolled"
    ),
    (.dropped(.push(.history, in: .tab(.visits))), nil, "push history in tab visits was dropped"),
    (.conditionsEnded([.member]), nil, "member ended, and the screens that require it leave"),
    (
      .returned(.pushed(.history, at: 0, in: .tab(.visits)), isAwaited: true), "history",
      "history in tab visits returned a value"
    ),
    (
      .returned(.modal(.cover(.buy())), isAwaited: false), "buy",
      "cover buy(returnTo: nil) returned a value, which no task waits for"
    ),
    (.link(.redirected(to: "b"), url: "a"), nil, "link a redirects to b"),
    (.link(.deprecated("use b"), url: "a"), nil, "link a is deprecated: use b"),
    (.link(.pendingViews, url: "a"), nil, "link a waits for views"),
    (.link(.pendingDismissal, url: "a"), nil, "link a waits for the app to dismiss what it presents"),
    (.link(.pending(for: [.member, .openNow]), url: nil), nil, "landing waits for member, openNow"),
    (.link(.replaced(by: "b"), url: "a"), nil, "link a is replaced by b"),
    (.link(.replaced(by: nil), url: "a"), nil, "link a is replaced by a landing"),
    (.link(.dropped, url: "a"), nil, "link a is dropped: the app is resolving another link"),
    (
      .link(.resolving(.scan(code: "ABC-1234")), url: "a"), nil,
      #"link a is scan(code: "ABC-1234"), which the app resolves"#
    ),
    (.link(.done, url: "a"), nil, "link a was handled by the app"),
    (.link(.nowhere("no network"), url: "a"), nil, "link a leads nowhere: no network"),
    (.link(.cancelled, url: "a"), nil, "link a was cancelled"),
    (.link(.opened(Landing(tab: .tour)), url: "a"), nil, "link a leads to tab tour"),
    (
      .link(.rejected(.hiddenTab(.shop)), url: "a"), nil,
      "link a is rejected: the tab shop is not in the tab bar"
    ),
    (.link(.unmatched, url: "a"), nil, "link a matches no link of the app"),
    (.link(.rejectedURL(.emptySegment), url: "a"), nil, "link a is rejected: " + LinkURLError.emptySegment.explanation),
    (.link(.redirectedTooOften, url: "a"), nil, "link a is redirected too often"),
  ]
}

@Suite("A state")
@MainActor
struct StateTests {
  @Test("The description of a state lists the visible screens first, then the other stacks and the windows")
  func text() {
    let state = NavigationState<Museum>(
      selectedTab: .find, stacks: [.tour: [.works], .find: [.catalog(kind: .painting)]],
      modals: [.cover(.buy(), stack: [.payment])], windows: [.init(.page(path: "a"))])
    #expect(
      state.description
        == #"tab find › catalog(path: [], kind: .painting) › cover buy(returnTo: nil) › payment; tab tour › works; window page(path: "a", locale: nil)"#
    )
  }

  @Test("`screenName` of a navigation state returns the spec's name for the visible screen")
  func screenName() {
    let navigator = MuseumRecorder().navigator
    var names: [String] = []
    func note() { names.append(navigator.state.screenName) }
    note()
    navigator.open("museum://works/7")
    note()
    navigator.pop()
    note()
    navigator.present(cover: .buy())
    note()
    navigator.push(.payment)
    note()
    #expect(names == ["tour", "work", "works", "buy", "payment"])
  }

  @Test("A navigation state stores no stack for a modal or window that is not open")
  func places() {
    var state = NavigationState<Museum>(stacks: [.tour: []])
    #expect(state == NavigationState())
    state[stack: .cover(.buy())] = [.payment]
    state[stack: .window(.page())] = [.payment]
    #expect(state == NavigationState())
    #expect(state[stack: .window(.page())] == [])
    state.windows = [.init(.page())]
    state[stack: .window(.page())] = [.works]
    #expect(state[stack: .window(.page())] == [.works])
  }

  @Test("Each command changes the observed state once, and a command without effect doesn't change the state")
  func oneAssignment() {
    let navigator = MuseumRecorder(conditions: [.openNow]).navigator
    let changes = Changes(navigator)
    navigator.open("museum://buy/receipt/1")
    #expect(changes.count == 1)
    navigator.open("museum://works/7")
    #expect(changes.count == 2)
    navigator.open("museum://works/7")
    #expect(changes.count == 2, "nothing changes")
    navigator.push(.payment)
    #expect(changes.count == 2, "nothing is pushed")
  }
  /// Counts changes like a view, which observes the navigator until the next change.
  @MainActor
  final class Changes {
    private(set) var count = 0
    private let navigator: Navigator<Museum>

    init(_ navigator: Navigator<Museum>) {
      self.navigator = navigator
      track()
    }

    private func track() {
      withObservationTracking {
        _ = navigator.state
      } onChange: {
        MainActor.assumeIsolated {
          self.count += 1
          self.track()
        }
      }
    }
  }
}
