import Foundation

/// The methods that record when views, sheets, and covers appear or disappear.
extension NavigatorCore {
  /// Starts the navigation when the first view is on the screen.
  ///
  /// The snapshot is restored before the pending link is opened, so the user sees the destination of the link.
  ///
  /// - Parameters:
  ///   - snapshot: A snapshot to restore if no views have shown the state before.
  ///   - reportsModals: A Boolean value that indicates whether the views report the appearance and the dismissal of
  ///     sheets and covers.
  mutating func start(restoring snapshot: Data?, reportsModals: Bool) {
    guard !hasViews else { return }
    if let snapshot, !hasHadViews { _ = restore(snapshot) }
    hasViews = true
    hasHadViews = true
    presentation.reset(isReported: reportsModals)
    awaitConfirmation(of: presentation.update(to: state.modals, from: state.modals))
    forgetRestoredTab()
    openPendingLink()
    if let link = pendingLink, !missing(link).isEmpty { report(.pending(for: missing(link)), of: link) }
  }

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
  mutating func modalDidAppear(_ screen: NavigationState<Spec>.Modal.Screen) {
    switch presentation.appear(screen) {
    case .confirmed:
      awaitConfirmation(of: presentation.update(to: state.modals, from: state.modals))
      // Only a sheet or cover that has appeared is saved.
      save(isChanged: true)
    case .obsolete(let attempt): awaitConfirmation(of: attempt)
    case nil: break
    }
  }

  /// Records that the app or the user has dismissed a sheet or cover, together with all sheets and covers above it.
  ///
  /// A sheet or cover that couldn't be presented is now presented. A report about a screen that isn't on the screen has
  /// no other effect.
  mutating func modalDidDismiss(_ screen: NavigationState<Spec>.Modal.Screen) {
    let isRemoved = presentation.levels.contains { $0.screen == screen && $0.status == .dismissing }
    if presentation.dismiss(screen) {
      var next = state
      if !isRemoved { next.dismiss(screen) }
      assign(next, restoring: isRemoved ? restoredTab : nil)
    }
    retryPresentation()
  }

  /// Presents a sheet or cover again that wasn't confirmed in time.
  mutating func retryPresentation() { awaitConfirmation(of: presentation.retry()) }

  /// Records that the views haven't confirmed a presentation or a dismissal in time.
  mutating func timeOut(_ attempt: Int) {
    guard let level = presentation.timeOut(attempt) else { return }
    switch level.status {
    case .requested(let repeats):
      emit(.unconfirmed(level.screen))
      if repeats { retryPresentation() }
    case .dismissing:
      emit(.dismissalUnconfirmed(level.screen))
      awaitConfirmation(of: presentation.update(to: state.modals, from: state.modals))
    case .shown, .unconfirmed: break
    }
  }

  /// Waits for the views to confirm a presentation or a dismissal.
  mutating func awaitConfirmation(of attempt: Int?) {
    if let attempt { request(.awaitConfirmation(attempt)) }
  }
}

/// The methods that record the presentations of the app, such as a picker, that a link dismisses.
extension NavigatorCore {
  /// Records that a presentation of the app is on the screen. Links are pending until the presentation has ended.
  mutating func beginPresentation(_ number: Int) {
    presentationsOfApp.insert(number)
    openPendingLink()
  }

  /// Records that a presentation of the app has ended.
  mutating func endPresentation(_ number: Int) {
    guard presentationsOfApp.remove(number) != nil else { return }
    retryPresentation()
    openPendingLink()
  }
}
