/// The progress of the sheet or cover on the screen, as far as the views have reported it.
///
/// The views confirm what they present and dismiss. Without views the presentation is always `absent`, and nothing waits.
enum ModalPresentation<Spec: NavigationSpec> {
  typealias Modal = NavigationState<Spec>.Modal

  /// No view is presented. The state may request one.
  case absent
  /// The view of the state's sheet or cover is presented.
  case shown
  /// The view of a modal that the state no longer has is presented; the next one is presented after its dismissal.
  case dismissing(Modal, next: Modal?)

  /// The modal that commands see and change, which may have to wait.
  ///
  /// - Parameter displayed: The modal of the state.
  func requested(over displayed: Modal?) -> Modal? {
    if case .dismissing(_, let next) = self { next } else { displayed }
  }

  /// Requests a modal in place of the displayed one; nil requests its dismissal.
  ///
  /// - Returns: The modal that the state displays now; nil while a view has to be dismissed first.
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

  /// The stack inside the modal that is being dismissed, which stays unchanged until its view is gone.
  var stackInDismissal: [Spec.Route]? {
    if case .dismissing(let modal, _) = self { modal.stack } else { nil }
  }
}
