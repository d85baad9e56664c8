import Everything
import Foundation
import Testing

@testable import WaymarkNavigation

@Suite("A restoration that ends the app")
@MainActor
struct RestorationCrashTests {
  typealias Event = NavigationEvent<Museum>

  private static let mark = "MuseumNavigation.restoration"
  private static let dropped = Event.snapshotDropped("an earlier launch ended soon after its state was restored")

  let storage = MemoryStorage()
  private let calls = ScheduledCalls()

  /// The navigator restores the saved state, and its views appear.
  private func launch(account: String? = nil, restoring snapshot: Data? = nil) -> (Navigator<Museum>, [Event]) {
    let log = Log()
    let navigator = Navigator<Museum>(
      conditions: [.openNow], storage: storage, account: account, onEvent: { log.events.append($0) },
      resolve: { _, _ in .done })
    calls.collect(from: navigator)
    navigator.host.start(restoring: snapshot)
    return (navigator, log.events)
  }

  @MainActor private final class Log {
    var events: [Event] = []
  }

  /// The state stays in the storage with the mark of a process that no longer exists.
  private func crash(account: String? = nil) {
    calls.clear()
    let key = Self.mark + (account.map { ".\($0)" } ?? "")
    storage.values[key] = storage.values[key].map { _ in .string("another process") }
  }

  private func save(account: String? = nil) {
    let (navigator, _) = launch(account: account)
    navigator.push(.about)
    calls.survive()
  }

  @Test("The next launch after a crash drops the snapshot, reports it, and starts at the initial tab")
  func drop() {
    save()
    #expect(launch().0.state[stack: .tab(.tour)] == [.about])
    #expect(storage.values[Self.mark] != nil)
    crash()
    let (navigator, events) = launch()
    #expect(navigator.state == NavigationState())
    #expect(events == [Self.dropped])
    #expect(storage.values["MuseumNavigation.state"] == nil)
    // A crash for another reason restores nothing either.
    crash()
    #expect(launch().0.state == NavigationState())
  }

  @Test("A navigator restores the state again after the app has run for five seconds or has become inactive")
  func survived() {
    save()
    for isLeft in [false, true] {
      let (navigator, _) = launch()
      #expect(calls.latestDelay == .seconds(5))
      #expect(storage.values[Self.mark] != nil)
      navigator.host.setSceneActive(true)
      #expect(storage.values[Self.mark] != nil)
      if isLeft { navigator.host.setSceneActive(false) } else { calls.survive() }
      #expect(storage.values[Self.mark] == nil)
      crash()
      #expect(launch().0.state[stack: .tab(.tour)] == [.about])
      calls.survive()
    }
  }

  @Test("A launch after a dropped snapshot that lasts five seconds restores the next snapshot")
  func recovered() {
    save()
    _ = launch()
    crash()
    let (navigator, _) = launch()
    calls.survive()
    navigator.push(.works)
    #expect(launch().1.contains(.restored(lost: [], isSameVersion: true)))
  }

  @Test("A crash also drops the selected tab, whose root may be the cause")
  func selectedTab() {
    let (former, _) = launch()
    former.select(.find)
    #expect(launch().0.selection == .find)
    crash()
    let (navigator, _) = launch()
    #expect(navigator.selection == .tour)
    calls.survive()
    #expect(launch().0.selection == .tour)
  }

  @Test("A crash while the scene is active again after an alert of the system drops the snapshot")
  func activeAgain() {
    save()
    let (navigator, _) = launch()
    navigator.host.setSceneActive(false)
    navigator.host.setSceneActive(true)
    #expect(storage.values[Self.mark] != nil)
    crash()
    #expect(launch().0.state == NavigationState())
  }

  @Test("A scene that becomes inactive keeps the mark of another scene that has restored its state")
  func otherScene() {
    save()
    let (first, _) = launch()
    let (second, _) = launch()
    second.host.setSceneActive(false)
    #expect(storage.values[Self.mark] != nil)
    first.host.setSceneActive(false)
    #expect(storage.values[Self.mark] == nil)
  }

  @Test("A navigator without views sets no mark, and views set the mark before they create restored screens")
  func withoutViews() {
    save()
    let navigator = Navigator<Museum>(conditions: [.openNow], storage: storage) { _, _ in .done }
    calls.collect(from: navigator)
    #expect(navigator.state[stack: .tab(.tour)] == [.about])
    #expect(storage.values[Self.mark] == nil)
    navigator.prepareViews()
    #expect(storage.values[Self.mark] != nil)
    navigator.host.start()
    calls.survive()
    #expect(storage.values[Self.mark] == nil)
    navigator.prepareViews()
    #expect(storage.values[Self.mark] == nil)
  }

