import Everything
import Foundation
import Testing
import WaymarkNavigation

@Suite("A link")
@MainActor
struct LinkTests {
  let recorder = MuseumRecorder()
  var navigator: Navigator<Museum> { recorder.navigator }

  @Test("to a tab selects it and pops it to its root, and the other tabs keep their stacks")
  func tab() {
    navigator.push(.works)
    navigator.select(.find)
    navigator.push(.works)
    #expect(navigator.open("museum://tour") == .opened)
    #expect(navigator.state == NavigationState(stacks: [.find: [.works]]))
  }

  @Test("to a screen puts its parents beneath it")
  func parents() {
    navigator.push(.about)
    navigator.open("https://museum.example/works/7")
    #expect(navigator.state == NavigationState(stacks: [.tour: [.works, .work(id: 7)]]))
  }

  @Test("may add to a stack")
  func append() {
    navigator.push(.about)
    navigator.open("museum://works/img-7.png")
    #expect(navigator.state[stack: .tab(.tour)] == [.about, .works, .work(id: 7)])
  }

  @Test("to a cover opens it over the root of its tab, with its flow, and another link's place is not covered by it")
  func flow() {
    navigator.conditions = [.openNow]
    navigator.open("museum://buy/receipt/x-1")
    #expect(navigator.state.modals == [.cover(.buy(), stack: [.payment, .receipt(number: "x-1")])])
    navigator.open("museum://tour")
    #expect(navigator.state.modals.isEmpty)
  }

  @Test("has its views wait for the view of what it dismisses")
  func modalAfterModal() {
    let views = FakeViews<Museum>()
    views.navigator.present(sheet: .page())
    views.appear(.sheet(.page()))
    views.navigator.open("museum://buy/payment")
    #expect(views.navigator.state.modals == [.cover(.buy(), stack: [.payment])])
    #expect(views.requested.isEmpty)
    views.navigator.host.modalDidDismiss(.sheet(.page()))
    #expect(views.requested == [.cover(.buy())])
  }

  @Test("that came later lets nothing be presented that an earlier one wanted")
  func modalIsOvertaken() {
    let views = FakeViews<Museum>()
    views.navigator.present(sheet: .page())
    views.appear(.sheet(.page()))
    views.navigator.open("museum://buy/payment")
    views.navigator.open("museum://works")
    views.navigator.host.modalDidDismiss(.sheet(.page()))
    #expect(views.requested.isEmpty)
    #expect(views.navigator.state == NavigationState(stacks: [.tour: [.works]]))
  }

  @Test("to a screen over others opens those, too, and its views appear one after the other")
  func nested() {
    let views = FakeViews<Museum>(conditions: [.openNow])
    views.navigator.present(sheet: .page())
    views.appear(.sheet(.page()))
    views.navigator.open("museum://terms/7")
    let modals: [NavigationState<Museum>.Modal] = [.sheet(.voucher()), .cover(.terms, stack: [.clause(number: 7)])]
    #expect(views.navigator.state == NavigationState(selectedTab: .shop, modals: modals))
    views.disappear(.sheet(.page()))
    #expect(views.requested == [.sheet(.voucher())])
    views.appear(.sheet(.voucher()))
    #expect(views.requested == [.sheet(.voucher()), .cover(.terms)])
  }

  @Test("to a window opens it and leaves everything else")
  func window() {
    navigator.present(sheet: .page())
    navigator.open("https://pl.help.museum.example/pages/a")
    #expect(navigator.state.windows == [.init(.page(path: "a", locale: "pl"))])
    #expect(navigator.sheet == .page())
  }

