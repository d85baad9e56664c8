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
  ///
  /// Views that replace other views can appear before the other views disappear. If other views of the navigator still
  /// exist after two seconds, a fault is logged.
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

  deinit {
    Task { @MainActor [navigator, id] in navigator.host.stop(for: id) }
  }
}

/// The sheets or covers that have appeared at one level, in the order of their appearance.
///
/// SwiftUI doesn't pass the dismissed item to the `onDismiss` closure. SwiftUI dismisses items in the order of their
/// appearance, so a call of the closure refers to the first item that has appeared and wasn't dismissed.
@MainActor
final class ShownModals<Spec: NavigationSpec> {
  private var modals: [PresentedModal<Spec>] = []

  /// Records that a sheet or cover has appeared. A sheet or cover under a cover can appear several times.
  func appear(_ modal: PresentedModal<Spec>) {
    if !modals.contains(modal) { modals.append(modal) }
  }

  /// Returns the sheet or cover that was dismissed, or `nil` if none has appeared.
  func dismiss() -> PresentedModal<Spec>? { modals.isEmpty ? nil : modals.removeFirst() }
}
