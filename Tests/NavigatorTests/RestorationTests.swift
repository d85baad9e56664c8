import Everything
import Foundation
import PetSpot
import Roots
import Testing
import WaymarkNavigation

@Suite("Restoration after a relaunch")
@MainActor
struct RestorationTests {
  let storage = MemoryStorage()

  func museum(_ conditions: Set<Museum.Condition> = [], account: String? = nil) -> Navigator<Museum> {
    Navigator(conditions: conditions, storage: storage, account: account) { _, _ in .done }
  }

  @Test("A spec with `restores: everything` restores stacks, modals, windows, and the tab order after a relaunch")
  func everything() {
    let former = museum([.openNow])
    former.push(.works)
    former.push(.room(number: 7))
    former.select(.shop)
    former.push(.about)
    former.present(cover: .buy(), stack: [.payment])
    former.open(window: .page(path: "a"))
    former.move(.find, to: 0)
    let navigator = museum([.openNow])
    #expect(navigator.state == former.state)
    #expect(navigator.arrangement == former.arrangement)
  }

  @Test("A Roots navigator saves and restores only the selected tab")
  func selection() {
    let former = Navigator<RootsNavigation>(storage: storage)
    former.select(.dashboard)
    former.push(.settingsPage)
    #expect(storage.values == ["roots.ios.tabbar.selected": .string("dashboard")])
    #expect(Navigator<RootsNavigation>(storage: storage).state == NavigationState(selectedTab: .dashboard))
  }

  @Test("A PetSpot navigator saves no navigation state and ignores a stored selection")
  func nothing() {
    let former = Navigator<PetSpotNavigation>(storage: storage) { _, _ in .done }
    former.select(.account)
    #expect(storage.values.isEmpty)
    storage.values = ["PetSpotNavigation.selection": .string("account")]
    #expect(Navigator<PetSpotNavigation>(storage: storage) { _, _ in .done }.selection == .home)
  }

