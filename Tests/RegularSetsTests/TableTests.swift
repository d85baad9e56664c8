import RegularSets
import TestSupport
import Testing

@Suite("A set as a table")
struct TableTests {
  @Test("The transition table of a regular set accepts exactly the texts in the set", arguments: 0..<4)
  func walks(_ seed: UInt64) throws {
    var random = SplitMix64(seed: 1_000 + seed)
    let texts = Sample.texts(upTo: 3).map { Array($0.utf8) }
    for _ in 0..<20 {
      let set = try Sample(using: &random).set
      for text in texts {
        let state = text.reduce(set.start) { set.next($0, Int(set.classOfByte[Int($1)])) }
        #expect(set.isAccepting(state) == set.contains(text))
      }
      #expect(set.classOfByte.count == 256 && set.classOfByte.allSatisfy { $0 < set.classCount })
      #expect((0..<set.classCount).allSatisfy { set.next(RegularSet.dead, $0) == RegularSet.dead })
      #expect(!set.isAccepting(RegularSet.dead))
      // All classes differ, and the classes are in the order of their first bytes.
      let columns = (0..<set.classCount).map { column in (0..<set.stateCount).map { set.next($0, column) } }
      #expect(Set(columns).count == set.classCount)
      #expect(
        set.classOfByte.reduce(into: [UInt8]()) { if !$0.contains($1) { $0.append($1) } }
          == (0..<set.classCount).map { UInt8($0) })
    }
  }
}
