import WaymarkNavigation

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
