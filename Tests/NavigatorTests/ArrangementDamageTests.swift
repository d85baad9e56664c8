import Everything
import Foundation
import TestSupport
import Testing

@testable import WaymarkNavigation

@Suite("Damaged tab arrangements")
@MainActor
struct ArrangementDamageTests {
  typealias Arrangement = TabArrangement<Museum>

  private func choice(_ json: String) throws -> Arrangement {
    try JSONDecoder().decode(Arrangement.self, from: Data(json.utf8))
  }

  private func randomChoice(_ random: inout SplitMix64) -> Arrangement {
    let order = MuseumTables.tabs.shuffled(using: &random)
    return Arrangement(shown: Set(order.filter { _ in random.once(in: 2) }), order: order)
  }

  @Test("Decoding a damaged tab arrangement throws an error or returns an arrangement that the spec allows")
  func manyChoices() throws {
    var random = SplitMix64(seed: 1)
    var counts = (read: 0, refused: 0)
    for _ in 0..<1_000 {
      let choice = randomChoice(&random)
      let data = try JSONEncoder().encode(choice)
      #expect(try JSONDecoder().decode(Arrangement.self, from: data) == choice)
      let damaged = SnapshotDamage.damaged(data, &random)
      guard let read = try? JSONDecoder().decode(Arrangement.self, from: damaged) else {
        counts.refused += 1
        continue
      }
      counts.read += 1
      let violation = MuseumInvariants.violation(read)
      try #require(violation == nil, "\(violation ?? ""), \(String(decoding: damaged, as: UTF8.self))")
    }
    #expect(min(counts.read, counts.refused) > 50)
  }

  @Test("A decoded tab arrangement omits unknown tabs and keeps the order of the known tabs")
  func tabsThatAreNoMore() throws {
    let read = try choice(
      "{\"order\": [\"garden\", \"visits\", \"find\", \"cellar\", \"tour\", \"shop\"], \"shown\": [\"garden\", \"visits\"]}"
    )
    #expect(read.order == [.visits, .find, .tour, .shop])
    #expect(read.shown == [.visits, .tour])
  }

  @Test("A decoded tab arrangement omits repeated tabs and puts unnamed tabs at their positions in the spec")
  func duplicates() throws {
    let read = try choice("{\"order\": [\"find\", \"find\", \"tour\", \"find\"], \"shown\": [\"find\", \"find\"]}")
    #expect(read.order == [.find, .visits, .tour, .shop])
    // The choice does not name the shop, and the spec shows unnamed tabs like the shop by default.
    #expect(read.shown == [.find, .tour, .shop])
    let empty = try choice("{\"order\": [], \"shown\": []}")
    #expect(empty == Arrangement())
  }

  @Test("Decoding a tab arrangement adds tabs until the minimum number of tabs in the spec is shown")
  func tooFew() throws {
    let read = try choice("{\"order\": [\"visits\", \"find\", \"shop\", \"tour\"], \"shown\": []}")
    #expect(read.order == [.visits, .find, .shop, .tour])
    #expect(read.shown == [.tour, .find])
  }

  @Test(
    "A tab arrangement without two lists of tab names throws a decoding error",
    arguments: [
      "{}", "[]", "null", "{\"order\": []}", "{\"shown\": []}", "{\"order\": [1], \"shown\": []}",
      "{\"order\": \"tour\", \"shown\": []}", "{\"order\": [], \"shown\": [null]}",
    ])
  func noChoice(_ json: String) {
    #expect(throws: DecodingError.self) { try choice(json) }
  }

  @Test("A stored tab arrangement loads unchanged, and a damaged value loads as an allowed arrangement")
  func storedLists() throws {
    var random = SplitMix64(seed: 2)
    let keys = StorageKeys(Museum.self, account: nil)
    let pieces = ["10", "1", "2", "3", ",", ",,", "%2C", "%25", "tour", "", " ", "-1", "99999999999999999999", "\u{0}"]
    for _ in 0..<1_000 {
      let storage = MemoryStorage()
      let choice = randomChoice(&random)
      choice.save(in: storage, keys)
      #expect(Arrangement(storage, keys) == choice)
      for key in [keys.shown, keys.order] where !random.once(in: 3) {
        var text = storage.values[key]?.text ?? ""
        for _ in 0...random.below(4) {
          let place = text.index(text.startIndex, offsetBy: random.below(text.count + 1))
          text.insert(contentsOf: random.pick(pieces), at: place)
          if random.once(in: 2), let index = text.indices.randomElement(using: &random) { text.remove(at: index) }
        }
        storage.values[key] = .string(text)
      }
      let violation = MuseumInvariants.violation(Arrangement(storage, keys))
      try #require(violation == nil, "\(violation ?? ""), \(storage.values)")
    }
  }

  @Test("Storage with only the shown tabs yields the tab order of the spec and hides the other tabs")
  func shownAlone() {
    let storage = MemoryStorage()
    let keys = StorageKeys(Museum.self, account: nil)
    storage.values[keys.shown] = .string("77,3,10")
    let read = Arrangement(storage, keys)
    #expect(read.order == MuseumTables.tabs)
    #expect(read.shown == [.tour, .visits])
  }
}
