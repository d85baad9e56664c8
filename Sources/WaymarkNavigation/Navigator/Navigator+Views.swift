import Foundation

/// What the views of an app tell their navigator. The library's own do; an app calls this only from views that it has written in
/// their place.
extension Navigator {
  /// The first view is there: a link that has waited for it is followed. Before that, links wait, so that one that has started
  /// the app is followed after whatever is brought back, and wins.
  ///
  /// - Parameter snapshot: A snapshot to bring back first, where the app keeps one for each scene. It is of no effect later.
  public func start(restoring snapshot: Data? = nil) {
    guard !hasStarted else { return }
    command {
      if let snapshot, !hasEverStarted { restore(snapshot) }
      hasStarted = true
      hasEverStarted = true
      restoredTab = nil
      followHeldLink()
      if let link = waitingLink, !missing(link).isEmpty { tell(.held(for: missing(link)), of: link.url) }
    }
  }

  /// The views are gone, with whatever they presented, as where an app shows a sign-in in place of its tabs. Links wait for the
  /// next ``start(restoring:)``, and nothing waits for views any more.
  public func stop() {
    hasStarted = false
    let intended = intended
    presentation = .absent
    assign(intended, restoring: restoredTab)
  }

  /// Views are there, and others may be that have them in their place: those appear before the former ones have gone.
  package func start(for views: UUID, restoring snapshot: Data? = nil) {
    self.views.insert(views)
    // Of views that were there before, nothing is presented any more.
    stop()
    start(restoring: snapshot)
  }

  /// Views are gone. Where they were the last ones, there are none.
  package func stop(for views: UUID) {
    if self.views.remove(views) != nil, self.views.isEmpty { stop() }
  }

  /// A sheet or cover is about to be on the screen, or is there. From now on another one waits until ``modalDidDismiss()``; so
  /// does one that has taken its place in the state already.
  public func modalDidAppear(_ screen: NavigationState<Spec>.Modal.Screen) {
    guard screen != state.modal?.screen else {
      presentation = .shown
      return
    }
    if case .leaving(let former, _) = presentation, former.screen == screen { return }
    let intended = intended
    presentation = .leaving(NavigationState.Modal(screen), next: nil)
    assign(intended, restoring: restoredTab)
  }

  /// The sheet or cover that was on the screen has left it: the app has dismissed it, or the user has. The one that waits for
  /// this is presented.
  public func modalDidDismiss() {
    var next = intended
    switch presentation {
    case .absent: return
    case .shown: next.modal = nil
    case .leaving: break
    }
    presentation = .absent
    assign(next)
  }
}
