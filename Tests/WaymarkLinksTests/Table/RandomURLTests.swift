import Foundation
import TestSupport
import Testing
import WaymarkLinks

/// Tests with many random URLs that derive from the samples of links.
@Suite("Random URLs")
struct RandomURLTests {
  private static let urlsOfSpec = 200

  @Test("Random URLs yield the results of the brute-force search, and damaged URLs resolve like their canonical form")
  func manyURLs() throws {
    let seed = RandomRun.seed
    let count = RandomRun.rounds(20_000)
    var random = SplitMix64(seed: seed)
    var features = FeatureCounts()
    var counts: (specs: Int, urls: Int, refused: Int, damaged: Int, found: Int) = (0, 0, 0, 0, 0)
    while counts.urls < count {
      let sample = try CompiledSample.random(using: &random)
      counts.specs += 1
      for _ in 0..<Self.urlsOfSpec where counts.urls < count {
        counts.urls += 1
        let url = RandomURL.random(for: sample.oracle, using: &random)
        let spelling = url.spelling(plusIsSpace: sample.spec.plusIsSpace(in: url), using: &random)
        guard random.once(in: 4) else {
          try expectOneOutcome(of: spelling, in: sample)
          let mismatch = sample.mismatch(url, spelling)
          try #require(mismatch == nil, "seed \(seed): \(mismatch ?? "")")
          try #require(
            try sample.canonical(spelling).text == sample.canonical(url.folded.text).text, "seed \(seed): \(spelling)")
          features.count(sample, url)
          continue
        }
        counts.damaged += 1
        let damaged = Self.damaged(spelling, &random)
        try expectOneOutcome(of: damaged, in: sample)
        guard let canonical = try? sample.canonical(damaged) else {
          counts.refused += 1
          let isRefused = if case .rejected = sample.compiled.resolve(damaged) { true } else { false }
          try #require(isRefused, "seed \(seed): \(damaged)\n\(sample.spec.yaml)")
          continue
        }
        let outcome = try Outcome(sample.compiled.resolve(damaged), sample.names)
        if outcome != nil { counts.found += 1 }
        let again = try Outcome(sample.compiled.resolve(canonical.text), sample.names)
        try #require(outcome == again, "seed \(seed): \(damaged) and \(canonical.text)\n\(sample.spec.yaml)")
      }
    }
    print(
      """
      Random URLs: seed \(seed), \(counts.urls) URLs on \(counts.specs) specs; \(counts.damaged) damaged, of these \
      \(counts.refused) refused and \(counts.found) a link's; of the others: \(features)
      """)
    let least = RandomRun.rounds(100)
    if RandomRun.isFull { #expect(counts.refused > least && counts.found > least, "\(counts)") }
    if RandomRun.isComplete { #expect(features.rarest.count >= count / 1_000, "\(features.rarest)") }
  }

  /// Requires the same outcome from the fast path and the full scan.
  ///
  /// A scheme in uppercase forces the full scan.
  private func expectOneOutcome(of url: String, in sample: CompiledSample) throws {
    guard url.hasPrefix("https:") else { return }
    // The two paths may report different errors for a URL with several errors.
    let outcome = try? Outcome(sample.compiled.resolve(url), sample.names)
    let scanned = try? Outcome(sample.compiled.resolve("HTTPS" + url.dropFirst(5)), sample.names)
    try #require(outcome == scanned, "\(url)\n\(sample.spec.yaml)")
  }

  private static let pieces = [
    "/", "//", "?", "#", "&", "=", ":", "@", "%", "%2", "%2F", "%2e", "%00", "%ff", "%C3%A9", "e\u{301}", "\u{E9}", ".",
    "..", " ", "\\", "\u{0}", "\u{7F}", "a", "7", "-", "[::1]", "xn--", "\u{DF}", "\u{130}", "\u{3A3}", "\u{1F34C}",
  ].map { Array($0.utf8) }

  /// Returns a URL with random damage. Invalid UTF-8 is repaired.
  static func damaged(_ url: String, _ random: inout SplitMix64) -> String {
    var bytes = Array(url.utf8)
    for _ in 0...random.below(3) {
      let place = random.below(bytes.count + 1)
      let end = min(bytes.count, place + random.below(4))
      switch random.below(4) {
      case 0: bytes.insert(contentsOf: random.pick(pieces), at: place)
      case 1: bytes.replaceSubrange(place..<end, with: random.pick(pieces))
      case 2: bytes.removeSubrange(place..<end)
      default: if place < bytes.count { bytes[place] = UInt8(random.below(256)) }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
