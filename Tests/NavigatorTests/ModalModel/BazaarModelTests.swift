import TestSupport
import Testing

/// A comparison of the navigator with a reference implementation, for sheets and covers over each other.
@Suite("A navigator with sheets and covers over each other")
@MainActor
struct BazaarModelTests {
  @Test("A navigator with nested modals agrees with the reference and the simulated screen for random commands")
  func manySequences() async {
    let seed = RandomRun.seed
    let count = RandomRun.rounds(2_000)
    var random = SplitMix64(seed: seed)
    var counts: [String: Int] = [:]
    for number in 1...count {
      // Other tests need the main actor, too.
      await runWaitingTasks()
      // Each sequence has its own seed, so that a sequence can be repeated without the preceding sequences.
      let seedOfSequence = random.next()
      var sequenceRandom = SplitMix64(seed: seedOfSequence)
      let commands = BazaarCommand.sequence(using: &sequenceRandom)
      guard BazaarRun.mismatch(commands, &counts) != nil else { continue }
      let (shortest, mismatch) = Self.shortened(commands)
      Issue.record(
        """
        seed \(seed), sequence \(number) (\(seedOfSequence)): \(mismatch)
        \(shortest.map { "  \($0)" }.joined(separator: "\n"))
        """)
      return
    }
    let summary = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    print("Modal sequences: seed \(seed), \(count) sequences; \(summary.joined(separator: ", "))")
    let needed = [
      "presented", "dismissed", "unconfirmed", "notPresented", "dismissalUnconfirmed", "rejected", "misplaced",
      "restored",
      "link waits for the app to dismiss what it presents", "link waits for views", "link pending", "link replaced",
      "link opened", "link rejected", "link was cancelled", "pending", "dropped", "conditionsEnded", "returned",
      "askedToLeave", "stayed", "resized", "link waits until the user decides whether to leave a screen",
      "answered", "answered with a value", "handle of a former view", "gateShown", "gateLeft",
      "view began", "view paused", "view resumed", "view ended", "shown 0", "shown 1", "shown 2", "shown 3",
    ]
    if RandomRun.isFull { #expect(needed.filter { counts[$0] == nil } == []) }
  }

  @Test(
    "The navigator agrees with the reference for sequences that one of them once carried out wrongly",
    arguments: [15_940_561_219_004_092_292 as UInt64])
  func formerMismatches(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var counts: [String: Int] = [:]
    #expect(BazaarRun.mismatch(BazaarCommand.sequence(using: &random), &counts) == nil)
  }

  /// Returns the shortest failing sequence that results from dropping single commands, with its mismatch.
  private static func shortened(_ commands: [BazaarCommand]) -> (commands: [BazaarCommand], mismatch: String) {
    var shortest = commands
    var unused: [String: Int] = [:]
    var mismatch = BazaarRun.mismatch(shortest, &unused) ?? "it does not happen twice"
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for index in shortest.indices.reversed() {
        var shorter = shortest
        shorter.remove(at: index)
        guard let what = BazaarRun.mismatch(shorter, &unused) else { continue }
        (shortest, mismatch, hasChanged) = (shorter, what, true)
      }
    }
    return (shortest, mismatch)
  }
}
