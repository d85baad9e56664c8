import Foundation
import WaymarkNavigation

/// An object that exists while the views of a navigator are on the screen.
///
/// The initializer reports to the navigator that the views have appeared. The deinitializer reports that the views have
/// disappeared. View callbacks are not sufficient, because a view under a cover receives no callback when the view is
/// removed.
@MainActor
final class ViewsOfNavigator<Spec: NavigationSpec> {
  let navigator: Navigator<Spec>
  private let id = UUID()

  /// Reports to the navigator that the views have appeared.
  init(_ navigator: Navigator<Spec>, restoring snapshot: Data? = nil) {
    self.navigator = navigator
    navigator.host.start(for: id, restoring: snapshot)
  }

  /// Reports to the navigator that the views have disappeared.
  func stop() { navigator.host.stop(for: id) }

  deinit {
    Task { @MainActor [navigator, id] in navigator.host.stop(for: id) }
  }
}
