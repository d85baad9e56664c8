import Everything
import Foundation
import TestSupport
import Testing

@testable import WaymarkNavigation

@Suite("Damaged storage")
@MainActor
struct StorageDamageTests {
  private nonisolated static let keys = [
    MuseumTables.selectionKey, MuseumTables.shownKey, MuseumTables.orderKey, MuseumTables.stateKey,
  ]

  private static let values: [StoredValue] = [
    .int(-1), .int(0), .int(1), .int(10), .int(.max), .int(.min), .string(""), .string("10"), .string(","),
    .string("1,1,1"), .string("3,2,1,10,77,shop,%2C,%"), .string("{\"waymark\":1}"), .string("\u{0}"), .data(Data()),
    .data(Data("10".utf8)), .data(Data([0xFF, 0x00])), .data(Data("{\"waymark\":1}".utf8)),
    .string(String(repeating: "1,", count: 10_000)), .data(Data(String(repeating: "[", count: 10_000).utf8)),
  ]

  private func launch(_ storage: MemoryStorage, _ conditions: Set<Museum.Condition>) -> Navigator<Museum> {
    let navigator = Navigator<Museum>(conditions: conditions, storage: storage) { _, _ in .done }
    navigator.host.start()
    return navigator
  }

  @Test("A launch with invalid values under the storage keys yields a state that the spec allows")
  func anything() throws {
    var random = SplitMix64(seed: 1)
    for round in 0..<400 {
      let storage = MemoryStorage()
      for key in Self.keys where !random.once(in: 3) { storage.values[key] = random.pick(Self.values) }
      let navigator = launch(storage, random.once(in: 2) ? [.openNow] : [])
      let violation = MuseumInvariants.violation(navigator)
      try #require(violation == nil, "\(round): \(violation ?? ""), \(storage.values)")
      #expect(navigator.push(.about) == .done)
    }
  }

  @Test(
    "A stored value of the wrong type counts as missing and doesn't affect the other stored values", arguments: keys)
  func otherKind(_ key: String) throws {
    let storage = MemoryStorage()
    let former = launch(storage, [.openNow])
    former.push(.works, in: .tab(.find))
    former.select(.find)
    former.hide(.shop)
    // The values have the two types that the key does not use. A number would count as a list of one tab.
    let others: [StoredValue] =
      key == MuseumTables.stateKey ? [.int(1), .string("")] : [.data(Data()), .data(Data("2".utf8))]
    for other in others {
      let damaged = MemoryStorage()
      damaged.values = storage.values
      damaged.values[key] = other
      let navigator = launch(damaged, [.openNow])
      let isState = key == MuseumTables.stateKey
      #expect(navigator.state == (isState ? NavigationState(selectedTab: .find) : former.state))
      let isShown = key == MuseumTables.shownKey
      #expect(navigator.arrangement == (isShown ? TabArrangement() : former.arrangement))
    }
  }

  @Test("A damaged stored state causes the event `snapshotDropped`, followed by the stored selection")
  func damagedState() {
    let storage = MemoryStorage()
    storage.values[MuseumTables.selectionKey] = .int(2)
    storage.values[MuseumTables.stateKey] = .data(Data("[".utf8))
    let recorder = MuseumRecorder(conditions: [], storage: storage) { _, _ in .done }
    #expect(recorder.navigator.state == NavigationState(selectedTab: .find))
    guard case .snapshotDropped? = recorder.events.first else {
      Issue.record("\(recorder.events)")
      return
    }
    #expect(Array(recorder.events.dropFirst()) == [.selected(.find, from: .tour)])
  }
}
