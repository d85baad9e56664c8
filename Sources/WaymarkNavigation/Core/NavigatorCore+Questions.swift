extension NavigatorCore {
  /// An effect answers the question exactly once. By default, the screen has its first presentation in the spec, and is
  /// pushed onto the visible stack.
  package mutating func ask<Value>(
    _ question: ScreenQuestion<Spec, Value>, as presentation: ScreenPresentation?, in place: Place?, number: Int
  ) -> CommandOutcome<Spec> {
    switch question.screen(as: presentation) {
    case .push(let route): run(.push(route, in: place ?? state.place), question: number)
    case .sheet(let sheet): run(.present(.sheet(sheet)), question: number)
    case .cover(let cover): run(.present(.cover(cover)), question: number)
    case nil:
      reject(.notPresentable(name: question.screens.first?.name ?? "", as: presentation ?? .push), question: number)
    }
  }

  package mutating func finish(_ name: String, with value: ReturnedValue) -> CommandOutcome<Spec> {
    guard let screen = state.topmostScreen(named: name) else { return reject(.notShown(name: name)) }
    let question = questions.first { $0.screen == screen }
    if let question { answer(question, with: value) }
    emit(.returned(screen, isAwaited: question != nil))
    var next = state
    next.remove(screen)
    assign(next)
    return .done
  }

  /// The task that asked was canceled, so the answer is `nil`. The screen stays.
  package mutating func cancelQuestion(_ number: Int) {
    if let question = questions.first(where: { $0.number == number }) { answer(question, with: nil) }
    if pendingCommand?.question == number { dropPendingCommand() }
  }

  /// An earlier question for the same screen is answered with `nil`.
  mutating func openQuestion(_ question: OpenQuestion<Spec>) {
    for former in questions where former.screen == question.screen { answer(former, with: nil) }
    questions.append(question)
    request(.asked(question.screen.name))
  }

  /// Questions whose screens have left are answered with `nil`.
  mutating func answerQuestions(since former: NavigationState<Spec>) {
    for question in questions where !state.keeps(question.screen, since: former) { answer(question, with: nil) }
  }

  /// Other screens replace all screens, so the answers are `nil`.
  mutating func answerAllQuestions() {
    for question in questions { answer(question, with: nil) }
  }

  private mutating func answer(_ question: OpenQuestion<Spec>, with value: ReturnedValue?) {
    questions.removeAll { $0 == question }
    request(.answer(question.number, with: value))
  }
}
