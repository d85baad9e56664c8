import TestSupport
import Testing

/// A comparison of the navigator with a reference implementation that follows the documentation.
@Suite("A navigator")
@MainActor
struct ModelTests {
  @Test("A navigator behaves like the reference implementation for random sequences of commands")
  func manySequences() async {
    let seed = RandomRun.seed
    let count = RandomRun.rounds(700)
    var random = SplitMix64(seed: seed)
    var coverage = ModelCoverage()
    for _ in 0..<count {
      // Each sequence has its own seed, so that a sequence can be repeated without the preceding sequences.
      let seedOfSequence = random.next()
      var sequenceRandom = SplitMix64(seed: seedOfSequence)
      let commands = ModelCommand.sequence(using: &sequenceRandom)
      coverage.addSequence()
      guard await ModelRun.mismatch(commands, &coverage) != nil else { continue }
      let (shortest, mismatch) = await Self.shortened(commands)
      Issue.record(
        """
        seed \(seed), sequence \(coverage.sequences) (\(seedOfSequence)): \(mismatch)
        \(shortest.map { "  \($0)" }.joined(separator: "\n"))
        """)
      return
    }
    print("Command sequences: seed \(seed), \(coverage)")
    if RandomRun.isFull { #expect(coverage.unseen.isEmpty) }
  }

  /// Returns the shortest failing sequence that results from dropping single commands, with its mismatch.
  private static func shortened(_ commands: [ModelCommand]) async -> (commands: [ModelCommand], mismatch: String) {
    var shortest = commands
    var unused = ModelCoverage()
    var mismatch = await ModelRun.mismatch(shortest, &unused) ?? "it does not happen twice"
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for index in shortest.indices.reversed() {
        var shorter = shortest
        shorter.remove(at: index)
        guard let what = await ModelRun.mismatch(shorter, &unused) else { continue }
        (shortest, mismatch, hasChanged) = (shorter, what, true)
      }
    }
    return (shortest, mismatch)
  }
}
