import WaymarkNavigation

/// Screens with unsaved changes, and the user's decisions to leave them.
extension ReferenceBazaar {
  struct Changed: Equatable {
    let number: Int
    let place: NavigationPlace<Bazaar>
    /// `nil` for the screen at the root.
    let route: Bazaar.Route?
    let asksOnTabChange: Bool
    /// The screens from the root to this one when it changed.
    let path: [Bazaar.Route]
  }

  struct Decision {
    enum Held {
      case landing(Int)
      case command((inout ReferenceBazaar) -> Void, Contents, question: Int?)
    }

    let changed: Changed
    let agreed: [Int]
    let held: Held
  }

  mutating func beginChanges(onTop: Bool, asksOnTabChange: Bool) {
    let path = onTop ? contents.stack(place)! : []
    lastChange += 1
    changed.append(
      Changed(number: lastChange, place: place, route: path.last, asksOnTabChange: asksOnTabChange, path: path))
  }

  mutating func endChanges(_ number: Int) {
    changed.removeAll { $0.number == number }
    if decision?.changed.number == number { decide(leaves: true) }
  }

  mutating func decide(leaves: Bool) {
    guard let made = decision else { return }
    decision = nil
    switch (made.held, leaves) {
    case (.landing, true):
      agreed = made.agreed + [made.changed.number]
      landPending()
    case (.command(let command, _, _), true):
      agreed = made.agreed + [made.changed.number]
      command(&self)
    case (_, false):
      events.append(.stayed(made.changed.route, in: made.changed.place))
      drop(made)
    }
    agreed = []
  }

  /// Carries out a change, or asks first.
  mutating func leave(
    _ new: @escaping (ReferenceBazaar) -> Contents, _ change: @escaping (inout ReferenceBazaar) -> Void
  ) -> Outcome {
    if asks(before: new(self), { _ = $0.leave(new, change) }) { return .asking }
    change(&self)
    return .done
  }

  mutating func asks(
    before new: Contents, question: Int? = nil, _ command: @escaping (inout ReferenceBazaar) -> Void
  ) -> Bool {
    guard let screen = screenToAsk(before: new) else { return false }
    ask(screen, .command(command, contents, question: question))
    return true
  }

  func screenToAsk(before new: Contents) -> Changed? {
    var innermost: Changed?
    for screen in changed where !agreed.contains(screen.number) && isLeft(screen, by: new) {
      if innermost.map({ isAbove(screen, $0) }) ?? true { innermost = screen }
    }
    return innermost
  }

  mutating func ask(_ screen: Changed, _ held: Decision.Held) {
    let former = decision
    decision = nil
    if case .command(_, _, let question?)? = former?.held { answers.append(Answer(question: question, value: nil)) }
    if case .landing? = former?.held, case .command = held { discardPending() }
    decision = Decision(changed: screen, agreed: agreed, held: held)
    if former?.changed != screen { events.append(.askedToLeave(screen.route, in: screen.place)) }
  }

  mutating func askBeforeLanding(_ screen: Changed) {
    events.append(.link(.pendingDecision, url: nil))
    ask(screen, .landing(pendingNumber))
  }

  /// Ends a decision that nothing waits for, or about a screen that is gone.
  mutating func updateDecision() {
    guard let made = decision else { return }
    switch made.held {
    case .landing(let number):
      if pending == nil || pendingNumber != number {
        decision = nil
      } else if !changed.contains(made.changed) {
        decision = nil
        landPending()
      }
    case .command(_, let former, _):
      if former == contents { return }
      decision = nil
      drop(made)
    }
  }

  /// Forgets the changes on screens that are gone.
  mutating func endChanges(since former: Contents) {
    let now = contents
    changed = changed.filter { isThere($0, in: now, since: former) }
  }

  var isHeld: Bool {
    if case .landing(pendingNumber)? = decision?.held { true } else { false }
  }

  /// The number of the question whose command waits for the user.
  var heldQuestion: Int? {
    if case .command(_, _, let question)? = decision?.held { question } else { nil }
  }

  private mutating func drop(_ made: Decision) {
    switch made.held {
    case .landing: discardPending()
    case .command(_, _, let question): if let question { answers.append(Answer(question: question, value: nil)) }
    }
  }

  private mutating func discardPending() {
    guard pending != nil else { return }
    pending = nil
    events.append(.link(.cancelled, url: nil))
  }

  private func isLeft(_ screen: Changed, by new: Contents) -> Bool {
    if screen.asksOnTabChange, screen.place == .tab(contents.tab), new.tab != contents.tab { return true }
    return !isThere(screen, in: new, since: contents)
  }

  private func isThere(_ screen: Changed, in new: Contents, since former: Contents) -> Bool {
    if case .modal(let modal) = screen.place {
      guard new.keeps(modal, since: former) else { return false }
    }
    return new.stack(screen.place)?.starts(with: screen.path) ?? false
  }

  private func isAbove(_ screen: Changed, _ other: Changed) -> Bool {
    let (level, otherLevel) = (level(of: screen.place), level(of: other.place))
    return level == otherLevel ? screen.path.count > other.path.count : level > otherLevel
  }

  private func level(of place: NavigationPlace<Bazaar>) -> Int {
    switch place {
    case .tab(let tab): tab == contents.tab ? -1 : -2
    case .gate: 0
    case .modal(let screen): contents.layers.firstIndex { $0.screen == screen }.map { $0 + 1 } ?? -1
    }
  }
}
