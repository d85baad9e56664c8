/// What was measured of one subject, a value a round.
package struct Figure: Sendable {
  package let name: String
  /// Of one repetition, by round.
  package internal(set) var nanoseconds: [Double] = []
  /// Blocks of the heap, of one repetition; nil where they are not counted.
  package internal(set) var allocations: Double?
  /// Bytes of them.
  package internal(set) var allocatedBytes: Double?

  package init(_ name: String, nanoseconds: [Double] = []) {
    self.name = name
    self.nanoseconds = nanoseconds
  }

  /// Adds a round that was timed elsewhere.
  package mutating func append(nanoseconds time: Double) { nanoseconds.append(time) }

  package var median: Double { nanoseconds.median }

  /// How far the rounds lie apart: half the range of the middle half, as a part of the median.
  package var spread: Double {
    let sorted = nanoseconds.sorted()
    guard sorted.count > 1, median > 0 else { return 0 }
    return (sorted[sorted.count * 3 / 4] - sorted[sorted.count / 4]) / 2 / median
  }

  /// How many times as long it takes as another subject of the same run: the median of the rounds' ratios, since both had
  /// the machine of that round.
  package func ratio(to other: Figure) -> Double {
    zip(nanoseconds, other.nanoseconds).map { $0 / $1 }.median
  }
}

extension [Double] {
  /// The middle one; of an even number, the upper of the two; 0 for none.
  package var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}
