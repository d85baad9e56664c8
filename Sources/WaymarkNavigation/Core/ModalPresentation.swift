/// The status of the presented sheet or cover, as reported by the views.
///
/// The views report each presentation and each dismissal. If a navigator has no views, the status is always `absent`,
/// and the navigator never waits for a dismissal.
enum ModalPresentation<Spec: NavigationSpec> {
  typealias Modal = NavigationState<Spec>.Modal

  /// No modal is on the screen. The navigation state may contain a modal whose view hasn't appeared yet.
  case absent
  /// The sheet or cover in the navigation state is on the screen.
  case shown
  /// A modal that was removed from the navigation state is still visible. The next modal waits until the removed modal
  /// is dismissed.
  case dismissing(Modal, next: Modal?)

  /// Returns the modal that was requested last. The view of the requested modal might not have appeared yet.
  ///
  /// - Parameter displayed: The modal in the current state.
  /// - Returns: The requested modal, or `nil` if no modal is requested.
  func requested(over displayed: Modal?) -> Modal? {
    if case .dismissing(_, let next) = self { next } else { displayed }
  }

  /// Requests a modal that replaces the displayed modal.
  ///
  /// - Parameters:
  ///   - modal: The modal to present, or `nil` to dismiss the displayed modal.
  ///   - displayed: The modal in the current state.
  /// - Returns: The modal to display now, or `nil` if another modal must be dismissed first.
  mutating func request(_ modal: Modal?, over displayed: Modal?) -> Modal? {
    switch self {
    case .absent: return modal
    case .shown where modal?.screen == displayed?.screen: return modal
    case .shown:
      if let displayed { self = .dismissing(displayed, next: modal) }
      return nil
    case .dismissing(let former, _):
      self = .dismissing(former, next: modal)
      return nil
    }
  }

  /// The screens on the stack of the modal that is being dismissed. These screens don't change until the dismissal is
  /// complete.
  var stackInDismissal: [Spec.Route]? {
    if case .dismissing(let modal, _) = self { modal.stack } else { nil }
  }
}
