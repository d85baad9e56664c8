/// Something that is timed.
package struct Subject {
  package let name: String
  /// Does it so many times; what it returns depends on the work, so that no optimizer leaves that out.
  package let run: (_ repetitions: Int) -> Int

  package init(_ name: String, run: @escaping (_ repetitions: Int) -> Int) {
    self.name = name
    self.run = run
  }

  /// One that takes so long that once a round is enough.
  package init(_ name: String, once: @escaping () -> Int) {
    self.init(name) { repetitions in
      var result = 0
      for _ in 0..<repetitions { result &+= once() }
      return result
    }
  }
}
