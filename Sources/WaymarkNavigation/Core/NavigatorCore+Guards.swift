extension NavigatorCore {
  /// Presents the screen for a missing condition, or rejects the command if there is none.
  mutating func wait(
    _ command: NavigationCommand<Spec>, _ question: Int?, for missing: [Spec.Condition]
  ) -> CommandOutcome {
    guard let screen = fulfillingScreen(for: missing) else {
      return reject(.unmet(missing, by: command), question: question)
    }
    if let outcome = ask(
      before: stateFulfilling(with: screen), question: question,
      repeating: { _ = $0.run(command, question: question) })
    {
      return outcome
    }
    dropPendingCommand()
    emit(.pending(command, for: missing))
    presentFulfilling(screen)
    pendingCommand = PendingCommand(command: command, question: question)
    return .pending(for: missing.map { $0.rawValue })
  }

  /// The screen's own conditions must hold, and a gate must allow the screen.
  func fulfillingScreen(for missing: [Spec.Condition]) -> NavigationState<Spec>.Modal.Screen? {
    missing.lazy.compactMap { Self.fulfillingScreen(for: $0) }.first { screen in
      self.missing(screen.requirements).isEmpty && (state.gate.map { screen.canCover($0.screen) } ?? true)
    }
  }

  private static func fulfillingScreen(for condition: Spec.Condition) -> NavigationState<Spec>.Modal.Screen? {
    switch Spec._screen(for: condition) {
    case .sheet(let sheet): .sheet(sheet)
    case .cover(let cover): .cover(cover)
    case .push, nil: nil
    }
  }

  mutating func presentFulfillingScreen(of link: PendingLink<Spec>) {
    let missing = missing(link)
    // The user opens a gate on the gate itself.
    if state.gate != nil, missing.contains(where: Spec.gateConditions.contains) { return }
    guard hasViews, !missing.isEmpty, let screen = fulfillingScreen(for: missing) else { return }
    if let changed = screenToAsk(before: stateFulfilling(with: screen)) {
      return ask(changed, for: .link(link.number))
    }
    presentFulfilling(screen)
  }

  private func stateFulfilling(with screen: NavigationState<Spec>.Modal.Screen) -> NavigationState<Spec> {
    var next = state
    if !next.has(.modal(screen)) { next.present(NavigationState.Modal(screen)) }
    return next
  }

  private mutating func presentFulfilling(_ screen: NavigationState<Spec>.Modal.Screen) {
    // A screen for another condition may replace the former screen, which is not a reason to drop what waits.
    fulfilling = nil
    assign(stateFulfilling(with: screen))
    fulfilling = screen
  }

  /// Nothing is dropped.
  mutating func dismissFulfilling() {
    guard let screen = fulfilling else { return }
    fulfilling = nil
    remove(screen)
  }

  /// Drops what waits for conditions if the user has dismissed the screen with which they can become true.
  mutating func dropIfDismissed() {
    guard let screen = fulfilling, !state.has(.modal(screen)) else { return }
    fulfilling = nil
    dropPendingCommand()
    if let link = pendingLink, !missing(link).isEmpty { discardPendingLink() }
  }

  package mutating func dropPendingCommand() {
    guard let pending = pendingCommand else { return }
    pendingCommand = nil
    emit(.dropped(pending.command))
    if let question = pending.question { request(.answer(question, with: nil)) }
  }

  mutating func continueAfterConditions() {
    let missing =
      (pendingCommand.map { self.missing($0.requires) } ?? []) + (pendingLink.map { self.missing($0) } ?? [])
    // The user has made the condition true, so the screen has served its purpose.
    if let screen = fulfilling, !missing.contains(where: { Self.fulfillingScreen(for: $0) == screen }) {
      dismissFulfilling()
    }
    if let pending = pendingCommand, fulfilling == nil {
      pendingCommand = nil
      _ = run(pending.command, question: pending.question)
    }
    openPendingLink()
  }
}
