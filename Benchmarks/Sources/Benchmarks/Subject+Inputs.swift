import Measuring

extension Subject {
  /// One that is given an input after the other, from the first again after the last.
  ///
  /// Here and not beside the type, so that the body is called directly.
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
