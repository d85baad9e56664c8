/// The result of a command on a ``NavigatorCore``. The new state is in the core, not in this result.
package struct Transition<Spec: NavigationSpec, Outcome> {
  /// The value that the command returns to its caller.
  package let outcome: Outcome
  /// The events that the command caused, in order.
  package let events: [NavigationEvent<Spec>]
  /// The effects that the command requests, in order.
  let effects: [NavigatorEffect<Spec>]
}

/// A side effect that a command requests, such as saving a snapshot.
indirect enum NavigatorEffect<Spec: NavigationSpec> {
  /// Asks the app for the destination of a link, and passes the answer to ``NavigatorCore/answer(_:to:)``.
  case resolve(Spec.Link, AppLinkContext<Spec>, number: Int)
  /// Cancels the task that resolves a link.
  case cancelResolving
  /// Saves a snapshot of the state.
  case saveState(NavigationSnapshot<Spec>)
  /// Saves the selected tab.
  case saveSelection(Spec.Tab)
  /// Saves the user's choice of tabs.
  case saveArrangement(TabArrangement<Spec>)
  /// Waits for the views to confirm a presentation or a dismissal, and then calls ``NavigatorCore/timeOut(_:)``.
  case awaitConfirmation(Int)
  /// Dismisses the presentations of the app that a link dismisses.
  case endPresentations
  /// Updates the view of a stack whose screens the view has changed, but not the state.
  case refresh(NavigationPlace<Spec>)
  /// Reports that a screen with the associated name is asked for a value.
  case asked(String)
  /// Answers a question. The value is `nil` if the screen left without a value.
  case answer(Int, with: ReturnedValue?)
  /// Shows a window in front of other windows. A command requests this effect even if the window is already open.
  case showWindow(Spec.Window)
}
