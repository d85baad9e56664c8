import Foundation

/// The number of rounds and the seed of tests with random cases.
///
/// The environment sets both for all tests. `WAYMARK_ROUNDS=100` runs a hundred times as many rounds, and
/// `WAYMARK_ROUNDS=0.1` runs a tenth. `WAYMARK_SEED=2` tries different cases. `Scripts/check.sh` runs a quarter of the
/// rounds, and `Scripts/check.sh --all` all rounds.
package enum RandomRun {
  /// The seed of the random numbers, 1 by default.
  package static let seed = text("WAYMARK_SEED").flatMap { UInt64($0) } ?? 1

  private static let factor = text("WAYMARK_ROUNDS").flatMap { Double($0) } ?? 1

  /// A Boolean value that indicates whether the rounds are sufficient to include rare cases, as in `Scripts/check.sh`.
  package static let isFull = factor >= 0.25

  /// A Boolean value that indicates whether the rounds include the rarest cases, as in `Scripts/check.sh --all`.
  package static let isComplete = factor >= 1

  /// Returns the number of rounds that a test runs.
  ///
  /// - Parameter usual: The number of rounds in `Scripts/check.sh --all`.
  /// - Returns: The usual number multiplied by `WAYMARK_ROUNDS`, but at least 1.
  package static func rounds(_ usual: Int) -> Int { max(1, Int(Double(usual) * factor)) }

  private static func text(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }
}
