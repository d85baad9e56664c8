import Everything
import Foundation
import Testing
import WaymarkNavigation

@Suite("A link")
@MainActor
struct LinkTests {
  let recorder = MuseumRecorder()
  var navigator: Navigator<Museum> { recorder.navigator }

  @Test("A link to a tab selects the tab at its root screen, and the other tabs keep their stacks")
  func tab() {
    navigator.push(.works)
    navigator.select(.find)
    navigator.push(.works)
    #expect(navigator.open("museum://tour") == .opened)
    #expect(navigator.state == NavigationState(stacks: [.find: [.works]]))
  }

  @Test("`handle(_:)` opens the links of the spec, and leaves all other URLs without an event")
  func handle() {
    #expect(navigator.handle(URL(string: "museum://tour")!))
    #expect(navigator.handle(URL(string: "https://museum.example/works/7")!))
    #expect(navigator.state == NavigationState(stacks: [.tour: [.works, .work(id: 7)]]))
    let events = recorder.events
    for url in [
      "https://museum.example/nowhere", "https://elsewhere.example/works/7", "museum://works/%00", "mailto:a@b",
    ] {
      #expect(!navigator.handle(URL(string: url)!), "\(url)")
    }
    #expect(recorder.events == events)
  }

  @Test("`handle(_:)` also takes a link that waits for views or for a condition")
  func handlePending() {
    let navigator = Navigator<Museum>(storage: nil) { _, _ in .done }
    #expect(navigator.handle(URL(string: "museum://tour")!))
    #expect(navigator.pendingLink?.url == "museum://tour")
    navigator.host.start()
    #expect(navigator.handle(URL(string: "museum://history")!))
    #expect(navigator.pendingLink?.url == "museum://history")
  }

  @Test("A link to a screen replaces the stack with the parents of the screen and the screen")
  func parents() {
    navigator.push(.about)
    navigator.open("https://museum.example/works/7")
    #expect(navigator.state == NavigationState(stacks: [.tour: [.works, .work(id: 7)]]))
  }

  @Test("The setting `stack: append` lets a link add its screens to the current stack")
  func append() {
    navigator.push(.about)
    navigator.open("museum://works/img-7.png")
    #expect(navigator.state[stack: .tab(.tour)] == [.about, .works, .work(id: 7)])
  }

  @Test("A link to a screen in a cover presents the cover with its stack, and a link to a tab dismisses the cover")
  func flow() {
    navigator.conditions = [.openNow]
    navigator.open("museum://buy/receipt/x-1")
    #expect(navigator.state.modals == [.cover(.buy(), stack: [.payment, .receipt(number: "x-1")])])
    navigator.open("museum://tour")
    #expect(navigator.state.modals.isEmpty)
  }

  @Test("The views receive the request for a link's cover after the previous sheet disappears")
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

  @Test("A newer link prevents the presentation of the cover that an older link requested")
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

  @Test("A link to a nested cover requests the sheet beneath first, and the cover after the sheet appears")
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

  @Test("A link to a window opens the window and keeps the presented sheet")
  func window() {
    navigator.present(sheet: .page())
    navigator.open("https://pl.help.museum.example/pages/a")
    #expect(navigator.state.windows == [.init(.page(path: "a", locale: "pl"))])
    #expect(navigator.sheet == .page())
  }

