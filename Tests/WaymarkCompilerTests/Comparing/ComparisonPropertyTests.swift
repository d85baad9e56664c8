import SpecText
import TestSupport
import Testing

@testable import WaymarkCompiler

@Suite("Comparing random specs")
struct ComparisonPropertyTests {
  /// Random specs with colliding links that compile without errors.
  private static let specs = {
    var random = SplitMix64(seed: RandomRun.seed)
    var specs: [String] = []
    while specs.count < RandomRun.rounds(25) {
      let text = CollisionSpec.random(&random).written.text
      if ComparedSpec.compile(text).model != nil { specs.append(text) }
    }
    return specs
  }()

  @Test("The comparison of a random spec with itself finds no changes")
  func same() throws {
    for text in Self.specs {
      #expect(try ComparedSpec.changes(text, text).isEmpty, "\(text)")
    }
  }

  @Test("Comments and blank lines in a random spec cause no changes")
  func comments() throws {
    for text in Self.specs.prefix(15) {
      let other = "# A comment.\n\n" + text.split(separator: "\n").map { "\($0)\n\n# One more.\n" }.joined()
      #expect(try ComparedSpec.changes(text, other).isEmpty, "\(text)")
    }
  }

  @Test("An addition to a random spec breaks nothing, and its removal breaks the same subjects")
  func additions() throws {
    let addition = """
        added:
          in: []
          present: [sheet, cover]
          params: { id: Int, kind: Kind }
          elements: { button: added.button }

      """
    var checked = 0
    for old in Self.specs.prefix(15) {
      var new = old.replacing("\nroutes:\n", with: "\nroutes:\n" + addition)
      new =
        new.contains("\ntypes:\n")
        ? new.replacing("\ntypes:\n", with: "\ntypes:\n  Kind: { values: [a, b] }\n")
        : new + "types:\n  Kind: { values: [a, b] }\n"
      guard new.contains("added:") else { continue }
      let (former, present) = (ComparedSpec.compile(old), ComparedSpec.compile(new))
      let there = try ComparedSpec.changes(former, present)
      let back = try ComparedSpec.changes(present, former)
      #expect(!there.isEmpty && !there.contains { $0.isBreaking }, "\(there.map(\.message))")
      let subjects = { (changes: [Change]) in
        Set(changes.filter { $0.kind != .state }.map { "\($0.kind) \($0.subject)" })
      }
      #expect(subjects(there) == subjects(back))
      #expect(!back.contains { $0.kind != .state && !$0.isBreaking })
      checked += 1
    }
    if RandomRun.isFull { #expect(checked >= 5) }
  }

  @Test("The pairs of old and new names are the same in both directions of a comparison")
  func pairs() {
    var random = SplitMix64(seed: RandomRun.seed)
    var renamed = 0
    for _ in 0..<2_000 {
      func names() -> [String] {
        (0..<8).filter { _ in Bool.random(using: &random) }.map { "n\($0)" }.shuffled(using: &random)
      }
      let (old, new) = (names(), names())
      let traits = Dictionary(
        uniqueKeysWithValues: (0..<8).map { ("n\($0)", "\(Int.random(in: 0..<5, using: &random))") })
      func pairs(_ old: [String], _ new: [String]) -> NamePairs {
        NamePairs(old, new, traits: [.init(old: { traits[old[$0]] }, new: { traits[new[$0]] })])
      }
      let (there, back) = (pairs(old, new), pairs(new, old))
      #expect(there.gone == back.added && there.added == back.gone)
      #expect(Set(there.pairs.map { [$0.old, $0.new] }) == Set(back.pairs.map { [$0.new, $0.old] }))
      #expect(there.pairs.count + there.gone.count == old.count && there.pairs.count + there.added.count == new.count)
      for pair in there.renamed {
        renamed += 1
        #expect(!new.contains(old[pair.old]) && !old.contains(new[pair.new]))
      }
    }
    #expect(renamed > 500)
  }
}
