import Foundation

/// The connection between a navigator and the views that show its state.
///
/// The views of `WaymarkUI` use this connection. Use ``Navigator/host`` only in custom views that replace the views of
/// `WaymarkUI`, and in tests that simulate views.
@MainActor
public struct NavigatorHost<Spec: NavigationSpec> {
  private let navigator: Navigator<Spec>

  init(_ navigator: Navigator<Spec>) { self.navigator = navigator }

  /// Reports that the first view is on the screen, and opens the pending link.
  ///
  /// Links stay pending until this method is called. If a link launches the app, the state is restored before the link
  /// is opened. The user therefore sees the destination of the link.
  ///
  /// - Parameter snapshot: A snapshot to restore before the pending link is opened. Pass a snapshot if the app saves a
  ///   snapshot for each scene. The snapshot is ignored if views have already shown the state of the navigator.
  public func start(restoring snapshot: Data? = nil) { navigator.perform { $0.start(restoring: snapshot) } }

  /// Reports that the views and all presented sheets and covers have disappeared.
  ///
  /// Call this method, for example, when the app replaces its tabs with a sign-in screen. New links stay pending until
  /// the next call of ``start(restoring:)``.
  public func stop() { navigator.perform { $0.stop() } }

  /// Reports that a sheet or cover is on the screen or about to appear.
  ///
  /// The next sheet or cover is not presented until ``modalDidDismiss()`` is called.
  ///
  /// - Parameter screen: The sheet or cover that appears. The navigation state may no longer contain this sheet or
  ///   cover.
  public func modalDidAppear(_ screen: NavigationState<Spec>.Modal.Screen) {
    navigator.perform { $0.modalDidAppear(screen) }
  }

  /// Reports that the app or the user has dismissed the sheet or cover. If another sheet or cover is waiting, that
  /// sheet or cover is presented now.
  public func modalDidDismiss() { navigator.perform { $0.modalDidDismiss() } }

  /// Reports that views are on the screen.
  ///
  /// The new views may appear before earlier views have disappeared. While the earlier views are on the screen, their
  /// sheets and covers are, too, so the call resets no presentation.
  ///
  /// - Parameters:
  ///   - views: The identity of the views.
  ///   - snapshot: A snapshot to restore before the pending link is opened.
  package func start(for views: UUID, restoring snapshot: Data? = nil) {
    // The sheets and covers of views that have disappeared are no longer on the screen.
    if navigator.views.isEmpty { stop() }
    navigator.views.insert(views)
    start(restoring: snapshot)
  }

  /// Reports that views have disappeared.
  ///
  /// - Parameter views: The identity of the views.
  package func stop(for views: UUID) {
    guard navigator.views.remove(views) != nil else { return }
    if navigator.views.isEmpty {
      stop()
    } else if navigator.state.modal == nil {
      // The remaining views present nothing. A dismissal that the removed views began may never complete.
      stop()
      start()
    }
  }
}

extension Navigator {
  /// The connection between this navigator and its views, for custom views that replace the views of `WaymarkUI`.
  public var host: NavigatorHost<Spec> { NavigatorHost(self) }
}
