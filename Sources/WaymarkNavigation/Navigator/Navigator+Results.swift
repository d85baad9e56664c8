extension Navigator {
  /// Shows a screen, and waits for the value that the screen returns.
  ///
  /// ```swift
  /// guard let address = await navigator.result(of: .pickAddress(near: here)) else { return }
  /// ```
  ///
  /// The screen returns a value with ``finish(_:with:)``. If the screen leaves in any other way, for example because the
  /// user dismisses it, the result is `nil`. The result is also `nil` if the command is rejected or dropped. If the task
  /// is canceled, the result is `nil` at once, and the screen stays, because SwiftUI cancels the task of a view that a
  /// pushed screen covers.
  ///
  /// The task keeps the navigator until the question is answered.
  ///
  /// - Parameters:
  ///   - question: The screen. For each route with the key `returns`, Waymark generates a static member.
  ///   - presentation: The presentation of the screen, or `nil` for the first presentation in the spec.
  ///   - place: The stack onto which a pushed screen is pushed, or `nil` for the visible stack.
  /// - Returns: The value, or `nil` if the screen returned no value.
  public func result<Value>(
    of question: ScreenQuestion<Spec, Value>, as presentation: ScreenPresentation? = nil,
    in place: NavigationPlace<Spec>? = nil
  ) async -> Value? {
    let cancellation = QuestionCancellation()
    return await withTaskCancellationHandler {
      let value = await withCheckedContinuation { continuation in
        let number = ask(answer: { continuation.resume(returning: $0) }) { core, number in
          // A task that was canceled before asks nothing.
          if Task.isCancelled {
            core.request(.answer(number, with: nil))
          } else {
            _ = core.ask(question, as: presentation, in: place, number: number)
          }
        }
        cancellation.action = { [weak self] in self?.perform { $0.cancelQuestion(number) } }
      }
      return value as? Value
    } onCancel: {
      Task { @MainActor in cancellation.action?() }
    }
  }

  /// Ends a screen, and returns a value to the task that asked for it with ``result(of:as:in:)``.
  ///
  /// The screen is popped or dismissed, together with all screens above it. If no task waits for the value, for example
  /// because a link or a restoration opened the screen, an event reports this.
  ///
  /// - Parameters:
  ///   - screen: The screen. If the screen is shown several times, the topmost one ends.
  ///   - value: The value that the screen returns.
  /// - Returns: The outcome. The command is rejected if the screen isn't shown.
  @discardableResult
  public func finish<Value>(_ screen: ReturningScreen<Spec, Value>, with value: Value) -> CommandOutcome<Spec> {
    perform { $0.finish(screen.name, with: value) }
  }

  /// Drops the pending command, for example when the app shows its own screen for signing in.
  public func dropPendingCommand() { perform { $0.dropPendingCommand() } }
}

/// The action that cancels a question. The action is set when the question is asked.
@MainActor
private final class QuestionCancellation {
  var action: (() -> Void)?
}
