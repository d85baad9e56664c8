import Measuring

extension Subject {
  /// Creates a subject that gets the inputs in turn, and starts again with the first input after the last one.
  ///
  /// This module declares the initializer, so that the compiler calls the body directly.
  @inline(__always)
  init<Input>(_ name: String, each inputs: [Input], _ body: @escaping (Input) -> Int) {
    self.init(name) { repetitions in
      var sum = 0
      var index = 0
      for _ in 0..<repetitions {
        sum &+= body(inputs[index])
        index = index &+ 1 == inputs.count ? 0 : index &+ 1
      }
      return sum
    }
  }
}
