/// A value type that implements the rules of navigation.
///
/// Each command is a mutating method that changes the state in place and records events and effects. ``perform(_:)``
/// returns the events and the effects of a command.
///
/// The core doesn't observe values, start tasks, or access storage or a clock. ``Navigator`` executes the effects that
/// the core requests.
package struct NavigatorCore<Spec: NavigationSpec> {
  package private(set) var state = NavigationState<Spec>()
  /// The user's choice of tabs.
  package var arrangement: TabArrangement<Spec>
  /// The conditions that are currently met.
  package var conditions: Set<Spec.Condition>
  /// The account that owns the saved state.
  var account: String?
  /// The arguments that links pass to the root screens of tabs. After a root screen has received its arguments, the
  /// navigator removes the arguments.
  var tabArguments: [Spec.Tab: Spec.TabArguments] = [:]

  /// The link that is pending until a view is on the screen and all conditions of the link are met.
  package var pendingLink: PendingLink<Spec>?
  package var resolvingLink: PendingLink<Spec>?
  /// The number of links received so far.
  var linkCount = 0

  /// The command that is pending until its conditions hold.
  package var pendingCommand: PendingCommand<Spec>?
  /// The sheet or cover with which the user can make the conditions of the pending command or link true.
  ///
  /// If the sheet or cover leaves the state while the conditions don't hold, the command and the link are dropped.
  var fulfilling: NavigationState<Spec>.Modal.Screen?
  /// The questions that screens haven't answered yet.
  package var questions: [OpenQuestion<Spec>] = []

  /// The sheets and covers on the screen.
  var presentation = ModalPresentation<Spec>()
  /// The presentations of the app, such as a picker, that a link dismisses.
  var presentationsOfApp: Set<Int> = []
  var hasViews = false
  /// A Boolean value that indicates whether views have ever shown the state.
  var hasHadViews = false

  /// The saved state, or `nil` if the state has changed since the restoration.
  ///
  /// The saved tab and the saved screens can depend on conditions that the app sets after the restoration. While the
  /// saved tab is hidden, its fallback tab is selected, and screens whose conditions don't hold are omitted.
  private(set) var restored: NavigationState<Spec>?
  /// The selected tab that the navigator saved most recently.
  var savedTab = Spec.tabBar.initial

  /// A hash of the tabs and screens in the spec. The hash is computed lazily, because only snapshots need the hash.
  private(set) lazy var shape = SpecShape(Spec.self)

  private var events: [NavigationEvent<Spec>] = []
  private var effects: [NavigatorEffect<Spec>] = []

  package init(conditions: Set<Spec.Condition>, account: String?, arrangement: TabArrangement<Spec>) {
    self.conditions = conditions
    self.account = account
    self.arrangement = arrangement
  }

  /// Carries out a command, and returns the outcome, the events, and the effects of the command.
  package mutating func perform<Outcome>(_ command: (inout Self) -> Outcome) -> Transition<Spec, Outcome> {
    let outcome = command(&self)
    if pendingCommand == nil, pendingLink == nil { fulfilling = nil }
    if let attempt = presentation.nextAttempt() { request(.awaitConfirmation(attempt)) }
    defer { (events, effects) = ([], []) }
    return Transition(outcome: outcome, events: events, effects: effects)
  }

  mutating func emit(_ event: NavigationEvent<Spec>) { events.append(event) }

  mutating func request(_ effect: NavigatorEffect<Spec>) { effects.append(effect) }

  mutating func reject(_ error: NavigationError<Spec>) -> CommandOutcome<Spec> {
    emit(.rejected(error))
    return .rejected(error)
  }
}

extension NavigatorCore {
  /// The tabs in the tab bar, in their visible order. The list is never empty.
  package var visibleTabs: [Spec.Tab] { arrangement.visible(where: conditions) }

  /// The sheets and covers that views must show at the moment, outermost first.
  package var displayedModals: [PresentedModal<Spec>] { hasViews ? presentation.displayed(of: state.modals) : [] }

  /// Changes the state in one assignment, saves the state, and adds events for the differences. Every command that
  /// changes the state calls this method.
  ///
  /// If the command `presents` a sheet or cover that the views haven't presented, or one beneath it, the presentation
  /// is requested again. The hidden parts of a `restored` state are shown as soon as their conditions hold. A state
  /// that `isSaved` was loaded from the storage.
  mutating func assign(
    _ next: NavigationState<Spec>, presents: Bool = false, restoring restored: NavigationState<Spec>? = nil,
    isSaved: Bool = false
  ) {
    self.restored = restored
    let former = state
    let isChanged = next != former
    if isChanged { state = next }
    presentation.update(to: next.modals, from: former.modals)
    if presents { presentation.repeatRequest() }
    if !isSaved { save(isChanged: isChanged) }
    guard isChanged else { return }
    events += next.events(since: former)
    answerQuestions(since: former)
    dropIfDismissed()
  }

  /// Forgets the saved state, so its hidden parts don't appear when their conditions hold.
  mutating func forgetRestoredState() { restored = nil }
}

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
  case cancelResolving
  case saveState(NavigationSnapshot<Spec>)
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
