/// How far the view of what is presented has come, as far as the views have said. Without views it is always absent, and nothing
/// waits.
enum ModalPresentation<Spec: NavigationSpec> {
  typealias Modal = NavigationState<Spec>.Modal

  /// There is none.
  case absent
  /// The view of the state's sheet or cover is there.
  case shown
  /// The view of one is there that the state does not have any more; when it has gone, the next one is presented.
  case leaving(Modal, next: Modal?)
}
