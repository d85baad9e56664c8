import Foundation

/// The reports of the views.
extension NavigatorCore {
  /// The first view is on the screen: the pending link is opened, after the snapshot is restored, so that the link wins.
  mutating func start(restoring snapshot: Data?) {
    guard !hasViews else { return }
    if let snapshot, !hasHadViews { _ = restore(snapshot) }
    hasViews = true
    hasHadViews = true
    forgetRestoredTab()
    openPendingLink()
    if let link = pendingLink, !missing(link).isEmpty { report(.pending(for: missing(link)), of: link) }
  }

  /// The views are gone, with everything that they presented. Links wait for the next views.
  mutating func stop() {
    hasViews = false
    let intended = intended
    presentation = .absent
    assign(intended, restoring: restoredTab)
  }

  /// The view of a sheet or cover is on the screen or about to be. If the state no longer has it, it has to go first.
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

  /// The view of the sheet or cover is gone: the app dismissed it, or the user did. The next one is presented.
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
