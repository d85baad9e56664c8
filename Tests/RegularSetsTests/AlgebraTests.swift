import Foundation
import RegularSets
import TestSupport
import Testing

@Suite("The algebra of regular sets")
struct AlgebraTests {
  /// All texts of up to four characters.
  static let texts = Sample.texts(upTo: 4)

  @Test("Operations on regular sets agree with an exhaustive matcher for each text", arguments: 0..<8)
  func membership(_ seed: UInt64) throws {
    var random = SplitMix64(seed: 300 + seed)
    var members = 0
    for _ in 0..<12 {
      let (a, b) = (try Sample(using: &random), try Sample(using: &random))
      let union = try a.set.union(b.set)
      let intersection = try a.set.intersection(b.set)
      let difference = try a.set.subtracting(b.set)
      for text in Self.texts {
        let (inA, inB) = (a.expression.matches(text), b.expression.matches(text))
        let found = [a.set, b.set, union, intersection, difference].map { $0.contains(text) }
        try #require(
          found == [inA, inB, inA || inB, inA && inB, inA && !inB],
          "\(text) in \(a.expression.written) and \(b.expression.written)")
        if inA || inB { members += 1 }
      }
      #expect(a.set.containsEmptyText == a.expression.matches(""))
    }
    #expect(members > 100)
  }

  @Test(
    "Decisions about subset and disjoint regular sets are correct, and negative decisions have a witness",
    arguments: 0..<8)
  func inclusion(_ seed: UInt64) throws {
    var random = SplitMix64(seed: 400 + seed)
    var answers: Set<[Bool]> = []
    for _ in 0..<25 {
      let (a, b) = (try Sample(using: &random), try Sample(using: &random))
      let names: Comment = "\(a.expression.written) and \(b.expression.written)"
      let isSubset = try a.set.isSubset(of: b.set)
      if isSubset {
        #expect(!Self.texts.contains { a.expression.matches($0) && !b.expression.matches($0) }, names)
      } else {
        let witness = try #require(try a.set.subtracting(b.set).shortestText, names)
        try checkMatch(a, b, witness) { $0 && !$1 }
      }
      let isDisjoint = try a.set.isDisjoint(with: b.set)
      if isDisjoint {
        #expect(!Self.texts.contains { a.expression.matches($0) && b.expression.matches($0) }, names)
      } else {
        let witness = try #require(try a.set.intersection(b.set).shortestText, names)
        try checkMatch(a, b, witness) { $0 && $1 }
      }
      #expect(try a.set.subtracting(b.set).isEmpty == isSubset)
      #expect(try a.set.intersection(b.set).isEmpty == isDisjoint)
      #expect(try (isSubset && b.set.isSubset(of: a.set)) == (a.set == b.set), names)
      answers.insert([isSubset, isDisjoint])
    }
    #expect(answers.count >= 2)
  }

  /// Checks that a witness matches exactly the expected sets.
  ///
  /// A witness may contain characters outside the alphabet. Expression trees cannot match such characters, so only the
  /// sets are checked then.
  private func checkMatch(_ a: Sample, _ b: Sample, _ witness: String, _ isRight: (Bool, Bool) -> Bool) throws {
    #expect(isRight(a.set.contains(witness), b.set.contains(witness)))
    guard witness.unicodeScalars.allSatisfy(RandomExpression.alphabet.contains) else { return }
    #expect(isRight(a.expression.matches(witness), b.expression.matches(witness)))
  }

  @Test("Regular sets obey the laws of set algebra, and equal sets have equal values", arguments: 0..<8)
  func laws(_ seed: UInt64) throws {
    var random = SplitMix64(seed: 500 + seed)
    for _ in 0..<10 {
      let a = try Sample(using: &random).set
      let b = try Sample(using: &random).set
      let c = try Sample(using: &random).set
      try expectEqual(a.union(b), b.union(a))
      try expectEqual(a.intersection(b), b.intersection(a))
      try expectEqual(a.union(b).union(c), a.union(b.union(c)))
      try expectEqual(a.intersection(b.union(c)), a.intersection(b).union(a.intersection(c)))
      try expectEqual(a.subtracting(b.union(c)), a.subtracting(b).subtracting(c))
      try expectEqual(a.intersection(b), a.subtracting(a.subtracting(b)))
      try expectEqual(a.union(a), a)
      try expectEqual(a.subtracting(a), .empty)
      try expectEqual(a.union(.empty), a)
      try expectEqual(a.intersection(RegularSet.anyText.union(.emptyText)), a)
      #expect(try a.isSubset(of: a.union(b)) && a.intersection(b).isSubset(of: a))
      #expect(try a.subtracting(b).isDisjoint(with: b))
    }
  }

  private func expectEqual(_ left: RegularSet, _ right: RegularSet) throws {
    #expect(left == right && left.hashValue == right.hashValue)
  }

  @Test("A regular set with a prefix and a suffix equals the set of the combined expression", arguments: 0..<8)
  func affixes(_ seed: UInt64) throws {
    var random = SplitMix64(seed: 600 + seed)
    let affixes = ["", "a", "b", "ab", "aab", "é", "a€a"]
    for _ in 0..<20 {
      let sample = try Sample(using: &random)
      let (prefix, suffix) = (random.pick(affixes), random.pick(affixes))
      let affixed = try sample.set.affixed(prefix: Array(prefix.utf8), suffix: Array(suffix.utf8))
      #expect(try affixed == .matching("\(prefix)(\(sample.expression.written))\(suffix)"))
      #expect(Self.texts.allSatisfy { affixed.contains(prefix + $0 + suffix) == sample.expression.matches($0) })
    }
    #expect(try RegularSet.empty.affixed(prefix: [0x61], suffix: []) == .empty)
  }

  @Test("The concatenation of regular sets equals the set of the concatenated expressions", arguments: 0..<8)
  func concatenation(_ seed: UInt64) throws {
    var random = SplitMix64(seed: 800 + seed)
    for _ in 0..<15 {
      let samples = try (0..<1 + random.below(3)).map { _ in try Sample(using: &random) }
      let joined = try RegularSet.concatenation(samples.map(\.set))
      #expect(try joined == .matching(samples.map { "(\($0.expression.written))" }.joined()))
    }
    #expect(try RegularSet.concatenation([]) == .emptyText)
    #expect(try RegularSet.concatenation([.slug, .empty]) == .empty)
  }

  @Test("Lowercasing a regular set changes only the capital letters of ASCII")
  func lowerCase() throws {
    let sets: [(String, String)] = [
      ("[A-Z]{2}", "[a-z]{2}"), ("aB|AB|Ab|c", "ab|c"), ("[^a-z]", "[^A-Z]"), ("\u{C9}?A", "\u{C9}?a"),
      ("(Ab*)+", "(ab*)+"),
    ]
    for (set, small) in sets { #expect(try RegularSet.matching(set).lowercasedASCII() == .matching(small), "\(set)") }
    #expect(try RegularSet.empty.lowercasedASCII() == .empty)
    #expect(try RegularSet.slug.intersection(.lowerCase) == RegularSet.slug.intersection(.lowerCaseASCII))
    #expect(["a", "\u{E9}\u{DF}0", "\u{4E2D}"].allSatisfy { RegularSet.lowerCase.contains($0) })
    #expect(!["A", "a\u{C9}", "\u{3A3}", "\u{10400}", "\u{1E900}"].contains { RegularSet.lowerCase.contains($0) })
  }

  @Test("The automaton of a regular set has the minimum number of states")
  func leastStates() throws {
    var random = SplitMix64(seed: 700)
    for _ in 0..<60 { try expectLeast(Sample(using: &random).set) }
    for set in [RegularSet.empty, .emptyText, .anyText, .bool, .slug, .uuid, .date, .int, .uint] {
      try expectLeast(set)
    }
  }

  /// Checks that no two states of a set are equivalent.
  ///
  /// The check distinguishes states by texts of increasing length (Moore, 1956).
  private func expectLeast(_ set: RegularSet) throws {
    var kinds = (0..<set.stateCount).map { set.isAccepting($0) ? 1 : 0 }
    var count = 0
    while Set(kinds).count > count {
      count = Set(kinds).count
      var numbers: [[Int]: Int] = [:]
      kinds = (0..<set.stateCount).map { state in
        let row = [kinds[state]] + (0..<set.classCount).map { kinds[set.next(state, $0)] }
        if numbers[row] == nil { numbers[row] = numbers.count }
        return numbers[row] ?? 0
      }
    }
    #expect(count == set.stateCount)
  }

  @Test("A set with other bytes in place of a character contains exactly the changed texts", arguments: 0..<4)
  func replacement(_ seed: UInt64) throws {
    var random = SplitMix64(seed: 700 + seed)
    var count = 0
    for _ in 0..<12 {
      let sample = try Sample(using: &random)
      // Like a union, a change of a random set can have too many states.
      guard let replaced = try? sample.set.replacing(UInt8(ascii: "a"), with: Array("b€".utf8)) else { continue }
      count += 1
      for text in Self.texts {
        // Each `b€` is a part of the former text, or replaces an `a`.
        let parts = text.components(separatedBy: "b€")
        let former = parts.dropFirst().reduce([parts[0]]) { texts, part in
          texts.flatMap { [$0 + "a" + part, $0 + "b€" + part] }
        }
        let isChanged = !text.contains("a") && former.contains { sample.expression.matches($0) }
        try #require(replaced.contains(text) == isChanged, "\(text) in \(sample.expression.written)")
      }
      try expectLeast(replaced)
    }
    #expect(count > 6)
    #expect(try RegularSet.empty.replacing(0x61, with: [0x62]) == .empty)
    #expect(try RegularSet.text("aba".utf8).replacing(0x61, with: [0x62]) == .text("bbb".utf8))
  }

  @Test("Operations on regular sets throw an error instead of creating too many states")
  func limits() throws {
    // The sets count characters independently, so the numbers of their states multiply in the union.
    let large = try RegularSet.matching("(a|b)*a(a|b){10}")
    let others = try RegularSet.matching("(b*a){61}(b*ab*a)*").union(.matching("(a*b){63}"))
    #expect(throws: TooManyStatesError.self) { try large.union(others) }
    #expect(throws: TooManyStatesError.self) { try RegularSet.text([UInt8](repeating: 0x61, count: 100_000)) }
    #expect(throws: TooManyStatesError.self) {
      try RegularSet.slug.affixed(prefix: [UInt8](repeating: 0x61, count: 100_000), suffix: [])
    }
  }
}
