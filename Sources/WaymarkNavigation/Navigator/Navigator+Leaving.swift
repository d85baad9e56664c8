/// Screens with unsaved changes.
extension Navigator {
  /// Answers the question ``leavingQuestion``.
  ///
  /// The views of `WaymarkUI` call this method. An answer to an earlier question has no effect.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - choice: One of the answers to the question.
  public func answer(_ question: LeavingQuestion, with choice: LeavingQuestion.Choice) {
    let number = question.number
    guard leavingQuestion?.number == number else { return }
    leavingQuestion = nil
    guard choice.leaves, let action = choice.action else { return perform { $0.decide(number, leaves: choice.leaves) } }
    leavingTask = Task { [weak self] in
      let leaves = await action()
      self?.perform { $0.decide(number, leaves: leaves) }
    }
  }

  /// Runs commands without questions about unsaved changes, for example when a session expires.
  ///
  /// ```swift
  /// navigator.withoutQuestions { navigator.dismissAll() }
  /// ```
  ///
  /// - Parameter commands: A closure with the commands.
  /// - Returns: The result of the closure.
  @discardableResult public func withoutQuestions<Result>(_ commands: () -> Result) -> Result {
    let former = asksNothing
    asksNothing = true
    defer { asksNothing = former }
    return commands()
  }

  /// For the views that prevent a swipe or replace the back button. The route is `nil` for the screen at the root.
  package func hasChanges(_ route: Spec.Route?, in place: NavigationPlace<Spec>) -> Bool {
    changedScreens.contains { $0.route == route && $0.place == place }
  }

  /// For the views that prevent a selection.
  package func asks(beforeSelecting tab: Spec.Tab) -> Bool {
    readChanges()
    var next = core.state
    next.selectedTab = tab
    return core.screenToAsk(before: next) != nil
  }

  /// For the views that prevent a dismissal.
  package func asks(beforeDismissing screen: NavigationState<Spec>.Modal.Screen) -> Bool {
    readChanges()
    var next = core.state
    next.dismiss(screen)
    return core.screenToAsk(before: next) != nil
  }

  func beginChanges(
    to route: Spec.Route?, in place: NavigationPlace<Spec>, asksOnTabChange: Bool, _ changes: ScreenChanges
  ) {
    guard let number = perform({ $0.beginChanges(to: route, in: place, asksOnTabChange: asksOnTabChange) }) else {
      return
    }
    self.changes[number] = WeakChanges(changes: changes)
    changes.didEnd = { [weak self] in
      guard let self, self.changes.removeValue(forKey: number) != nil else { return }
      perform { $0.endChanges(number) }
    }
  }

  func askToLeave(_ screen: Int, _ decision: Int) {
    guard let changes = changes[screen]?.changes else { return perform { $0.decide(decision, leaves: true) } }
    var question = changes.question()
    question.number = decision
    leavingQuestion = question
  }
}

struct WeakChanges {
  weak var changes: ScreenChanges?
}

extension NavigatorHost {
  /// Reports that a screen has unsaved changes.
  ///
  /// Before the screen leaves, the navigator sets ``Navigator/leavingQuestion``. The link or command waits until the
  /// views pass the user's answer to ``Navigator/answer(_:with:)``.
  ///
  /// - Parameters:
  ///   - route: The screen, or `nil` for the screen at the root of the place. If the stack contains the screen several
  ///     times, the topmost one has the changes.
  ///   - place: The stack that contains the screen.
  ///   - asksOnTabChange: A Boolean value that indicates whether the navigator also asks before another tab is selected,
  ///     although the screen stays on its stack.
  ///   - areUnsaved: A closure that returns whether the screen has unsaved changes at the moment.
  ///   - question: A closure that returns the question to the user.
  /// - Returns: An object that ends the changes when it is deallocated. Keep the object while the screen has changes.
  public func beginChanges(
    to route: Spec.Route? = nil, in place: NavigationPlace<Spec>, asksOnTabChange: Bool = true,
    areUnsaved: @escaping @MainActor () -> Bool = { true }, question: @escaping @MainActor () -> LeavingQuestion
  ) -> ScreenChanges {
    let changes = ScreenChanges(areUnsaved: areUnsaved, question: question)
    navigator.beginChanges(to: route, in: place, asksOnTabChange: asksOnTabChange, changes)
    return changes
  }
}
