/// The progress of the sheet or cover on the screen, as far as the views have reported it.
///
/// The views confirm each presentation and each dismissal. Without views, the presentation is always `absent`, and no
/// modal waits.
enum ModalPresentation<Spec: NavigationSpec> {
  typealias Modal = NavigationState<Spec>.Modal

  /// No view is presented. The state may have a modal whose view hasn't appeared yet.
  case absent
  /// The view of the state's sheet or cover is presented.
  case shown
  /// The view of a modal that the state no longer has is presented. The next modal is presented after the dismissal of
  /// that view.
  case dismissing(Modal, next: Modal?)

  /// Returns the modal that commands see and change. The modal may still be waiting for its presentation.
  ///
  /// - Parameter displayed: The modal of the state.
  /// - Returns: The requested modal, or `nil` if no modal is requested.
  func requested(over displayed: Modal?) -> Modal? {
    if case .dismissing(_, let next) = self { next } else { displayed }
  }

  /// Requests a modal in place of the displayed modal.
  ///
  /// - Parameters:
  ///   - modal: The modal to present, or `nil` to dismiss the displayed modal.
  ///   - displayed: The modal of the state.
  /// - Returns: The modal that the state displays now, or `nil` while another view must be dismissed first.
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
