extension NavigatorCore {
  /// Carries out a command that shows screens.
  ///
  /// If the spec doesn't allow the screens, the command is rejected. If a condition of the screens doesn't hold, the
  /// command waits for the condition or is rejected.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - question: The number of the question that the command asks, or `nil` if no task waits for a value.
  /// - Returns: The outcome.
  mutating func run(_ command: NavigationCommand<Spec>, question: Int? = nil) -> CommandOutcome<Spec> {
    let next: NavigationState<Spec>
    do throws(NavigationError<Spec>) {
      next = try command.applied(to: state)
    } catch {
      return reject(error, question: question)
    }
    let missing = missing(command.requirements)
    guard missing.isEmpty else { return wait(command, question, for: missing) }
    let presents = if case .present = command { true } else { false }
    assign(next, presents: presents)
    if case .open(let open) = command { request(.showWindow(open.window)) }
    if let question, let screen = command.lastScreen(in: state) {
      openQuestion(OpenQuestion(number: question, screen: screen))
    }
    return .done
  }

  /// Adds an event for a rejected command, and answers the question of the command.
  mutating func reject(_ error: NavigationError<Spec>, question: Int?) -> CommandOutcome<Spec> {
    if let question { request(.answer(question, with: nil)) }
    return reject(error)
  }

  /// Returns the conditions in a list that don't hold.
  func missing(_ conditions: [Spec.Condition]) -> [Spec.Condition] {
    conditions.filter { !self.conditions.contains($0) }
  }
}
