import LinkLogic
import SpecText
import TestSupport
import Testing
import WaymarkLinks

@testable import LinkResolving
@testable import WaymarkCompiler

@Suite("The matcher of single links")
struct LinkMatcherTests {
  private static let urlsOfSpec = 100

  @Test("For random URLs, LinkMatcher agrees with the brute-force search and the link table and explains mismatches")
  func agreesWithTheTable() throws {
    var random = SplitMix64(seed: 6 + RandomRun.seed)
    var counts = (found: 0, beaten: 0, missed: 0, elsewhere: 0)
    for _ in 0..<RandomRun.rounds(50) {
      let sample = try CompiledSample.random(using: &random)
      let model = sample.compiled.model
      let published = PublishedSpec(model)
      let matcher = LinkMatcher(published)
      let index = LinkIndex(published.links)
      for _ in 0..<Self.urlsOfSpec {
        let url = RandomURL.random(for: sample.oracle, using: &random)
        let spelling = url.spelling(plusIsSpace: sample.spec.plusIsSpace(in: url), using: &random)
        let pieces = try index.pieces(of: spelling)
        var matching: [Int] = []
        for link in model.links.indices {
          switch matcher.verdict(of: link, on: pieces) {
          case .elsewhere: counts.elsewhere += 1
          case .matches: matching.append(link)
          case .fails(let distance):
            let mismatch = try #require(distance.mismatch)
            let words = MismatchFormatter(spec: published, pattern: published.links[link], url: pieces).text(mismatch)
            try #require(!words.isEmpty && distance.weight > 0, "\(spelling): \(mismatch)\n\(sample.spec.yaml)")
          }
        }
        try #require(matching == sample.oracle.matching(url.folded), "\(spelling)\n\(sample.spec.yaml)")
        let winner = sample.compiled.link(of: spelling)
        try #require(winner.map(matching.contains) ?? matching.isEmpty, "\(spelling)\n\(sample.spec.yaml)")
        counts.found += winner == nil ? 0 : 1
        counts.beaten += max(0, matching.count - 1)

        let candidates = index.candidates(for: pieces)
        let likely = Set(candidates.likely.map(\.link))
        try #require(likely.isSuperset(of: matching), "\(spelling)\n\(sample.spec.yaml)")
        guard winner == nil else { continue }
        let nearest = matcher.nearest(to: pieces, among: candidates)
        let nearestOfAll = matcher.nearest(to: pieces, among: candidates.all)
        try #require(nearest?.link == nearestOfAll?.link, "\(spelling)\n\(sample.spec.yaml)")
        counts.missed += nearest == nil ? 0 : 1
      }
    }
    print("Links by themselves: \(counts)")
    if RandomRun.isFull {
      #expect(counts.found > RandomRun.rounds(1_000) && counts.beaten > RandomRun.rounds(100))
      #expect(counts.missed > RandomRun.rounds(500) && counts.elsewhere > RandomRun.rounds(1_000))
    }
  }

  @Test(
    "The typo check accepts two words that differ by one letter, by two swapped neighbors or by case",
    arguments: [
      ("items", "item"), ("items", "itemss"), ("items", "itmes"), ("items", "itens"), ("items", "Items"),
      ("items", "xitems"), ("abc", "bac"),
    ])
  func slips(_ text: String, _ other: String) {
    #expect(Suggestion.isSlip(text, other))
    #expect(Suggestion.isSlip(other, text))
  }

  @Test(
    "The typo check rejects two words that differ by more than one edit, and words of fewer than three letters",
    arguments: [("items", "itmse"), ("items", "teims"), ("items", "it"), ("a", "b"), ("ab", "abc"), ("abcd", "badc")])
  func otherWords(_ text: String, _ other: String) {
    #expect(!Suggestion.isSlip(text, other))
    #expect(!Suggestion.isSlip(other, text))
  }
}