  @Test("is followed through its redirects, and each is told")
  func redirect() {
    #expect(navigator.open("museum://art/7") == .opened)
    #expect(recorder.events.first == .link(.redirected(to: "museum://works/7"), url: "museum://art/7"))
    #expect(
      recorder.events.contains(
        .link(.opened(Landing(tab: .tour, stack: [.works, .work(id: 7)])), url: "museum://art/7")))
  }

  @Test("that is deprecated works, and what to use is told")
  func deprecated() {
    navigator.open("https://museum.example/pieces/3")
    #expect(
      recorder.events.first == .link(.deprecated("use /works/{id}"), url: "https://museum.example/pieces/3"))
    #expect(navigator.state[stack: .tab(.tour)].last == .work(id: 3, zoom: 3))
  }

  @Test("that is none, or that cannot be read, changes nothing and says why")
  func nowhere() {
    navigator.push(.works)
    let state = navigator.state
    recorder.clear()
    #expect(navigator.open("museum://nowhere") == .unmatched)
    #expect(navigator.open("museum://works//7") == .rejected)
    #expect(navigator.state == state)
    #expect(
      recorder.events == [
        .link(.unmatched, url: "museum://nowhere"), .link(.rejectedURL(.emptySegment), url: "museum://works//7"),
      ])
  }

  @Test("hands its tab's root what it has for it, once")
  func arguments() {
    #expect(!navigator.hasArguments(for: .find))
    navigator.open("museum://find?q=vase&room=1")
    #expect(navigator.hasArguments(for: .find))
    #expect(navigator.takeArguments(for: .find) == .find(query: "vase", rooms: [1]))
    #expect(navigator.takeArguments(for: .find) == nil)
    #expect(navigator.takeArguments(for: .tour) == nil)
  }

  @Test("leaves its tab's root nothing of an older one, and no root what is another's")
  func otherArguments() {
    navigator.open("museum://find?q=vase")
    navigator.apply(Landing(tab: .find))
    #expect(navigator.hasArguments(for: .find))
    navigator.apply(Landing(tab: .find, stack: [.works]))
    #expect(!navigator.hasArguments(for: .find))
    navigator.apply(Landing(tab: .tour, arguments: .find(query: "a")))
    #expect(!navigator.hasArguments(for: .tour))
  }

  @Test("to a tab that is not there leads to its fallback's root, and that is told")
  func fallback() {
    navigator.push(.works)
    navigator.open("museum://shop")
    #expect(navigator.state == NavigationState())
    #expect(recorder.events.contains(.fellBack(from: .shop, to: .tour)))
    navigator.conditions = [.openNow]
    navigator.open("museum://shop")
    #expect(navigator.state.selectedTab == .shop)
  }

  @Test("to a tab that is not there takes the screens along that the fallback allows")
  func fallbackWithRoute() {
    let landing = Landing<Museum>(tab: .find, stack: [.catalog(kind: .painting), .works, .work(id: 1)])
    navigator.show(.visits)
    navigator.hide(.find)
    navigator.apply(landing)
    #expect(navigator.state == NavigationState(stacks: [.tour: [.works, .work(id: 1)]]))
    navigator.apply(Landing(tab: .find, stack: [.works, .catalog(kind: .painting)]))
    #expect(navigator.state == NavigationState(), "not the parents of a screen that is not allowed")
    navigator.push(.about)
    navigator.apply(Landing(tab: .find))
    #expect(navigator.state == NavigationState(stacks: [.tour: [.about]]))
  }

  @Test("waits for its conditions, and the newest of those that wait is followed when they hold")
  func held() {
    let visit = UUID()
    let first = "museum://tickets/ABC-1234?visit=\(visit)"
    let second = "museum://tickets/DEF-5678?visit=\(visit)"
    navigator.show(.visits)
    recorder.clear()
    #expect(navigator.open(first) == .pending)
    navigator.open(second)
    navigator.open("museum://works")
    #expect(navigator.pendingLink?.url == second)
    #expect(navigator.pendingLink?.requires == [.member])
    navigator.conditions.insert(.openNow)
    #expect(navigator.state.selectedTab == .tour)
    navigator.conditions.insert(.member)
    #expect(navigator.pendingLink == nil)
    #expect(navigator.state.selectedTab == .visits)
    #expect(navigator.state[stack: .tab(.visits)] == [.ticket(code: "DEF-5678", visit: visit)])
    #expect(recorder.events.contains(.link(.pending(for: [.member]), url: first)))
    #expect(recorder.events.contains(.link(.replaced(by: second), url: first)))
    navigator.conditions = []
    navigator.conditions = [.member]
    #expect(recorder.events.count { if case .link(.opened, second) = $0 { true } else { false } } == 1)
  }

  @Test("that waits can be given up")
  func cancel() {
    navigator.discardPendingLink()
    let url = "museum://tickets/ABC-1234?visit=\(UUID())"
    navigator.open(url)
    navigator.discardPendingLink()
    navigator.conditions = [.member]
    #expect(navigator.state == NavigationState())
    #expect(recorder.events == [.link(.pending(for: [.member]), url: url), .link(.cancelled, url: url)])
  }

  @Test("of the app's own is held, refused and followed like any other")
  func landing() {
    #expect(navigator.apply(Landing(tab: .tour, stack: [.works], requires: [.member])) == .pending)
    #expect(navigator.pendingLink != nil && navigator.pendingLink?.url == nil)
    #expect(navigator.pendingLink?.requires == [.member])
    navigator.conditions = [.member]
    #expect(navigator.state[stack: .tab(.tour)] == [.works])
    #expect(
      navigator.apply(Landing(tab: .visits, stack: [.works]))
        == .opened, "the fallback of a hidden tab has the say")
    navigator.show(.visits)
    let rejected: [(Landing<Museum>, NavigationError<Museum>)] = [
      (Landing(tab: .visits, stack: [.works]), .notAllowed(.works, in: .tab(.visits))),
      (Landing(modals: [.sheet(.page(), stack: [.payment])]), .notAllowed(.payment, in: .sheet(.page()))),
      (Landing(modals: [.sheet(.page()), .cover(.buy())]), .cannotCover(.cover(.buy()), over: .sheet(.page()))),
      (Landing(window: .init(.page(), stack: [.payment])), .notAllowed(.payment, in: .window(.page()))),
    ]
    for (landing, error) in rejected {
      #expect(navigator.apply(landing) == .rejected)
      #expect(recorder.events.last == .link(.rejected(error), url: nil))
    }
    #expect(navigator.state == NavigationState(stacks: [.tour: [.works]]))
  }

  @Test("lands where a pure function says, without a navigator")
  func pure() throws {
    let url = try #require(URL(string: "museum://art/7"))
    let landing = try #require(Museum.landing(of: url))
    #expect(landing == Landing(tab: .tour, stack: [.works, .work(id: 7)]))
    #expect(try NavigationState<Museum>().landed(landing) == NavigationState(stacks: [.tour: [.works, .work(id: 7)]]))
    for other in ["museum://scan/ABC-1234", "museum://nowhere", "museum://works//7"] {
      #expect(Museum.landing(of: try #require(URL(string: other))) == nil)
    }
  }
}

