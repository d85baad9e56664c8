/// The measurements of one subject, with one value for each round.
package struct Figure: Sendable {
  package let name: String
  /// The time of one repetition in each round.
  package internal(set) var nanoseconds: [Double] = []
  /// The heap blocks of one repetition, or `nil` if the platform doesn't count them.
  package internal(set) var allocations: Double?
  /// The heap bytes of one repetition, or `nil` if the platform doesn't count them.
  package internal(set) var allocatedBytes: Double?

  package init(_ name: String, nanoseconds: [Double] = []) {
    self.name = name
    self.nanoseconds = nanoseconds
  }

  /// Adds the time of a round that the caller measured.
  package mutating func append(nanoseconds time: Double) { nanoseconds.append(time) }

  package var median: Double { nanoseconds.median }

  /// The spread of the rounds: half the interquartile range, relative to the median.
  package var spread: Double {
    let sorted = nanoseconds.sorted()
    guard sorted.count > 1, median > 0 else { return 0 }
    return (sorted[sorted.count * 3 / 4] - sorted[sorted.count / 4]) / 2 / median
  }

  /// Returns the ratio to the time of another subject of the same run.
  ///
  /// The ratio is the median of the rounds' ratios, because both subjects had the same conditions in each round.
  package func ratio(to other: Figure) -> Double {
    zip(nanoseconds, other.nanoseconds).map { $0 / $1 }.median
  }
}

extension [Double] {
  /// The median, which is the upper of the two middle values for an even count and 0 for an empty array.
  package var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}
