/// The result of a command on a ``NavigatorCore``. The core itself contains the new state.
struct Transition<Spec: NavigationSpec, Outcome> {
  /// The value that the command returns to its caller.
  let outcome: Outcome
  /// The events of the command, in order.
  let events: [NavigationEvent<Spec>]
  /// The effects that the command requests, in order.
  let effects: [NavigatorEffect<Spec>]
}

/// A side effect that a command requests, for example to save a snapshot.
enum NavigatorEffect<Spec: NavigationSpec> {
  /// Asks the app for the destination of a link, and passes the answer to ``NavigatorCore/answer(_:to:)``.
  case resolve(Spec.Link, AppLinkContext<Spec>, number: Int)
  /// Cancels the task in which the app resolves a link.
  case cancelResolving
  /// Saves a snapshot of the state.
  case saveState(NavigationSnapshot<Spec>)
  /// Saves the selected tab.
  case saveSelection(Spec.Tab)
  /// Saves the user's choice of tabs.
  case saveArrangement(TabArrangement<Spec>)
  /// Brings a window to the front, even if the window is already open and the state doesn't change.
  case showWindow(Spec.Window)
}
