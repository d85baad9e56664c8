import TestSupport
import Testing
import WaymarkNavigation

@Suite("A link table")
struct RandomTableTests {
  @Test("finds what looking at every link finds", arguments: 0..<8)
  func agreesWithBruteForce(_ seed: UInt64) throws {
    var random = SplitMix64(seed: 100 + seed)
    var specs = 0
    var landed = 0
    while specs < 40 {
      let spec = RandomSpec.random(using: &random)
      guard let compiled = try compiledUnlessDuplicate(spec) else { continue }
      specs += 1
      let bruteForce = BruteForce(spec: spec)
      for _ in 0..<60 {
        let url = RandomURL.random(for: spec, using: &random)
        let expected = bruteForce.outcome(of: url)
        let found = compiled.plan(url).map(BruteForce.Outcome.init)
        try #require(found == expected, "\(url)\n\(spec.yaml)")
        if case .refused(let refusal) = compiled.resolve(url) { Issue.record("\(url) is refused: \(refusal)") }
        if found != nil { landed += 1 }
      }
    }
    // The URLs are made for the specs: many of them land.
    #expect(landed > 400)
  }

  @Test("reads any bytes without harm", arguments: 0..<4)
  func anyBytes(_ seed: UInt64) throws {
    var random = SplitMix64(seed: 200 + seed)
    var compiled: CompiledSpec?
    while compiled == nil { compiled = try compiledUnlessDuplicate(RandomSpec.random(using: &random)) }
    let starts = ["", "app:", "beta://", "https://ex.com/", "http://help.ex.com:8443/"].map { Array($0.utf8) }
    let usual = Array("/ab17-%C3A9?#:".utf8)
    var matches = 0
    for _ in 0..<5_000 {
      let tail = (0..<random.below(12)).map { _ in
        random.once(in: 10) ? UInt8(random.below(256)) : random.pick(usual)
      }
      if compiled!.matches(random.pick(starts) + tail) { matches += 1 }
    }
    #expect(matches < 5_000)
  }
}

/// Compiles a spec; nil where two of its links are the same, as two may be that chance has made.
func compiledUnlessDuplicate(_ spec: RandomSpec) throws -> CompiledSpec? {
  do {
    return try CompiledSpec(spec.yaml)
  } catch {
    for diagnostic in error.diagnostics where diagnostic.rule != "duplicate-link" {
      Issue.record("\(diagnostic.rule): \(diagnostic.message)\n\(spec.yaml)")
      throw error
    }
    return nil
  }
}
