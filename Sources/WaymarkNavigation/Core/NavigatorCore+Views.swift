import Foundation

extension NavigatorCore {
  /// Restores the snapshot before the pending link is opened, so the user sees the link's destination. Ignores the
  /// snapshot if views have shown the state before.
  mutating func start(restoring snapshot: RestorableSnapshot?, reportsModals: Bool) {
    guard !hasViews else { return }
    if let snapshot, !hasHadViews { _ = restore(snapshot) }
    hasViews = true
    hasHadViews = true
    presentation.reset(isReported: reportsModals)
    forgetRestoredState()
    if let link = pendingLink, !missing(link).isEmpty, !isDiverted(link) {
      report(.pending(for: missing(link)), of: link)
    }
    // A sheet or cover that the link dismisses at once is not requested.
    openPendingLink()
    answerUnmatchedLink()
    presentation.update(to: state.modals, from: state.modals)
  }

  /// The views report the appearance and the dismissal of sheets and covers.
  package mutating func start(reportsModals: Bool = true) { start(restoring: nil, reportsModals: reportsModals) }

  /// After all views and modals have disappeared, new links stay pending until views appear again.
  mutating func stop() {
    hasViews = false
    presentation.reset(isReported: false)
  }

  /// If the state no longer contains the modal, the next one waits until it is dismissed.
  package mutating func modalDidAppear(_ screen: NavigationState<Spec>.Modal.Screen, request: Int? = nil) {
    guard presentation.appear(screen, request: request) else { return }
    presentation.update(to: state.modals, from: state.modals)
    // Only a sheet or cover that has appeared is saved.
    save(isChanged: true)
  }

  /// Includes all modals above. A report about a screen that hasn't appeared doesn't change the state, but shows that
  /// another screen was in the way, so a modal that couldn't be presented is presented again.
  package mutating func modalDidDismiss(_ screen: NavigationState<Spec>.Modal.Screen, request: Int? = nil) {
    switch presentation.dismiss(screen, request: request) {
    case .shown: remove(screen)
    case .dismissing: presentation.update(to: state.modals, from: state.modals)
    case .requested, .unconfirmed, nil: presentation.retry()
    }
  }

  mutating func retryPresentation() { presentation.retry() }

  mutating func setSceneActive(_ isActive: Bool) {
    isSceneActive = isActive
    if isActive { retryPresentation() }
  }

  mutating func timeOut(_ attempt: Int) {
    let counts = isSceneActive && presentationsOfApp.isEmpty
    guard let level = presentation.timeOut(attempt, counts: counts) else { return }
    switch level.status {
    case .requested:
      emit(.unconfirmed(level.screen))
      guard presentation.isLastFailure else { return }
      emit(.notPresented(level.screen))
      remove(level.screen)
    case .dismissing:
      emit(.dismissalUnconfirmed(level.screen))
      presentation.update(to: state.modals, from: state.modals)
    case .shown, .unconfirmed: break
    }
  }
}

/// Presentations of the app, such as a picker, which a link dismisses.
extension NavigatorCore {
  /// Links are pending until the presentation has ended.
  mutating func beginPresentation(_ number: Int) {
    presentationsOfApp.insert(number)
    openPendingLink()
  }

  mutating func endPresentation(_ number: Int) {
    guard presentationsOfApp.remove(number) != nil else { return }
    openPendingLink()
    presentation.retry()
  }
}

extension NavigatorCore {
  /// An effect answers the question exactly once. By default, the screen has its first presentation in the spec, and is
  /// pushed onto the visible stack.
  package mutating func ask<Value>(
    _ question: ScreenQuestion<Spec, Value>, as presentation: ScreenPresentation?, in place: Place?,
    over covered: Place? = nil, number: Int
  ) -> CommandOutcome {
    switch question.screen(as: presentation) {
    case .push(let route): run(.push(route, in: place ?? state.place), question: number)
    case .sheet(let sheet): run(.present(.sheet(sheet), over: covered), question: number)
    case .cover(let cover): run(.present(.cover(cover), over: covered), question: number)
    case nil:
      reject(.notPresentable(name: question.screens.first?.name ?? "", as: presentation ?? .push), question: number)
    }
  }

  package mutating func finish(_ name: String, with value: ReturnedValue) -> CommandOutcome {
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
    dropDecision(for: number)
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
