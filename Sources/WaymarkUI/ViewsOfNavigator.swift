import Foundation
import WaymarkNavigation

/// The views that show a navigator, for as long as they live. It has them tell when they come, and tells itself when they are gone:
/// nobody calls a view when what it stands in is taken away from under a cover.
@MainActor
final class ViewsOfNavigator<Spec: NavigationSpec> {
  let navigator: Navigator<Spec>
  private let id = UUID()

  /// Views that are there.
  init(_ navigator: Navigator<Spec>, restoring snapshot: Data? = nil) {
    self.navigator = navigator
    navigator.host.start(for: id, restoring: snapshot)
  }

  /// The views are gone.
  func stop() { navigator.host.stop(for: id) }

  deinit {
    Task { @MainActor [navigator, id] in navigator.host.stop(for: id) }
  }
}
