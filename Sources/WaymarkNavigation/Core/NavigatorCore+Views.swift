import Foundation

/// The methods that record when views, sheets, and covers appear or disappear.
extension NavigatorCore {
  /// Starts the navigation when the first view is on the screen.
  ///
  /// The snapshot is restored before the pending link is opened, so the user sees the destination of the link. If views
  /// have shown the state before, the snapshot is ignored.
  mutating func start(restoring snapshot: Data?, reportsModals: Bool) {
    guard !hasViews else { return }
    if let snapshot, !hasHadViews { _ = restore(snapshot) }
    hasViews = true
    hasHadViews = true
    presentation.reset(isReported: reportsModals)
    forgetRestoredState()
    if let link = pendingLink, !missing(link).isEmpty { report(.pending(for: missing(link)), of: link) }
    // A sheet or cover that the link dismisses at once is not requested.
    openPendingLink()
    presentation.update(to: state.modals, from: state.modals)
  }

  /// Starts the navigation without a snapshot. The views report the appearance and the dismissal of sheets and covers.
  package mutating func start() { start(restoring: nil, reportsModals: true) }

  /// Stops the navigation after the views and all presented sheets and covers have disappeared. New links stay pending
  /// until views appear again.
  mutating func stop() {
    hasViews = false
    presentation.reset(isReported: false)
  }

  /// Records that a sheet or cover has appeared.
  ///
  /// If the navigation state no longer contains this sheet or cover, the next modal waits until this sheet or cover is
  /// dismissed.
  package mutating func modalDidAppear(_ screen: NavigationState<Spec>.Modal.Screen, request: Int? = nil) {
    guard presentation.appear(screen, request: request) else { return }
    presentation.update(to: state.modals, from: state.modals)
    // Only a sheet or cover that has appeared is saved.
    save(isChanged: true)
  }

  /// Records that the app or the user has dismissed a sheet or cover, together with all sheets and covers above it.
  ///
  /// A report about a screen that hasn't appeared doesn't change the state. The report shows that another screen was in
  /// the way, so a sheet or cover that couldn't be presented is presented again.
  package mutating func modalDidDismiss(_ screen: NavigationState<Spec>.Modal.Screen, request: Int? = nil) {
    switch presentation.dismiss(screen, request: request) {
    case .shown:
      var next = state
      next.dismiss(screen)
      assign(next)
    case .dismissing: presentation.update(to: state.modals, from: state.modals)
    case .requested, .unconfirmed, nil:
      presentation.expectObstacle()
      presentation.retry()
    }
  }

  /// Presents a sheet or cover again that wasn't confirmed in time.
  mutating func retryPresentation() { presentation.retry() }

  /// Records that the views haven't confirmed a presentation or a dismissal in time.
  mutating func timeOut(_ attempt: Int) {
    guard let level = presentation.timeOut(attempt) else { return }
    switch level.status {
    case .requested(let repeats):
      emit(.unconfirmed(level.screen))
      if repeats { retryPresentation() }
    case .dismissing:
      emit(.dismissalUnconfirmed(level.screen))
      presentation.update(to: state.modals, from: state.modals)
    case .shown, .unconfirmed: break
    }
  }
}

/// The methods that record the presentations of the app, such as a picker, that a link dismisses.
extension NavigatorCore {
  /// Records that a presentation of the app is on the screen. Links are pending until the presentation has ended.
  mutating func beginPresentation(_ number: Int) {
    presentationsOfApp.insert(number)
    openPendingLink()
  }

  mutating func endPresentation(_ number: Int) {
    guard presentationsOfApp.remove(number) != nil else { return }
    openPendingLink()
    // The presentation may still be on its way out and prevent the next one, which is then repeated.
    presentation.expectObstacle()
    presentation.retry()
  }
}
