extension NavigationRecorder {
  /// Answers a screen in place of the user.
  ///
  /// If a task is asking the screen for a value, the screen returns the value at once. Otherwise, the next task that asks
  /// the screen receives the value, so a test can prepare the answer before it runs the code under test:
  ///
  /// ```swift
  /// recorder.answer(.pickAddress, with: home)
  /// await checkout.chooseAddress()
  /// #expect(checkout.address == home)
  /// ```
  ///
  /// - Parameters:
  ///   - screen: The screen that returns a value.
  ///   - value: The value, or `nil` if the user dismisses the screen.
  public func answer<Value>(_ screen: ReturningScreen<Spec, Value>, with value: Value?) {
    if navigator.core.questions.contains(where: { $0.screen.name == screen.name }) {
      navigator.perform { $0.leave(screen.name, with: value) }
    } else {
      answers[screen.name, default: []].append(value)
    }
  }

  /// Returns the prepared answer of a screen that was asked.
  func didAsk(_ name: String) {
    guard let next = answers[name]?.first else { return }
    answers[name]?.removeFirst()
    navigator.perform { $0.leave(name, with: next) }
  }
}

extension NavigatorCore {
  /// Ends the screen that is asked for a value, with a value or, if the value is `nil`, without one.
  fileprivate mutating func leave(_ name: String, with value: (any Sendable)?) {
    guard let screen = questions.last(where: { $0.screen.name == name })?.screen else { return }
    if let value {
      _ = finish(name, with: value)
    } else {
      var next = state
      next.remove(screen)
      assign(next)
    }
  }
}
