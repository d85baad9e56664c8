import Everything
import Foundation
import TestSupport
import Testing

@testable import WaymarkNavigation

/// Tests of the restoration of randomly damaged snapshots.
@Suite("A damaged snapshot")
@MainActor
struct SnapshotFuzzTests {
  private let seed = RandomRun.seed
  private let count = RandomRun.rounds(2_000)

  /// Returns a recorder whose navigator shows every tab.
  private func recorder() -> MuseumRecorder {
    let recorder = MuseumRecorder(conditions: [.member, .openNow, .quizSeason])
    recorder.navigator.show(.visits)
    recorder.clear()
    return recorder
  }

  @Test("A restore of a randomly damaged snapshot yields an allowed state or leaves the state unchanged")
  func manySnapshots() throws {
    var random = SplitMix64(seed: seed)
    var counts = (read: 0, whole: 0, dropped: 0)
    let recorder = recorder()
    let navigator = recorder.navigator
    for _ in 0..<count {
      let state = RandomState.state(using: &random)
      let damaged = SnapshotDamage.damaged(NavigationSnapshot(state, shape: SpecShape(Museum.self)).data(), &random)
      let text = "seed \(seed): " + String(decoding: damaged, as: UTF8.self)
      let former = navigator.state
      recorder.clear()
      if navigator.restore(damaged) == .done {
        counts.read += 1
        if navigator.state == state { counts.whole += 1 }
        guard case .restored? = recorder.events.first else {
          Issue.record("nothing is told of it: \(text)")
          return
        }
        let violation = MuseumInvariants.violation(navigator)
        try #require(violation == nil, "\(violation ?? ""), \(text)")
        let again = try NavigationSnapshot<Museum>(navigator.snapshot())
        try #require(again.state == navigator.state && again.lost.isEmpty, "\(text)")
      } else {
        counts.dropped += 1
        try #require(navigator.state == former, "\(text)")
        guard case .snapshotDropped? = recorder.events.first, recorder.events.count == 1 else {
          Issue.record("nothing else is to be told of it: \(text)")
          return
        }
      }
    }
    print("Damaged snapshots: seed \(seed), \(count) snapshots, \(counts)")
    if RandomRun.isFull { #expect(min(counts.read - counts.whole, counts.whole, counts.dropped) > count / 50) }
  }

  @Test("Damage to one stack of a snapshot leaves the other parts of the restored state intact")
  func oneStack() throws {
    var random = SplitMix64(seed: seed)
    let navigator = recorder().navigator
    var checked = 0
    for _ in 0..<(count / 4) {
      let state = RandomState.state(using: &random)
      guard let tab = state.stacks.keys.sorted(by: { $0.rawValue < $1.rawValue }).randomElement(using: &random) else {
        continue
      }
      let data = NavigationSnapshot(state, shape: SpecShape(Museum.self)).data()
      var tree = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
      var stateTree = try #require(tree["state"] as? [String: Any])
      var stacks = try #require(stateTree["stacks"] as? [String: Any])
      stacks[tab.name] = SnapshotDamage.damagedValue(try #require(stacks[tab.name]), &random)
      stateTree["stacks"] = stacks
      tree["state"] = stateTree
      let damaged = try JSONSerialization.data(withJSONObject: tree)
      try #require(navigator.restore(damaged) == .done)
      var expected = state
      expected[stack: .tab(tab)] = navigator.state[stack: .tab(tab)]
      let text = String(decoding: damaged, as: UTF8.self)
      try #require(navigator.state == expected, "seed \(seed): \(text)")
      let violation = MuseumInvariants.violation(navigator)
      try #require(violation == nil, "seed \(seed): \(violation ?? ""), \(text)")
      checked += 1
    }
    if RandomRun.isFull { #expect(checked > count / 5) }
  }

  @Test(
    "A navigator drops a text that is not a snapshot object of version 1",
    arguments: [
      "", " ", "null", "1", "\"waymark\"", "[]", "{}", "{\"waymark\":1}", "{\"waymark\":1,\"shape\":\"1\"}",
      "{\"waymark\":2,\"shape\":\"1\",\"state\":{}}", "{\"waymark\":\"1\",\"shape\":\"1\",\"state\":{}}",
      "{\"waymark\":1e999,\"shape\":\"1\",\"state\":{}}", "{\"waymark\":1,\"shape\":1,\"state\":{}}",
      "{\"waymark\":1,\"shape\":\"1\",\"state\":[]}", "{\"waymark\":1,\"shape\":\"1\",\"state\":null}",
      "{\"waymark\":1,\"shape\":\"1\",\"state\":{}",
    ])
  func noSnapshot(_ text: String) { expectDropped(text) }

  @Test("A navigator drops a snapshot with ten thousand nested arrays or objects")
  func deepNesting() {
    let (open, close) = (String(repeating: "[", count: 10_000), String(repeating: "]", count: 10_000))
    expectDropped(open)
    expectDropped(open + close)
    expectDropped(String(repeating: "{\"state\":", count: 10_000))
    expectDropped("{\"waymark\":1,\"shape\":\"1\",\"state\":\(open)\(close)}")
    expectDropped("{\"waymark\":1,\"shape\":\"1\",\"state\":{\"stacks\":{\"tour\":\(open)\(close)}}}")
  }

  private func expectDropped(_ text: String) {
    let recorder = recorder()
    recorder.navigator.push(.works)
    recorder.clear()
    let former = recorder.navigator.state
    #expect(recorder.navigator.restore(Data(text.utf8)) != .done)
    #expect(recorder.navigator.state == former)
    guard case .snapshotDropped(let reason)? = recorder.events.first else {
      Issue.record("\(recorder.events)")
      return
    }
    #expect(!reason.isEmpty)
    #expect(recorder.events.count == 1)
  }
}
