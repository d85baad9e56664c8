import CAllocations

/// Functions that measure subjects in turns.
package enum Measuring {
  /// Measures each subject once in every round, so that a temporary slowdown affects all subjects.
  ///
  /// - Parameters:
  ///   - subjects: The subjects to measure.
  ///   - effort: The number and length of the rounds.
  /// - Returns: A figure for each subject, in order.
  package static func measure(_ subjects: [Subject], _ effort: Effort) -> [Figure] {
    let clock = ContinuousClock()
    var figures = subjects.map { Figure($0.name) }
    // The first run of each subject also warms the caches.
    let repetitions = subjects.map { subject in
      var repetitions = 1
      while true {
        let time = clock.measure { consume(subject.run(repetitions)) }
        if time >= effort.turn { return repetitions }
        repetitions *= max(2, min(64, Int(effort.turn / max(time, .nanoseconds(1)))))
      }
    }
    for _ in 0..<effort.rounds {
      for (index, subject) in subjects.enumerated() {
        let count = Double(repetitions[index])
        let before = allocations_of_this_thread()
        let time = clock.measure { consume(subject.run(repetitions[index])) }
        let after = allocations_of_this_thread()
        figures[index].nanoseconds.append(time / .nanoseconds(1) / count)
        guard allocations_are_counted() != 0 else { continue }
        // Rounding removes the clock's allocation, which is at most one block over many repetitions.
        figures[index].allocations = (Double(after.count - before.count) / count).rounded(toPlaces: 1)
        figures[index].allocatedBytes = (Double(after.bytes - before.bytes) / count).rounded(toPlaces: 0)
      }
    }
    return figures
  }

  /// The number of heap allocations of this thread, or `nil` if the platform doesn't count them.
  package static var allocations: Int? {
    allocations_are_counted() == 0 ? nil : Int(allocations_of_this_thread().count)
  }

  @inline(never)
  private static func consume(_ result: Int) {
    withExtendedLifetime(result) {}
  }
}

extension Double {
  fileprivate func rounded(toPlaces places: Int) -> Double {
    let scale = places == 0 ? 1.0 : 10.0
    return (self * scale).rounded() / scale
  }
}