  @Test("A redirected link opens its target and reports the redirect")
  func redirect() {
    #expect(navigator.open("museum://art/7") == .opened)
    #expect(recorder.plainEvents.first == .link(.redirected(to: "museum://works/7"), url: "museum://art/7"))
    #expect(
      recorder.plainEvents.contains(
        .link(.opened(Landing(tab: .tour, stack: [.works, .work(id: 7)])), url: "museum://art/7")))
  }

  @Test("A deprecated link opens its screen and reports the recommended link")
  func deprecated() {
    navigator.open("https://museum.example/pieces/3")
    #expect(
      recorder.plainEvents.first == .link(.deprecated("use /works/{id}"), url: "https://museum.example/pieces/3"))
    #expect(navigator.state[stack: .tab(.tour)].last == .work(id: 3, zoom: 3))
  }

  @Test("An unmatched or invalid URL leaves the state unchanged and reports the reason")
  func nowhere() {
    navigator.push(.works)
    let state = navigator.state
    recorder.clear()
    #expect(navigator.open("museum://nowhere") == .unmatched)
    #expect(navigator.open("museum://works//7") == .rejected)
    #expect(navigator.state == state)
    #expect(
      recorder.plainEvents == [
        .link(.unmatched, url: "museum://nowhere"), .link(.rejectedURL(.emptySegment), url: "museum://works//7"),
      ])
  }

  @Test("The root screen of a tab receives the arguments of a link exactly once")
  func arguments() {
    #expect(!navigator.hasArguments(for: .find))
    navigator.open("museum://find?q=vase&room=1")
    #expect(navigator.hasArguments(for: .find))
    #expect(navigator.takeArguments(for: .find) == .find(query: "vase", rooms: [1]))
    #expect(navigator.takeArguments(for: .find) == nil)
    #expect(navigator.takeArguments(for: .tour) == nil)
  }

  @Test("A landing with a new stack discards old arguments of a tab, and a tab gets no arguments of another tab")
  func otherArguments() {
    navigator.open("museum://find?q=vase")
    navigator.open(Landing(tab: .find))
    #expect(navigator.hasArguments(for: .find))
    navigator.open(Landing(tab: .find, stack: [.works]))
    #expect(!navigator.hasArguments(for: .find))
    navigator.open(Landing(tab: .tour, arguments: .find(query: "a")))
    #expect(!navigator.hasArguments(for: .tour))
  }

  @Test("A link to a hidden tab opens the root screen of the fallback tab and reports the fallback")
  func fallback() {
    navigator.push(.works)
    navigator.open("museum://shop")
    #expect(navigator.state == NavigationState())
    #expect(recorder.plainEvents.contains(.fellBack(from: .shop, to: .tour)))
    navigator.conditions = [.openNow]
    navigator.open("museum://shop")
    #expect(navigator.state.selectedTab == .shop)
  }

  @Test("A landing on a hidden tab keeps only the top screens of its stack that the fallback tab allows")
  func fallbackWithRoute() {
    let landing = Landing<Museum>(tab: .find, stack: [.catalog(kind: .painting), .works, .work(id: 1)])
    navigator.show(.visits)
    navigator.hide(.find)
    navigator.open(landing)
    #expect(navigator.state == NavigationState(stacks: [.tour: [.works, .work(id: 1)]]))
    navigator.open(Landing(tab: .find, stack: [.works, .catalog(kind: .painting)]))
    #expect(navigator.state == NavigationState(), "not the parents of a screen that is not allowed")
    navigator.push(.about)
    navigator.open(Landing(tab: .find))
    #expect(navigator.state == NavigationState(stacks: [.tour: [.about]]))
  }

  @Test("A link waits for its conditions, and only the newest pending link opens when the conditions hold")
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
    #expect(recorder.plainEvents.contains(.link(.pending(for: [.member]), url: first)))
    #expect(recorder.plainEvents.contains(.link(.replaced(by: second), url: first)))
    navigator.conditions = []
    navigator.conditions = [.member]
    let opened = recorder.events.count {
      if case .link(let link) = $0, case .opened = link.status { link.url == second } else { false }
    }
    #expect(opened == 1)
  }

  @Test("`discardPendingLink()` cancels a link that waits for a condition")
  func cancel() {
    navigator.discardPendingLink()
    let url = "museum://tickets/ABC-1234?visit=\(UUID())"
    navigator.open(url)
    navigator.discardPendingLink()
    navigator.conditions = [.member]
    #expect(navigator.state == NavigationState())
    #expect(recorder.plainEvents == [.link(.pending(for: [.member]), url: url), .link(.cancelled, url: url)])
  }

  @Test("`open(_:)` holds, opens, or rejects a landing of the app under the same rules as a link")
  func landing() {
    #expect(navigator.open(Landing(tab: .tour, stack: [.works], requires: [.member])) == .pending)
    #expect(navigator.pendingLink != nil && navigator.pendingLink?.url == nil)
    #expect(navigator.pendingLink?.requires == [.member])
    navigator.conditions = [.member]
    #expect(navigator.state[stack: .tab(.tour)] == [.works])
    #expect(
      navigator.open(Landing(tab: .visits, stack: [.works]))
        == .opened, "the fallback of a hidden tab has the say")
    navigator.show(.visits)
    let rejected: [(Landing<Museum>, NavigationError<Museum>)] = [
      (Landing(tab: .visits, stack: [.works]), .notAllowed(.works, in: .tab(.visits))),
      (Landing(modals: [.sheet(.page(), stack: [.payment])]), .notAllowed(.payment, in: .sheet(.page()))),
      (Landing(modals: [.sheet(.page()), .cover(.buy())]), .cannotCover(.cover(.buy()), over: .sheet(.page()))),
      (Landing(window: .init(.page(), stack: [.payment])), .notAllowed(.payment, in: .window(.page()))),
    ]
    for (landing, error) in rejected {
      #expect(navigator.open(landing) == .rejected)
      #expect(recorder.plainEvents.last == .link(.rejected(error), url: nil))
    }
    #expect(navigator.state == NavigationState(stacks: [.tour: [.works]]))
  }

  @Test("`landing(of:)` returns the landing of a URL without a navigator, or `nil` if the spec defines no landing")
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
    Navigator(conditions: conditions, storage: storage, onEvent: { [events] in events.all.append($0.plain) }) { _, _ in
      .done
    }
  }

  @Test("The newest link before the first view opens at the start of the views, and an unmatched URL has no effect")
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

  @Test("A link that arrives while the views are stopped opens when the views start again")
  func stopped() {
    let navigator = navigator()
    navigator.host.start()
    navigator.host.stop()
    #expect(navigator.open("museum://works") == .pending)
    let snapshot = MuseumRecorder().navigator.snapshot()
    navigator.host.start(restoring: snapshot)
    #expect(navigator.state == NavigationState(stacks: [.tour: [.works]]))
  }

  @Test("A landing of the app applies before the first view, while an earlier link still waits for the view")
  func landing() {
    let navigator = navigator()
    navigator.open("museum://works")
    navigator.open(Landing(tab: .find, stack: [.about]))
    #expect(navigator.state == NavigationState(selectedTab: .find, stacks: [.find: [.about]]))
    navigator.host.start()
    #expect(navigator.state == NavigationState(stacks: [.tour: [.works], .find: [.about]]))
  }

  @Test("A link before the first view takes precedence over the state that a launch restores")
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

  @Test("A scene's snapshot applies before a link that arrived before the first view, and only at the first start")
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

  @Test("A link before the first view still waits for its conditions after the views start")
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
