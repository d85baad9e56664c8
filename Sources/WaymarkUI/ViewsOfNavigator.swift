import Foundation
import WaymarkNavigation

/// The lifetime of the views that show a navigator.
///
/// The initializer reports that the views have appeared, and the deinitializer reports that the views have disappeared.
/// The report doesn't depend on view callbacks, because a view under a cover receives no callback when the view is
/// removed.
@MainActor
final class ViewsOfNavigator<Spec: NavigationSpec> {
  let navigator: Navigator<Spec>
  private let id = UUID()

  /// Reports that the views have appeared.
  init(_ navigator: Navigator<Spec>, restoring snapshot: Data? = nil) {
    self.navigator = navigator
    navigator.host.start(for: id, restoring: snapshot)
  }

  /// Reports that the views have disappeared.
  func stop() { navigator.host.stop(for: id) }

  deinit {
    Task { @MainActor [navigator, id] in navigator.host.stop(for: id) }
  }
}
