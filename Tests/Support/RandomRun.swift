import Foundation

/// The extent of tests that try random cases.
///
/// The environment sets it for all of them: `WAYMARK_ROUNDS=100` runs a hundred times as many rounds, `WAYMARK_ROUNDS=0.1` a
/// tenth of them, and `WAYMARK_SEED=2` tries other cases.
package enum RandomRun {
  /// The seed of the random numbers, 1 by default.
  package static let seed = text("WAYMARK_SEED").flatMap { UInt64($0) } ?? 1

  private static let factor = text("WAYMARK_ROUNDS").flatMap { Double($0) } ?? 1

  /// A Boolean value that indicates whether there are enough rounds to expect rare cases among them.
  package static let isFull = factor >= 1

  /// Returns the number of rounds that a test runs.
  ///
  /// - Parameter usual: The number of rounds in CI: enough to cover every kind of case.
  package static func rounds(_ usual: Int) -> Int { max(1, Int(Double(usual) * factor)) }

  private static func text(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }
}
