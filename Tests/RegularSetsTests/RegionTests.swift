import RegularSets
import TestSupport
import Testing

@Suite("The regions of regular sets")
struct RegionTests {
  @Test("Each text of a set belongs to the region of the sets that contain the text", arguments: 0..<8)
  func membership(_ seed: UInt64) throws {
    var random = SplitMix64(seed: 500 + seed)
    var count = 0
    for _ in 0..<12 {
      let whole = try Sample(using: &random)
      let others = try (0..<3).map { _ in try Sample(using: &random) }
      var movesLeft = Int.max
      let regions = try Regions(of: whole.set, by: others.map(\.set), movesLeft: &movesLeft)
      for text in AlgebraTests.texts {
        let members = others.indices.filter { others[$0].expression.matches(text) }
        let region = regions.region(of: Array(text.utf8))
        let names: Comment = "\(text) in \(whole.expression.written) and \(others.map(\.expression.written))"
        try #require((region != nil) == whole.expression.matches(text), names)
        if let region { try #require(regions.all[region].members == members, names) }
      }
      #expect(Set(regions.all.map(\.members)).count == regions.all.count)
      for (index, region) in regions.all.enumerated() {
        let texts = regions.firstTexts(ofRegion: index, 5)
        #expect(texts.first?.count == region.shortestText.count)
        #expect((texts + [region.shortestText]).allSatisfy { regions.region(of: $0) == index })
      }
      count += regions.all.count
    }
    #expect(count > 12)
  }

  @Test("The search for regions ends at the limit of moves")
  func limit() throws {
    let texts = try RegularSet.texts(["ab", "cd"])
    var movesLeft = 520
    #expect(throws: TooManyStatesError.self) { try Regions(of: texts, by: [.text("ab".utf8)], movesLeft: &movesLeft) }
    #expect(movesLeft <= 0)
    var isFree = 10_000
    #expect(try Regions(of: texts, by: [.text("ab".utf8)], movesLeft: &isFree).all.map(\.members) == [[0], []])
    #expect(try Regions(of: .empty, by: [texts], movesLeft: &isFree).region(of: []) == nil)
  }

  @Test("Twice as many nested enums need four times the moves, once for each pair of a text and an enum")
  func growth() throws {
    let counts = try [64, 128].map { count in
      let sets = try (1...count).map { size in
        try RegularSet.texts((0..<size).map { "v\($0 / 10)\($0 % 10)" })
      }
      let most = 1 << 40
      var movesLeft = most
      #expect(try Regions(of: sets[count - 1], by: sets.dropLast(), movesLeft: &movesLeft).all.count == count)
      return most - movesLeft
    }
    #expect(counts[1] < 5 * counts[0], "\(counts)")
  }
}
