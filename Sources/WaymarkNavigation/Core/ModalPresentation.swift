/// The presentation of a sheet or cover on the screen, as reported by the views.
///
/// The views confirm each presentation and each dismissal. Without views, the presentation is always `absent`, and no
/// sheet or cover waits.
enum ModalPresentation<Spec: NavigationSpec> {
  typealias Modal = NavigationState<Spec>.Modal

  /// No modal is on the screen. The navigation state may contain a modal whose view hasn't appeared yet.
  case absent
  /// The sheet or cover of the navigation state is on the screen.
  case shown
  /// A modal that was removed from the navigation state is still on the screen. The next modal waits for its dismissal.
  case dismissing(Modal, next: Modal?)

  /// Returns the modal to which commands apply. The modal may still be waiting for its presentation.
  ///
  /// - Parameter displayed: The modal of the state.
  /// - Returns: The requested modal, or `nil` if no modal is requested.
  func requested(over displayed: Modal?) -> Modal? {
    if case .dismissing(_, let next) = self { next } else { displayed }
  }

  /// Requests a modal that replaces the displayed modal.
  ///
  /// - Parameters:
  ///   - modal: The modal to present, or `nil` to dismiss the displayed modal.
  ///   - displayed: The modal of the state.
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

  /// The stack inside the modal that is being dismissed. The stack stays unchanged until the view of the modal is
  /// dismissed.
  var stackInDismissal: [Spec.Route]? {
    if case .dismissing(let modal, _) = self { modal.stack } else { nil }
  }
}
