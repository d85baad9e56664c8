/// How much is done to get a figure.
package struct Effort: Sendable {
  /// How often each subject has its turn.
  package let rounds: Int
  /// How long a turn lasts at the least.
  package let turn: Duration
  /// Whether large sizes are left out.
  package let isQuick: Bool

  package static let full = Effort(rounds: 9, turn: .milliseconds(40), isQuick: false)
  /// Shows that everything runs; its figures say little.
  package static let quick = Effort(rounds: 3, turn: .milliseconds(2), isQuick: true)

  /// The sizes that are tried: all of them, or those up to a limit.
  package func sizes(_ all: [Int], quickUpTo limit: Int) -> [Int] {
    isQuick ? all.filter { $0 <= limit } : all
  }
}
