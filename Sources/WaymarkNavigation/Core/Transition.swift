/// The result of a command on a ``NavigatorCore``. The state itself is in the core.
struct Transition<Spec: NavigationSpec, Outcome> {
  /// The command's own result, for its caller.
  let outcome: Outcome
  /// The events of the command, in order.
  let events: [NavigationEvent<Spec>]
  /// The work that the command asks for, in order.
  let effects: [NavigatorEffect<Spec>]
}

/// Work outside of the navigation state that a command asks for.
enum NavigatorEffect<Spec: NavigationSpec> {
  /// Ask the app where a link leads, and pass its answer to ``NavigatorCore/answer(_:to:)``.
  case resolve(Spec.Link, AppLinkContext<Spec>, number: Int)
  /// Cancel the app's work on a link.
  case cancelResolving
  /// Save a snapshot of the state.
  case saveState(NavigationSnapshot<Spec>)
  /// Save the selected tab.
  case saveSelection(Spec.Tab)
  /// Save the user's choice of tabs.
  case saveArrangement(TabArrangement<Spec>)
  /// Bring a window to the front. One that is open already doesn't change the state.
  case showWindow(Spec.Window)
}
