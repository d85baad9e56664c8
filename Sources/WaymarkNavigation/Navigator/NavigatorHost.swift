import Foundation

/// The connection of a navigator with the views that show it: ``Navigator/host``.
///
/// The views of `WaymarkUI` use it. Call it only from views that you write in their place, and from tests that stand for views.
@MainActor
public struct NavigatorHost<Spec: NavigationSpec> {
  private let navigator: Navigator<Spec>

  init(_ navigator: Navigator<Spec>) { self.navigator = navigator }

  /// Reports that the first view is on the screen. The pending link is opened.
  ///
  /// Until then links wait, so that a link that launched the app is opened after the state is restored, and wins.
  ///
  /// - Parameter snapshot: A snapshot to restore first, if the app saves one for each scene. It has no effect on a later call.
  public func start(restoring snapshot: Data? = nil) { navigator.perform { $0.start(restoring: snapshot) } }

  /// Reports that the views are gone with everything that they presented, for example when an app shows a sign-in screen in place
  /// of its tabs. Links wait for the next ``start(restoring:)``.
  public func stop() { navigator.perform { $0.stop() } }

  /// Reports that a sheet or cover is on the screen, or about to be.
  ///
  /// From now on another one waits for ``modalDidDismiss()``.
  ///
  /// - Parameter screen: The sheet or cover. The state may no longer have it.
  public func modalDidAppear(_ screen: NavigationState<Spec>.Modal.Screen) {
    navigator.perform { $0.modalDidAppear(screen) }
  }

  /// Reports that the sheet or cover is gone, whether the app dismissed it or the user. The next one is presented.
  public func modalDidDismiss() { navigator.perform { $0.modalDidDismiss() } }

  /// Reports that views are on the screen, possibly in place of others that disappear later.
  ///
  /// - Parameters:
  ///   - views: The identity of the views.
  ///   - snapshot: A snapshot to restore first.
  package func start(for views: UUID, restoring snapshot: Data? = nil) {
    navigator.views.insert(views)
    // Nothing that earlier views presented is on the screen any longer.
    stop()
    start(restoring: snapshot)
  }

  /// Reports that views are gone.
  ///
  /// - Parameter views: The identity of the views.
  package func stop(for views: UUID) {
    if navigator.views.remove(views) != nil, navigator.views.isEmpty { stop() }
  }
}

extension Navigator {
  /// The connection with the views, for views that you write in place of those of `WaymarkUI`.
  public var host: NavigatorHost<Spec> { NavigatorHost(self) }
}
