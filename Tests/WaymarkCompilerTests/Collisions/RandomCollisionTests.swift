import TestSupport
import Testing

/// Random specs whose links get in each other's way: what the compiler says of them is what trying URLs one by one says.
@Suite("Random specs of links that collide")
struct RandomCollisionTests {
  /// More than anybody reads.
  private static let mostMismatches = 20

  @Test("The compiler says of each what trying all URLs says")
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