@Suite("A link that comes before the first view")
@MainActor
struct EarlyLinkTests {
  let events = Events()
  let storage = MemoryStorage()

  @MainActor
  final class Events {
    var all: [NavigationEvent<Museum>] = []
  }

  func navigator(conditions: Set<Museum.Condition> = []) -> Navigator<Museum> {
    Navigator(conditions: conditions, storage: storage, onEvent: { [events] in events.all.append($0) }) { _, _ in .done
    }
  }

  @Test("waits for it, the newest alone, and one that is none does not count")
  func waits() {
    let navigator = navigator()
    #expect(navigator.open("museum://works") == .pending)
    #expect(navigator.open("museum://works/7") == .pending)
    #expect(navigator.open("museum://nowhere") == .unmatched)
    #expect(navigator.state == NavigationState())
    navigator.host.start()
    #expect(navigator.state == NavigationState(stacks: [.tour: [.works, .work(id: 7)]]))
    #expect(events.all.contains(.link(.replaced(by: "museum://works/7"), url: "museum://works")))
  }

  @Test("waits while the views are away, too")
  func stopped() {
    let navigator = navigator()
    navigator.host.start()
    navigator.host.stop()
    #expect(navigator.open("museum://works") == .pending)
    let snapshot = MuseumRecorder().navigator.snapshot()
    navigator.host.start(restoring: snapshot)
    #expect(navigator.state == NavigationState(stacks: [.tour: [.works]]))
  }

  @Test("is no landing of the app's own, which does not wait")
  func landing() {
    let navigator = navigator()
    navigator.open("museum://works")
    navigator.apply(Landing(tab: .find, stack: [.about]))
    #expect(navigator.state == NavigationState(selectedTab: .find, stacks: [.find: [.about]]))
    navigator.host.start()
    #expect(navigator.state == NavigationState(stacks: [.tour: [.works], .find: [.about]]))
  }

  @Test("is followed after what is brought back, and wins over it")
  func beatsRestoration() {
    let former = navigator()
    former.host.start()
    former.push(.about)
    former.select(.find)
    former.push(.works)
    former.present(sheet: .page())
    former.host.modalDidAppear(.sheet(.page()))
    let navigator = navigator()
    navigator.open("museum://works/7")
    #expect(navigator.state == former.state)
    navigator.host.start()
    #expect(
      navigator.state == NavigationState(stacks: [.tour: [.works, .work(id: 7)], .find: [.works]]))
  }

  @Test("wins over a snapshot of the scene, too, and a second start changes nothing")
  func beatsSnapshot() {
    let former = MuseumRecorder().navigator
    former.select(.find)
    former.push(.works)
    let snapshot = former.snapshot()
    let navigator = navigator()
    navigator.open("museum://about")
    navigator.host.start(restoring: snapshot)
    #expect(navigator.state == NavigationState(selectedTab: .find, stacks: [.find: [.about]]))
    navigator.popToRoot()
    navigator.host.start(restoring: snapshot)
    #expect(navigator.state == NavigationState(selectedTab: .find))
  }

  @Test("goes on waiting for its conditions")
  func conditions() {
    let navigator = navigator()
    let url = "museum://tickets/ABC-1234?visit=\(UUID())"
    #expect(navigator.open(url) == .pending)
    navigator.host.start()
    #expect(navigator.pendingLink?.url == url)
    #expect(events.all.last == .link(.pending(for: [.member]), url: url))
    navigator.conditions = [.member]
    #expect(navigator.pendingLink == nil)
  }
}
