/// A function to measure.
package struct Subject {
  package let name: String
  /// Runs the function repeatedly. The result depends on the work, so that the optimizer can't remove the work.
  package let run: (_ repetitions: Int) -> Int

  package init(_ name: String, run: @escaping (_ repetitions: Int) -> Int) {
    self.name = name
    self.run = run
  }

  /// Creates a subject that is slow enough to run once in each round.
  package init(_ name: String, once: @escaping () -> Int) {
    self.init(name) { repetitions in
      var result = 0
      for _ in 0..<repetitions { result &+= once() }
      return result
    }
  }
}
