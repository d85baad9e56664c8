/// The way in which the sheets and covers of a ``NavigationRecorder`` appear.
public enum RecordedPresentation: Hashable, Sendable {
  /// A sheet or cover is on the screen as soon as the state contains it.
  case automatically
  /// A sheet or cover appears and disappears when the test calls a method of the recorder, and times pass only with
  /// ``NavigationRecorder/letTimePass()``.
  case manually
}

struct RecordedScreen<Spec: NavigationSpec> {
  /// Outermost first.
  var modals: [PresentedModal<Spec>] = []
  private var calls: [(time: Duration, action: @MainActor () -> Void)] = []

  mutating func add(_ action: @escaping @MainActor () -> Void, after time: Duration) { calls.append((time, action)) }

  mutating func takeCalls(after limit: Duration? = nil) -> [@MainActor () -> Void] {
    defer { calls.removeAll { limit == nil || $0.time == limit } }
    return calls.filter { limit == nil || $0.time == limit }.map(\.action)
  }
}

/// The screen of a recorder that was created with `presenting: .manually`.
///
/// ```swift
/// let recorder = NavigationRecorder<FruitsNavigation>(presenting: .manually)
/// recorder.navigator.present(sheet: .checkout)
/// recorder.letTimePass()     // the system couldn't present the sheet
/// #expect(recorder.events.last == .unconfirmed(.sheet(.checkout)))
/// recorder.letTimePass()     // the pause is over
/// recorder.showModals()
/// recorder.dismissModal()    // the user swipes the sheet away
/// ```
extension NavigationRecorder {
  /// The sheets and covers on the screen, outermost first.
  public var modals: [NavigationState<Spec>.Modal.Screen] { screen.modals.map(\.screen) }

  /// Dismisses and presents sheets and covers as the navigator demands, and reports each to the navigator.
  public func showModals() {
    for action in screen.takeCalls(after: Navigator<Spec>.presentationDelay) { action() }
    while true {
      let wanted = navigator.host.modals
      let kept = screen.modals.commonPrefixCount(with: wanted)
      if kept < screen.modals.count {
        dismiss(from: kept)
      } else if kept < wanted.count {
        screen.modals.append(wanted[kept])
        navigator.host.modalDidAppear(wanted[kept])
      } else {
        return
      }
    }
  }

  /// Dismisses the sheet or cover over all others, as the user does with a swipe.
  public func dismissModal() {
    if !screen.modals.isEmpty { dismiss(from: screen.modals.count - 1) }
  }

  /// Lets the time for the confirmation of a sheet or cover pass, or the pause before the next attempt.
  public func letTimePass() {
    for action in screen.takeCalls() { action() }
  }

  private func dismiss(from index: Int) {
    let modal = screen.modals[index]
    screen.modals.removeSubrange(index...)
    navigator.host.modalDidDismiss(modal)
  }
}
