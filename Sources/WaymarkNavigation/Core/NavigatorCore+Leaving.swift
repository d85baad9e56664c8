/// A screen with unsaved changes. Before the screen leaves, the user must agree.
package struct ChangedScreen<Spec: NavigationSpec>: Hashable, Sendable {
  package let number: Int
  package let place: NavigationPlace<Spec>
  /// `nil` for the screen at the root of the place.
  package let route: Spec.Route?
  /// The index on the stack, or -1 for the root.
  fileprivate let index: Int
  fileprivate let asksOnTabChange: Bool

  fileprivate func isKept(in next: NavigationState<Spec>, since former: NavigationState<Spec>) -> Bool {
    next.isKept(place, since: former) && next.keptCount(in: place, since: former) > index
  }

  fileprivate func isLeft(by next: NavigationState<Spec>, since former: NavigationState<Spec>) -> Bool {
    if asksOnTabChange, place == .tab(former.selectedTab), next.selectedTab != former.selectedTab { return true }
    return !isKept(in: next, since: former)
  }

  /// Innermost last.
  fileprivate func depth(in state: NavigationState<Spec>) -> (Int, Int) {
    switch place {
    case .window: (0, index)
    case .tab(let tab): (tab == state.selectedTab ? 2 : 1, index)
    case .gate: (3, index)
    case .modal(let screen): (4 + (state.modals.firstIndex { $0.screen == screen } ?? -2), index)
    }
  }
}

/// A decision of the user, for which the pending link or a command waits.
struct LeavingDecision<Spec: NavigationSpec> {
  let number: Int
  let screen: ChangedScreen<Spec>
  /// The screens that the user has agreed to leave by the same link or command.
  let agreed: Set<Int>
  let held: Held

  enum Held {
    case link(Int)
    /// Repeated only in the same state. The question of a task is answered with `nil` if the command is dropped.
    case command((inout NavigatorCore<Spec>) -> Void, in: NavigationState<Spec>, question: Int?)
  }
}

extension NavigatorCore {
  /// `nil` if the stack doesn't contain the screen. The topmost screen counts if the stack contains it several times.
  package mutating func beginChanges(to route: Spec.Route?, in place: Place, asksOnTabChange: Bool) -> Int? {
    guard state.has(place) else { return nil }
    let index = route.map { state[stack: place].lastIndex(of: $0) } ?? -1
    guard let index else { return nil }
    lastChangeNumber += 1
    changedScreens.append(
      ChangedScreen(
        number: lastChangeNumber, place: place, route: route, index: index, asksOnTabChange: asksOnTabChange))
    return lastChangeNumber
  }

  /// A link or command that waits for a decision about the screen continues.
  package mutating func endChanges(_ number: Int) {
    changedScreens.removeAll { $0.number == number }
    if let decision, decision.screen.number == number { decide(decision.number, leaves: true) }
  }

  /// A late decision has no effect.
  package mutating func decide(_ number: Int, leaves: Bool) {
    guard let decision = takeDecision(number) else { return }
    guard leaves else {
      emit(.stayed(decision.screen.route, in: decision.screen.place))
      return drop(decision)
    }
    agreed = decision.agreed.union([decision.screen.number])
    switch decision.held {
    case .link: openPendingLink()
    case .command(let command, _, _): command(&self)
    }
    agreed = []
  }

  /// Assigns the state, or asks first.
  mutating func leave(to next: NavigationState<Spec>) -> CommandOutcome {
    if let outcome = ask(before: next, repeating: { _ = $0.leave(to: next) }) { return outcome }
    assign(next)
    return .done
  }

  /// `nil` if the user leaves no screen with changes.
  mutating func ask(
    before next: NavigationState<Spec>, question: Int? = nil, repeating command: @escaping (inout Self) -> Void
  ) -> CommandOutcome? {
    guard let screen = screenToAsk(before: next) else { return nil }
    ask(screen, for: .command(command, in: state, question: question))
    return .asking
  }

  /// The innermost screen with changes that the user leaves.
  func screenToAsk(before next: NavigationState<Spec>) -> ChangedScreen<Spec>? {
    guard !changedScreens.isEmpty, !leavesUnasked else { return nil }
    return changedScreens.filter { screen in
      !agreed.contains(screen.number) && !savedScreens.contains(screen.number) && screen.isLeft(by: next, since: state)
    }.max { $0.depth(in: state) < $1.depth(in: state) }
  }

  mutating func ask(_ screen: ChangedScreen<Spec>, for held: LeavingDecision<Spec>.Held) {
    var number = lastDecision + 1
    if let former = decision {
      decision = nil
      // The newer link or command replaces the pending link or command, but the question stays on the screen.
      if former.screen == screen { number = former.number } else { request(.endQuestion(decision: former.number)) }
      if case .command(_, _, let question?) = former.held { request(.answer(question, with: nil)) }
      if case .link = former.held, case .command = held { discardPendingLink() }
    }
    decision = LeavingDecision(number: number, screen: screen, agreed: agreed, held: held)
    guard number > lastDecision else { return }
    lastDecision = number
    emit(.askedToLeave(screen.route, in: screen.place))
    request(.askToLeave(screen.number, decision: number))
  }

  /// After each command: a screen that is gone needs no decision, and a command isn't repeated in another state.
  mutating func updateDecision() {
    guard let decision else { return }
    switch decision.held {
    case .link(let number):
      if pendingLink?.number != number {
        _ = takeDecision(decision.number)
      } else if !changedScreens.contains(decision.screen), takeDecision(decision.number) != nil {
        openPendingLink()
      }
    case .command(_, var former, _):
      former.failedModal = state.failedModal
      if former != state, takeDecision(decision.number) != nil { drop(decision) }
    }
  }

  /// The task that asked was canceled.
  mutating func dropDecision(for question: Int) {
    guard let decision, case .command(_, _, question?) = decision.held else { return }
    _ = takeDecision(decision.number)
    drop(decision)
  }

  mutating func endChanges(since former: NavigationState<Spec>) {
    guard !changedScreens.isEmpty else { return }
    changedScreens = changedScreens.filter { $0.isKept(in: state, since: former) }
  }

  private mutating func takeDecision(_ number: Int) -> LeavingDecision<Spec>? {
    guard let decision, decision.number == number else { return nil }
    self.decision = nil
    request(.endQuestion(decision: number))
    return decision
  }

  private mutating func drop(_ decision: LeavingDecision<Spec>) {
    switch decision.held {
    case .link: discardPendingLink()
    case .command(_, _, let question): if let question { request(.answer(question, with: nil)) }
    }
  }
}
