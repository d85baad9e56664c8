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
    #if canImport(CoreSpotlight) && !os(tvOS) && !os(watchOS)
      if navigator.publishScreen == nil { ScreenActivities.publish(of: navigator) }
    #endif
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

/// The modals of one level that have appeared and whose dismissal isn't reported. SwiftUI doesn't pass the item to
/// `onDismiss`, and may omit or delay a call.
@MainActor final class ShownModals<Spec: NavigationSpec> {
  private var modals: [PresentedModal<Spec>] = []

  /// A modal under a cover can appear several times.
  func appear(_ modal: PresentedModal<Spec>) {
    if !modals.contains(modal) { modals.append(modal) }
  }

  /// The user can dismiss only a modal that has appeared. SwiftUI can set the binding of an earlier modal to `nil` when
  /// the level already shows another one.
  func mayDismiss(_ modal: PresentedModal<Spec>, current: PresentedModal<Spec>?) -> Bool {
    modal == current && modals.contains(modal)
  }

  /// The modals whose dismissal a call of `onDismiss` reports: all before `current`, which the level must show now.
  func takeDismissed(current: PresentedModal<Spec>?) -> [PresentedModal<Spec>] {
    let former = modals.filter { $0 != current }
    let dismissed = former.isEmpty ? modals : former
    modals.removeAll(where: dismissed.contains)
    return dismissed
  }
}