  @Test("A reset for the same account restores nothing, and sets no mark")
  func sameAccount() {
    save()
    let (navigator, _) = launch()
    calls.survive()
    navigator.push(.works)
    navigator.reset()
    #expect(navigator.state == NavigationState())
    #expect(storage.values[Self.mark] == nil)
    #expect(calls.survivals.isEmpty)
  }

  @Test("A launch that restores no snapshot sets no mark")
  func nothing() {
    _ = launch()
    #expect(storage.values[Self.mark] == nil)
    #expect(calls.survivals.isEmpty)
  }

  @Test("All scenes of a process drop their snapshots after a crash, until one of them has run for five seconds")
  func scenes() {
    let (former, _) = launch()
    former.push(.about)
    let snapshot = former.snapshot()
    storage.values = [:]
    #expect(launch(restoring: snapshot).0.state[stack: .tab(.tour)] == [.about])
    #expect(launch(restoring: snapshot).0.state[stack: .tab(.tour)] == [.about])
    crash()
    storage.values["MuseumNavigation.state"] = nil
    for _ in 0..<2 {
      let (navigator, events) = launch(restoring: snapshot)
      #expect(navigator.state == NavigationState())
      #expect(events == [Self.dropped])
    }
    let unseen = Navigator<Museum>(conditions: [.openNow], storage: storage) { _, _ in .done }
    #expect(unseen.restoreScene(snapshot) != .done)
    calls.survive()
    #expect(launch(restoring: snapshot).0.state[stack: .tab(.tour)] == [.about])
  }

  @Test("A crash of one account doesn't drop the snapshot of another account")
  func accounts() {
    save(account: "ann")
    save(account: "bob")
    _ = launch(account: "ann")
    crash(account: "ann")
    let (navigator, _) = launch(account: "bob")
    #expect(navigator.state[stack: .tab(.tour)] == [.about])
    navigator.reset(account: "ann")
    #expect(storage.values[Self.mark + ".bob"] == nil, "the state of this account is gone")
    #expect(navigator.state[stack: .tab(.tour)] == [])
    navigator.reset(account: "bob")
    #expect(navigator.state[stack: .tab(.tour)] == [.about])
    calls.survive()
    #expect(storage.values[Self.mark + ".bob"] == nil)
  }
}

@Suite("A navigator that nothing uses")
@MainActor
struct UnusedNavigatorTests {
  @MainActor private final class CountingStorage: NavigationStorage {
    var values: [String: StoredValue] = [:]
    var uses = 0

    func storedValue(forKey key: String) -> StoredValue? {
      uses += 1
      return values[key]
    }

    func store(_ value: StoredValue?, forKey key: String) {
      uses += 1
      values[key] = value
    }
  }

  @MainActor private final class Log {
    var events: [NavigationEvent<Museum>] = []
  }

  private let storage = CountingStorage()
  private let log = Log()

  private func navigator() -> Navigator<Museum> {
    Navigator(storage: storage, onEvent: { [log] in log.events.append($0) }) { _, _ in .done }
  }

  @Test("A new navigator neither reads its storage nor sends an event, and its first use loads the saved state")
  func inert() async {
    let former = navigator()
    former.push(.about)
    log.events = []
    storage.uses = 0
    let navigator = navigator()
    var stream = navigator.events.makeAsyncIterator()
    #expect(navigator.account == nil && navigator.conditions.isEmpty && navigator.pendingLink == nil)
    #expect(storage.uses == 0)
    #expect(navigator.state[stack: .tab(.tour)] == [.about])
    #expect(storage.uses > 0)
    #expect(log.events.isEmpty, "a view may be reading the state")
    navigator.prepareViews()
    let uses = storage.uses
    navigator.host.start()
    #expect(log.events == [.restored(lost: [], isSameVersion: true), .pushed(.about, in: .tab(.tour))])
    #expect(await stream.next() == .restored(lost: [], isSameVersion: true))
    _ = navigator.arrangement
    navigator.conditions = []
    #expect(storage.uses == uses)
  }

  @Test("A handle of a restored sheet carries out commands even if it is the first use of the navigator")
  func handle() {
    let former = navigator()
    former.host.start()
    former.present(cover: .buy())
    former.host.modalDidAppear(.cover(.buy()))
    #expect(navigator().handle(of: .modal(.cover(.buy()))).push(.payment) == .done)
  }

  @Test("A navigator that many views create again and again uses no storage")
  func discarded() {
    for _ in 0..<100 { _ = navigator() }
    #expect(storage.uses == 0)
    #expect(log.events.isEmpty)
  }
}
