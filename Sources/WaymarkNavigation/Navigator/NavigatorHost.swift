import Foundation

/// The connection between a navigator and the views that show its state.
///
/// The views of `WaymarkUI` use this connection. Use ``Navigator/host`` only in custom views that replace the views of
/// `WaymarkUI`, and in tests that simulate views.
@MainActor public struct NavigatorHost<Spec: NavigationSpec> {
  let navigator: Navigator<Spec>

  init(_ navigator: Navigator<Spec>) { self.navigator = navigator }

  /// Reports that the first view is on the screen, and opens the pending link.
  ///
  /// Links stay pending until this method is called. If a link launches the app, the state is restored before the link
  /// is opened. The user therefore sees the destination of the link.
  ///
  /// - Parameter snapshot: A snapshot to restore before the pending link is opened. Pass a snapshot if the app saves a
  ///   snapshot for each scene. The snapshot is ignored if views have already shown the state of the navigator.
  public func start(restoring snapshot: Data? = nil) { navigator.start(restoring: snapshot) }

  package func startWithoutViews() { navigator.start(restoring: nil, reportsModals: false) }

  /// Reports that the views and all presented sheets and covers have disappeared.
  ///
  /// Call this method, for example, when the app replaces its tabs with a sign-in screen. New links stay pending until
  /// the next call of ``start(restoring:)``.
  public func stop() { navigator.perform { $0.stop() } }

  /// The sheets and covers that the views must show at the moment, outermost first.
  ///
  /// Each sheet or cover is presented over the one before it. The navigator adds a sheet or cover to the list when the
  /// one before it has appeared, and when all others are dismissed. If the views can't present a sheet or cover, the
  /// navigator removes it from the list after two seconds, and adds it again later.
  public var modals: [PresentedModal<Spec>] { navigator.displayedModals }

  /// Reports that a sheet or cover has appeared.
  ///
  /// The navigator saves a sheet or cover only after this report.
  ///
  /// - Parameter modal: An element of ``modals``. The navigation state may no longer contain the sheet or cover.
  public func modalDidAppear(_ modal: PresentedModal<Spec>) {
    navigator.perform { $0.modalDidAppear(modal.screen, request: modal.request) }
  }

  /// Reports that the app or the user has dismissed a sheet or cover, together with all sheets and covers over it.
  ///
  /// - Parameter modal: The value that was passed to ``modalDidAppear(_:)``. If another sheet or cover is on the screen
  ///   instead, the report doesn't change the state.
  public func modalDidDismiss(_ modal: PresentedModal<Spec>) {
    navigator.perform { $0.modalDidDismiss(modal.screen, request: modal.request) }
  }

  package func modalDidAppear(_ screen: NavigationState<Spec>.Modal.Screen) {
    navigator.perform { $0.modalDidAppear(screen) }
  }

  package func modalDidDismiss(_ screen: NavigationState<Spec>.Modal.Screen) {
    navigator.perform { $0.modalDidDismiss(screen) }
  }

  /// Presents a sheet or cover again that the views haven't presented in time.
  ///
  /// Call this method when another presentation has ended.
  public func retryPresentation() { navigator.perform { $0.retryPresentation() } }

  /// Reports that the scene of the views has become active or inactive.
  ///
  /// When the scene becomes active, the navigator presents a sheet or cover again that the views haven't presented in
  /// time. While the scene is inactive, the navigator doesn't give up.
  ///
  /// - Parameter isActive: A Boolean value that indicates whether the scene is active.
  public func setSceneActive(_ isActive: Bool) { navigator.setSceneActive(isActive) }

  /// Reports that the scene of a window has become active or inactive.
  package func setWindow(_ window: Spec.Window, isActive: Bool) {
    navigator.perform { $0.setWindow(window, isActive: isActive) }
  }

  package func setWindowsCoverTabs(_ coverTabs: Bool) { navigator.perform { $0.windowsCoverTabs = coverTabs } }

  /// Reports that the app presents a screen without the navigator, such as a picker or an alert.
  ///
  /// If a link arrives, the navigator calls the closure, and opens the link when the presentation has ended.
  ///
  /// - Parameter dismiss: A closure that dismisses the presentation.
  /// - Returns: An object that ends the presentation when it is deallocated. Keep the object while the presentation is
  ///   on the screen.
  public func beginPresentation(dismiss: @escaping @MainActor () -> Void) -> AppPresentation {
    navigator.beginPresentation(dismiss: dismiss)
  }

  /// New views may appear before earlier views have disappeared. The earlier modals are then still on the screen, so no
  /// presentation is reset.
  package func start(for views: UUID, restoring snapshot: Data? = nil) {
    // The sheets and covers of views that have disappeared are no longer on the screen.
    if navigator.views.isEmpty { stop() }
    navigator.views.insert(views)
    start(restoring: snapshot)
  }

  package func stop(for views: UUID) {
    guard navigator.views.remove(views) != nil else { return }
    if navigator.views.isEmpty {
      stop()
    } else if navigator.displayedModals.isEmpty {
      // The remaining views present nothing. A dismissal that the removed views began may never complete.
      navigator.perform {
        $0.stop()
        $0.start()
      }
    }
  }
}

extension Navigator {
  /// The connection between this navigator and its views, for custom views that replace the views of `WaymarkUI`.
  public var host: NavigatorHost<Spec> { NavigatorHost(self) }
}

/// A presentation of the app, such as a picker or an alert, that a link dismisses.
///
/// The presentation ends when the object is deallocated, or when ``end()`` is called.
@MainActor public final class AppPresentation {
  private var didEnd: (@MainActor () -> Void)?

  init(didEnd: @escaping @MainActor () -> Void) { self.didEnd = didEnd }

  /// Reports that the presentation has ended. A second call has no effect.
  public func end() {
    didEnd?()
    didEnd = nil
  }

  deinit {
    guard let didEnd else { return }
    Task { @MainActor in didEnd() }
  }
}
