import RegularSets
import TestSupport
import Testing

@Suite("Sets of given texts")
struct TextTests {
  @Test("A regular set from a list of texts contains exactly the listed texts", arguments: 0..<4)
  func texts(_ seed: UInt64) throws {
    var random = SplitMix64(seed: 800 + seed)
    let all = Sample.texts(upTo: 3)
    for count in [0, 1, 2, 10, 60] {
      let texts = Set((0..<count).map { _ in random.pick(all) })
      let set = try RegularSet.texts(texts)
      #expect(all.allSatisfy { set.contains($0) == texts.contains($0) })
      #expect(try texts.reduce(RegularSet.empty) { try $0.union(.text($1.utf8)) } == set)
    }
  }

  @Test("A list of thousands of texts has a regular set")
  func thousands() throws {
    var random = SplitMix64(seed: 810)
    let texts = (0..<3_000).map { _ in
      String((0..<12).map { _ in random.pick(Array("abcdefghijklmnopqrstuvwxyz")) })
    }
    let set = try RegularSet.texts(texts)
    #expect(texts.allSatisfy { set.contains($0) } && !set.contains(texts[0].dropLast().utf8))
    #expect(try set == .texts(texts.reversed()))
    #expect(try set.isSubset(of: .slug) && set.union(.int).subtracting(.int) == set)
  }

  @Test("The empty regular set differs from the set with only the empty text")
  func emptyText() throws {
    #expect(try RegularSet.texts([String]()) == .empty && RegularSet.text([]) == .emptyText)
    #expect(try RegularSet.texts([""]) == .emptyText && RegularSet.matching("") == .emptyText)
    #expect(RegularSet.empty.isEmpty && !RegularSet.empty.containsEmptyText && !RegularSet.empty.contains(""))
    #expect(
      !RegularSet.emptyText.isEmpty && RegularSet.emptyText.containsEmptyText && RegularSet.emptyText.contains(""))
    #expect(RegularSet.empty.shortestText == nil && RegularSet.emptyText.shortestText == "")
    #expect(RegularSet.empty != .emptyText)
  }
}
