import TestSupport
import Testing

/// A navigator beside one that is written from its description.
@Suite("A navigator")
@MainActor
struct ModelTests {
  @Test("does what its description says, whatever is done to it in whatever order")
  func manySequences() async {
    let seed = RandomRun.seed
    let count = RandomRun.rounds(700)
    var random = SplitMix64(seed: seed)
    var coverage = ModelCoverage()
    for _ in 0..<count {
      // Each has a seed of its own, so that one can be tried again without those before it.
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

  /// The shortest sequence that dropping one command after the other leads to, with what is wrong after it.
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
