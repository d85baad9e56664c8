import Foundation
import WaymarkNavigation

/// Exists while the views of a navigator are on the screen, and reports their appearance and disappearance in `init`
/// and `deinit`: a view under a cover receives no callback when it is removed.
@MainActor final class ViewsOfNavigator<Spec: NavigationSpec> {
  let navigator: Navigator<Spec>
  private let id = UUID()

  /// New views can appear before the views that they replace disappear. A fault is logged if both exist after two
  /// seconds.
  init(_ navigator: Navigator<Spec>, restoring snapshot: Data? = nil) {
    self.navigator = navigator
    navigator.host.start(for: id, restoring: snapshot)
    guard navigator.views.count > 1 else { return }
    navigator.delay(.seconds(2)) { [weak self] in self?.reportOtherViews() }
  }

  func stop() { navigator.host.stop(for: id) }

  private func reportOtherViews() {
    guard navigator.views.contains(id), navigator.views.count > 1 else { return }
    navigator.reportMistake(
      """
      \(navigator.views.count) views show the same Navigator<\(Spec.self)>, so their windows show the same screens. \
      Create the navigator in a view inside the WindowGroup, for example with @State, and not in the App.
      """)
  }

  deinit { Task { @MainActor [navigator, id] in navigator.host.stop(for: id) } }
}

/// The modals of one level, in the order of their appearance. SwiftUI doesn't pass the dismissed item to `onDismiss`,
/// but dismisses items in this order.
@MainActor final class ShownModals<Spec: NavigationSpec> {
  private var modals: [PresentedModal<Spec>] = []

  /// A modal under a cover can appear several times.
  func appear(_ modal: PresentedModal<Spec>) {
    if !modals.contains(modal) { modals.append(modal) }
  }

  func dismiss() -> PresentedModal<Spec>? { modals.isEmpty ? nil : modals.removeFirst() }
}
