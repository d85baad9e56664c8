import TestSupport
import Testing
import WaymarkLinks

@Suite("A link table")
struct RandomTableTests {
  @Test("The link table finds the same result as the brute-force search, for random specs and URLs", arguments: 0..<8)
  func agreesWithBruteForce(_ seed: UInt64) throws {
    var random = SplitMix64(seed: 100 + seed * RandomRun.seed)
    var found = 0
    // Compiling the specs dominates the running time.
    for _ in 0..<RandomRun.rounds(15) {
      let sample = try CompiledSample.random(using: &random)
      for _ in 0..<120 {
        let url = RandomURL.random(for: sample.oracle, using: &random)
        let spelling = url.spelling(plusIsSpace: sample.spec.plusIsSpace(in: url), using: &random)
        if let mismatch = sample.mismatch(url, spelling) {
          Issue.record("seed \(seed): \(mismatch)")
          return
        }
        if sample.compiled.link(of: spelling) != nil { found += 1 }
      }
    }
    if RandomRun.isFull { #expect(found > 100) }
  }

  @Test("The functions `matches` and `link(of:)` agree for random bytes on random link tables", arguments: 0..<4)
  func anyBytes(_ seed: UInt64) throws {
    var random = SplitMix64(seed: 200 + seed * RandomRun.seed)
    var matches = 0
    var rejections = 0
    for _ in 0..<RandomRun.rounds(10) {
      let sample = try CompiledSample.random(using: &random)
      let starts = ["", "app:", "beta://", "sample:", "https://ex.com/", "https://www.ex.com/"].map { Array($0.utf8) }
      let usual = Array("/ab17-%C3A9?#:k=&.".utf8)
      for _ in 0..<1_000 {
        let tail = (0..<random.below(16)).map { _ in
          random.once(in: 10) ? UInt8(random.below(256)) : random.pick(usual)
        }
        let url = random.pick(starts) + tail
        // `matches` and `link(of:)` search the table in different ways. Only one of them decodes the captures.
        let isMatch = sample.compiled.matches(url)
        guard isMatch == (sample.compiled.link(of: url) != nil) else {
          Issue.record("seed \(seed): \(url) matches in one of two ways\n\(sample.spec.yaml)")
          return
        }
        if isMatch { matches += 1 } else { rejections += 1 }
      }
    }
    // The test needs enough matches and rejections for the agreement to be significant.
    if RandomRun.isFull {
      #expect(matches >= RandomRun.rounds(80) && rejections >= RandomRun.rounds(1_000), "\(matches), \(rejections)")
    }
  }
}
