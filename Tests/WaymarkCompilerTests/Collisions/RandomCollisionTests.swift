import TestSupport
import Testing

/// Tests of random specs with colliding links.
///
/// The findings of the compiler must equal the results of an exhaustive check.
@Suite("Random specs of links that collide")
struct RandomCollisionTests {
  /// The maximum number of reported mismatches.
  private static let mostMismatches = 20

  @Test("The findings in random specs with colliding links equal the results of an exhaustive check")
  func specs() throws {
    let seed = RandomRun.seed
    let count = RandomRun.rounds(1_000)
    var random = SplitMix64(seed: seed)
    let pool = TextPool()
    var tally = CollisionTally()
    var mismatches = 0
    for number in 0..<count {
      pool.turn = number
      let judged = JudgedSpec(random: &random, pool)
      tally.add(judged)
      guard !judged.complaints.isEmpty else { continue }
      let small = judged.shrunk(pool)
      Issue.record(
        """
        seed \(seed), spec \(number), \(small.spec.links.count) of \(judged.spec.links.count) links:
        \(small.file.text)
        \(small.complaints.joined(separator: "\n"))
        expected: \(small.verdict)
        """)
      mismatches += 1
      if mismatches == Self.mostMismatches { break }
    }
    print("Colliding specs: seed \(seed), \(tally)")
    if RandomRun.isFull { #expect(tally.rare(in: count).isEmpty, "too few specs have these for this to say much") }
  }
}
