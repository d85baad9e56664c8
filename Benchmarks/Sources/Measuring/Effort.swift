/// The number and length of the rounds of a measurement.
package struct Effort: Sendable {
  /// The number of turns of each subject.
  package let rounds: Int
  /// The minimum duration of a turn.
  package let turn: Duration
  /// A Boolean value that indicates whether large sizes are omitted.
  package let isQuick: Bool

  package static let full = Effort(rounds: 9, turn: .milliseconds(40), isQuick: false)
  /// An effort that only verifies that the benchmarks run. Its figures are imprecise.
  package static let quick = Effort(rounds: 3, turn: .milliseconds(2), isQuick: true)

  /// Returns all sizes, or the sizes up to a limit in a quick run.
  package func sizes(_ all: [Int], quickUpTo limit: Int) -> [Int] {
    isQuick ? all.filter { $0 <= limit } : all
  }
}
