import Foundation

/// What the views of an app tell their navigator. The library's own do; an app calls this only from views that it has written in
/// their place.
extension Navigator {
  /// The first view is there: a link that has waited for it is followed. Before that, links wait, so that one that has started
  /// the app is followed after whatever is brought back, and wins.
  ///
  /// - Parameter snapshot: A snapshot to bring back first, where the app keeps one for each scene. It is of no effect later.
  public func start(restoring snapshot: Data? = nil) { perform { $0.start(restoring: snapshot) } }

  /// The views are gone, with whatever they presented, as where an app shows a sign-in in place of its tabs. Links wait for the
  /// next ``start(restoring:)``, and nothing waits for views any more.
  public func stop() { perform { $0.stop() } }

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
  public func modalDidAppear(_ screen: NavigationState<Spec>.Modal.Screen) { perform { $0.modalDidAppear(screen) } }

  /// The sheet or cover that was on the screen has left it: the app has dismissed it, or the user has. The one that waits for
  /// this is presented.
  public func modalDidDismiss() { perform { $0.modalDidDismiss() } }
}
