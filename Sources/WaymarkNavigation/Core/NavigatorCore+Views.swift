import Foundation

/// The methods that record when views, sheets, and covers appear or disappear.
extension NavigatorCore {
  /// Starts the navigation when the first view is on the screen.
  ///
  /// The snapshot is restored before the pending link is opened, so the user sees the destination of the link.
  mutating func start(restoring snapshot: Data?) {
    guard !hasViews else { return }
    if let snapshot, !hasHadViews { _ = restore(snapshot) }
    hasViews = true
    hasHadViews = true
    forgetRestoredTab()
    openPendingLink()
    if let link = pendingLink, !missing(link).isEmpty { report(.pending(for: missing(link)), of: link) }
  }

  /// Stops the navigation after the views and all presented sheets and covers have disappeared. New links stay pending
  /// until views appear again.
  mutating func stop() {
    hasViews = false
    let intended = intended
    presentation = .absent
    assign(intended, restoring: restoredTab)
  }

  /// Records that a sheet or cover is on the screen or about to appear.
  ///
  /// If the navigation state no longer contains this sheet or cover, the next modal waits until this sheet or cover is
  /// dismissed.
  mutating func modalDidAppear(_ screen: NavigationState<Spec>.Modal.Screen) {
    guard screen != state.modal?.screen else {
      presentation = .shown
      return
    }
    if case .dismissing(let former, _) = presentation, former.screen == screen { return }
    let intended = intended
    presentation = .dismissing(NavigationState.Modal(screen), next: nil)
    assign(intended, restoring: restoredTab)
  }

  /// Records that the app or the user has dismissed the presented sheet or cover. If another modal is waiting, that
  /// modal is presented now.
  mutating func modalDidDismiss() {
    var next = intended
    switch presentation {
    case .absent: return
    case .shown: next.modal = nil
    case .dismissing: break
    }
    presentation = .absent
    assign(next)
  }
}