  @Test("A navigator stores values under the keys of the spec with a suffix for each account")
  func keys() {
    let navigator = museum(account: "ann")
    navigator.select(.find)
    navigator.show(.visits)
    #expect(
      Set(storage.values.keys) == [
        "museum.floor.ann", "MuseumNavigation.state.ann", "museum.floors.ann", "museum.floors-order.ann",
      ])
    #expect(storage.values["museum.floor.ann"] == .int(2))
    #expect(storage.values["museum.floors.ann"] == .string("10,1,2,3"))
    #expect(museum(account: "bob").visibleTabs == [.tour, .find])
    #expect(museum(account: "ann").visibleTabs == [.tour, .find, .visits])
  }

  @Test("A Roots navigator adopts the stored tab bar of an app that stored only a list of shown tabs")
  func legacy() {
    storage.values = ["roots.ios.tabbar.enabled": .string("dashboard,planner,gone,settings")]
    let navigator = Navigator<RootsNavigation>(storage: storage)
    #expect(navigator.visibleTabs == [.dashboard, .planner, .settings], "the timer was hidden, and is no new tab")
    navigator.show(.timer)
    #expect(storage.values["roots.ios.tabbar.enabled"] == .string("timer,dashboard,planner,settings"))
  }

  @Test("A launch ignores stored values of the wrong type, but reads a number as a list of one tab")
  func otherKind() {
    storage.values = [
      "museum.floor": .string("2"), "museum.floors": .data(Data()), "museum.floors-order": .int(7),
      "MuseumNavigation.state": .string("{}"),
    ]
    #expect(museum().state == NavigationState())
    #expect(museum().arrangement == TabArrangement())
    storage.values = ["museum.floors": .int(3)]
    #expect(museum().arrangement.shown == [.tour, .visits], "one number is a list of one")
  }

  @Test("A navigator selects a stored tab when the tab's condition holds, unless a view or a command came first")
  func lateCondition() {
    storage.values = ["museum.floor": .int(1)]
    let navigator = museum()
    #expect(navigator.selection == .tour)
    navigator.conditions = [.openNow]
    #expect(navigator.selection == .shop)
    let late = museum()
    late.host.start()
    late.conditions = [.openNow]
    #expect(late.selection == .tour, "a tab does not change under somebody's eyes")
    let busy = museum()
    busy.select(.find)
    busy.conditions = [.openNow]
    #expect(busy.selection == .find)
  }

  @Test("The fallback of an unavailable tab doesn't overwrite the stored selection")
  func standInIsNotKept() {
    storage.values = ["museum.floor": .int(3)]
    _ = museum()
    #expect(storage.values["museum.floor"] == .int(3))
  }

  @Test("A launch drops a damaged stored state, but selects the stored tab")
  func damaged() {
    storage.values = ["museum.floor": .int(2), "MuseumNavigation.state": .data(Data("{".utf8))]
    var events: [NavigationEvent<Museum>] = []
    let navigator = Navigator<Museum>(storage: storage, onEvent: { events.append($0) }) { _, _ in .done }
    #expect(navigator.state == NavigationState(selectedTab: .find))
    navigator.host.start()
    #expect(events.count == 2)
    guard case .snapshotDropped? = events.first else {
      Issue.record("\(events)")
      return
    }
  }

  @Test("`reset(account:)` restores the stacks and the tab bar of the new account")
  func reset() {
    let navigator = museum([.member], account: "ann")
    navigator.host.start()
    navigator.push(.works)
    navigator.show(.visits)
    navigator.select(.visits)
    navigator.present(cover: .buy())
    navigator.open("museum://find?q=a")
    navigator.reset(account: "bob")
    #expect(navigator.account == "bob")
    #expect(navigator.state == NavigationState())
    #expect(navigator.visibleTabs == [.tour, .find])
    #expect(navigator.takeArguments(for: .find) == nil)
    navigator.push(.about)
    navigator.reset(account: "ann")
    #expect(navigator.state == NavigationState(selectedTab: .find, stacks: [.tour: [.works]]))
    #expect(navigator.visibleTabs == [.tour, .find, .visits])
    navigator.reset()
    #expect(navigator.state == NavigationState())
  }

  @Test("`reset(account:)` with the current account clears the state and the stored state")
  func resetSameUser() {
    let navigator = museum(account: "ann")
    navigator.push(.works)
    navigator.select(.find)
    navigator.present(cover: .buy())
    navigator.reset(account: "ann")
    #expect(navigator.state == NavigationState())
    #expect(museum(account: "ann").state == NavigationState())
  }

  @Test("A reset restores a tab of the account whose condition becomes true in the reset or afterwards")
  func resetWithConditions() {
    storage.values = ["museum.floor.ann": .int(1)]
    let navigator = museum([.member])
    navigator.host.start()
    navigator.reset(account: "ann", conditions: [.openNow])
    #expect(navigator.conditions == [.openNow])
    #expect(navigator.selection == .shop)
    let late = museum()
    late.host.start()
    late.reset(account: "ann")
    #expect(late.selection == .tour)
    late.conditions = [.openNow]
    #expect(late.selection == .shop)
  }

  @Test("An account named `order` doesn't share the storage key of the tab order")
  func userNames() {
    let first = museum(account: "order")
    first.show(.visits)
    #expect(museum().arrangement == TabArrangement())
    #expect(museum(account: "order").arrangement.shown.contains(.visits))
  }

  @Test("A launch without a command leaves the storage unchanged")
  func untouched() {
    let former = museum()
    former.push(.works)
    let data = storage.values["MuseumNavigation.state"]
    storage.values["MuseumNavigation.state"] = .data(
      Data(#"{"waymark": 1, "shape": "0", "state": {"tab": "gone"}}"#.utf8))
    let kept = storage.values
    _ = museum()
    #expect(storage.values == kept)
    #expect(data != nil)
  }

  @Test("A reset keeps a pending link at a sign-in and drops the link at a change of the account")
  func resetWithLink() {
    let recorder = MuseumRecorder()
    let navigator = recorder.navigator
    let url = "museum://tickets/ABC-1234?visit=\(UUID())"
    navigator.open(url)
    navigator.reset(account: "ann")
    navigator.conditions = [.member]
    #expect(recorder.plainEvents.contains(.fellBack(from: .visits, to: .tour)))
    navigator.conditions = []
    navigator.open(url)
    navigator.reset(account: "bob")
    #expect(navigator.pendingLink == nil, "it was for ann")
    #expect(recorder.plainEvents.contains(.link(.cancelled, url: url)))
    navigator.open(url)
    navigator.reset(keepsPendingLink: true)
    #expect(navigator.pendingLink?.url == url)
    navigator.reset()
    #expect(navigator.pendingLink?.url == url, "no one was signed in")
    navigator.discardPendingLink()
    #expect(navigator.pendingLink == nil)
  }
}

@Suite("A snapshot")
@MainActor
struct SnapshotTests {
  let recorder = MuseumRecorder()
  var navigator: Navigator<Museum> { recorder.navigator }

  @Test("A snapshot encodes screens with their names and contains the shape of the spec")
  func coded() throws {
    navigator.push(.work(id: 1))
    navigator.present(sheet: .audio(.playlist))
    let text = String(decoding: navigator.snapshot(), as: UTF8.self)
    #expect(text.hasPrefix(#"{"shape":""#))
    #expect(
      text.hasSuffix(
        #"","state":{"modals":[{"sheet":["audio",["playlist"]],"stack":[]}],"stacks":{"tour":[["work",1,1.5,false,null]]},"#
          + #""tab":"tour","windows":[]},"waymark":1}"#
      ))
  }

  @Test("A snapshot contains each stack up to the first screen that cannot be encoded")
  func native() {
    let photo = Photo(id: 1, caption: "")
    navigator.replaceStack(with: [.works, .work(id: 1, preview: photo), .works])
    navigator.select(.find)
    navigator.replaceStack(with: [.work(id: 1, zoom: .infinity)])
    navigator.open(window: .page())
    #expect(
      restored(navigator.snapshot())
        == NavigationState(
          selectedTab: .find, stacks: [.tour: [.works]], windows: [.init(.page())]))
  }

  @Test("The views receive the request for a restored cover after the previous sheet disappears")
  func restore() {
    navigator.present(cover: .buy())
    let snapshot = navigator.snapshot()
    let views = FakeViews<Museum>()
    views.navigator.present(sheet: .page())
    views.appear(.sheet(.page()))
    #expect(views.navigator.restore(snapshot) == .done)
    #expect(views.navigator.cover == .buy())
    #expect(views.requested.isEmpty)
    views.navigator.host.modalDidDismiss(.sheet(.page()))
    #expect(views.requested == [.cover(.buy())])
  }

  @Test("A restore from another version keeps the valid parts of a snapshot and reports each lost part")
  func otherVersion() {
    let snapshot = """
      {"waymark": 1, "shape": "0", "state": {
        "tab": "cellar",
        "stacks": {"tour": [["works"], ["work", 1, 1.5, false, null], ["gone"], ["about"]], "find": 7, "cellar": [["works"]],
                   "visits": [["works"]]},
        "modals": [{"cover": ["buy", null], "stack": [["payment"], ["works"]]}, {"sheet": ["gone"], "stack": []}],
        "windows": [{"window": ["page", "a", null], "stack": []}, {"window": ["page", "a", null], "stack": []}, {"window": 1}]
      }}
      """
    #expect(navigator.restore(Data(snapshot.utf8)) == .done)
    #expect(
      navigator.state
        == NavigationState(
          stacks: [.tour: [.works, .work(id: 1)]], modals: [.cover(.buy(), stack: [.payment])],
          windows: [.init(.page(path: "a"))]))
    #expect(
      recorder.plainEvents.first
        == .restored(
          lost: [
            "the tab cellar", "the stack of the tab cellar", "the stack of tab find",
            "2 of 4 screens on the stack of tab tour", "1 of 1 screens on the stack of tab visits",
            "1 of 2 screens on the stack of cover buy", "1 of 2 sheets and covers", "a window", "a window",
          ], isSameVersion: false))
  }

  @Test("A restore that loses an unknown sheet reports no separate loss of the sheet's stack")
  func lostSheet() {
    navigator.restore(
      Data(
        #"{"waymark": 1, "shape": "0", "state": {"tab": "tour", "stacks": {}, "windows": [], "modals": [{"sheet": ["gone"], "stack": [["payment"]]}]}}"#
          .utf8))
    #expect(navigator.state == NavigationState())
    #expect(
      recorder.plainEvents == [
        .restored(lost: ["1 of 1 sheets and covers"], isSameVersion: false)
      ])
  }

  @Test("A snapshot from the same version restores without losses")
  func sameVersion() {
    navigator.restore(navigator.snapshot())
    #expect(recorder.plainEvents == [.restored(lost: [], isSameVersion: true)])
  }

  @Test(
    "A navigator drops an unreadable snapshot, keeps its state, and reports the reason",
    arguments: [
      "", "{", "[]", "7", #"{"waymark": 2, "shape": "0", "state": {"tab": "tour"}}"#, #"{"waymark": 1, "shape": "0"}"#,
      #"{"waymark": 1, "state": {}}"#, #"{"waymark": 1, "shape": 7, "state": {}}"#,
      #"{"waymark": 1, "shape": "0", "state": []}"#,
    ])
  func dropped(_ text: String) {
    navigator.push(.works)
    let state = navigator.state
    recorder.clear()
    #expect(navigator.restore(Data(text.utf8)) != .done)
    #expect(navigator.state == state)
    guard case .snapshotDropped(let reason)? = recorder.plainEvents.first else {
      Issue.record("\(recorder.plainEvents)")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test("A navigation state equals its decoded JSON encoding")
  func codable() throws {
    let state = NavigationState<Museum>(selectedTab: .find, stacks: [.find: [.works]])
    #expect(try JSONDecoder().decode(NavigationState<Museum>.self, from: JSONEncoder().encode(state)) == state)
  }

  private func restored(_ snapshot: Data) -> NavigationState<Museum> {
    let recorder = MuseumRecorder()
    recorder.navigator.restore(snapshot)
    return recorder.navigator.state
  }
}
