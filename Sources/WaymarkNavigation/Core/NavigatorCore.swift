/// The rules of navigation as a value. Each command changes the state in place and records events and effects, which
/// ``perform(_:)`` returns. The core doesn't observe values, start tasks, or access storage or a clock; ``Navigator``
/// executes the effects.
package struct NavigatorCore<Spec: NavigationSpec> {
  package private(set) var state = NavigationState<Spec>()
  package var arrangement = TabArrangement<Spec>()
  package var conditions: Set<Spec.Condition>
  /// The account that owns the saved state.
  var account: String?
  /// For the root screens of tabs, until they have received them.
  var tabArguments: [Spec.Tab: Spec.TabArguments] = [:]

  /// Pending until a view is on the screen and the link's conditions hold.
  package var pendingLink: PendingLink<Spec>?
  package var resolvingLink: PendingLink<Spec>?
  var linkCount = 0
  /// The universal link that no link matches, until views are on the screen.
  var unansweredURL: String?
  /// Set by the navigator, which reads the clock.
  package var now = Duration.zero

  /// Pending until its conditions hold.
  package var pendingCommand: PendingCommand<Spec>?
  /// The modal with which the user can make the awaited conditions true. If it leaves before, the command and the link
  /// are dropped.
  var fulfilling: NavigationState<Spec>.Modal.Screen?
  package var questions: [OpenQuestion<Spec>] = []

  package var changedScreens: [ChangedScreen<Spec>] = []
  var lastChangeNumber = 0
  /// Their views report later that the changes are saved.
  var savedScreens: Set<Int> = []
  var decision: LeavingDecision<Spec>?
  var lastDecision = 0
  /// The screens that the user has agreed to leave by the command that is running.
  var agreed: Set<Int> = []
  /// The app has decided for the user.
  var leavesUnasked = false

  /// The numbers of taps on selected tabs whose stacks showed their roots.
  var retaps: [Spec.Tab: Int] = [:]
  /// The number of links that selected another tab without a transition that VoiceOver follows.
  var unfollowedLinks = 0

  var presentation = ModalPresentation<Spec>()
  /// A modal or window that is opened again has another number, so commands of its former views are rejected.
  var placeNumbers: [NavigationPlace<Spec>: Int] = [:]
  private var lastPlaceNumber = 0
  /// The system can refuse presentations in an inactive scene.
  var isSceneActive = true
  var inactiveWindows: Set<Spec.Window> = []
  /// On a device with one window at a time, the frontmost window is over the tabs and below modals.
  var windowsCoverTabs = false
  /// Such as a picker, which a link dismisses.
  var presentationsOfApp: Set<Int> = []
  var hasViews = false
  var hasHadViews = false

  /// The saved state while unchanged. The app may set conditions after the restoration; until then, a fallback replaces
  /// the hidden tab, and screens whose conditions don't hold are omitted.
  private(set) var restored: NavigationState<Spec>?
  var savedTab = Spec.tabBar.initial

  /// Lazy, because only snapshots need the hash.
  private(set) lazy var shape = SpecShape(Spec.self)

  private var events: [NavigationEvent<Spec>] = []
  private var effects: [NavigatorEffect<Spec>] = []

  package init(conditions: Set<Spec.Condition>, account: String?) {
    self.conditions = conditions
    self.account = account
    state.showGate(where: conditions)
    renewPlaces(since: NavigationState())
  }

  /// Returns the outcome, the events, and the effects.
  package mutating func perform<Outcome>(_ command: (inout Self) -> Outcome) -> Transition<Spec, Outcome> {
    let outcome = command(&self)
    if pendingCommand == nil, pendingLink == nil { fulfilling = nil }
    if state.failedModal != presentation.failed { state.failedModal = presentation.failed }
    updateDecision()
    if let attempt = presentation.nextAttempt() {
      // The other effects can cause further commands, whose timers follow.
      effects.insert(.awaitConfirmation(attempt.number, pause: attempt.pause), at: 0)
    }
    defer { (events, effects) = ([], []) }
    return Transition(outcome: outcome, events: events, effects: effects)
  }

  mutating func emit(_ event: NavigationEvent<Spec>) { events.append(event) }
  mutating func request(_ effect: NavigatorEffect<Spec>) { effects.append(effect) }

  mutating func reject(_ error: NavigationError<Spec>) -> CommandOutcome {
    emit(.rejected(error))
    return CommandOutcome(error)
  }
}

extension NavigatorCore {
  /// In their visible order. Never empty.
  ///
  /// The tabs behind a gate are those that are visible when all gates are open.
  package var visibleTabs: [Spec.Tab] {
    arrangement.visible(where: Spec._gates.isEmpty ? conditions : conditions.union(Spec.gateConditions))
  }

  /// Outermost first.
  package var displayedModals: [PresentedModal<Spec>] { hasViews ? presentation.displayed(of: state.modals) : [] }

  /// The only change of the state by commands: saves it and adds events for the differences. Requests the
  /// presentation of an unpresented modal again. Hidden parts of a `restored` state are shown as soon as their
  /// conditions hold. A state that `isSaved` was loaded from the storage.
  mutating func assign(
    _ next: NavigationState<Spec>, restoring restored: NavigationState<Spec>? = nil, isSaved: Bool = false
  ) {
    self.restored = restored
    let former = state
    let isChanged = next != former
    if isChanged {
      state = next
      renewPlaces(since: former)
      endChanges(since: former)
    }
    presentation.update(to: next.modals, from: former.modals)
    presentation.retry()
    if !isSaved { save(isChanged: isChanged) }
    guard isChanged else { return }
    events += next.events(since: former)
    answerQuestions(since: former)
    dropIfDismissed()
  }

  /// The views of a requested modal may appear although the modal has left the state and come back.
  private mutating func renewPlaces(since former: NavigationState<Spec>) {
    if placeNumbers.isEmpty, state.modals.isEmpty, state.windows.isEmpty, state.gate == nil { return }
    if let gate = former.gate, gate.screen != state.gate?.screen { placeNumbers[.gate(gate.screen)] = nil }
    let kept = state.modals.keptCount(since: former.modals)
    for modal in former.modals[kept...] where !presentation.isRequested(modal.screen) {
      placeNumbers[.modal(modal.screen)] = nil
    }
    for open in former.windows where !state.has(.window(open.window)) {
      placeNumbers[.window(open.window)] = nil
      inactiveWindows.remove(open.window)
    }
    var places = state.modals[kept...].map { Place.modal($0.screen) } + state.windows.map { .window($0.window) }
    if let gate = state.gate { places.append(.gate(gate.screen)) }
    for place in places where placeNumbers[place] == nil {
      lastPlaceNumber += 1
      placeNumbers[place] = lastPlaceNumber
    }
  }

  /// `nil` if a view in the place can't carry out commands, because the place is gone or belongs to other views.
  func number(of place: Place) -> Int? {
    guard state.has(place) else { return nil }
    switch place {
    case .tab: return 0
    case .window, .gate: return placeNumbers[place]
    case .modal(let screen):
      return presentation.stack(inDismissalOf: screen) == nil ? placeNumbers[place] : nil
    }
  }

  /// Its hidden parts don't appear when their conditions hold.
  mutating func forgetRestoredState() { restored = nil }
}

/// The new state is in the core, not in this result.
package struct Transition<Spec: NavigationSpec, Outcome> {
  package let outcome: Outcome
  package let events: [NavigationEvent<Spec>]
  let effects: [NavigatorEffect<Spec>]
}

indirect enum NavigatorEffect<Spec: NavigationSpec> {
  /// Passes the answer to ``NavigatorCore/answer(_:to:)``.
  case resolve(Spec.Link, AppLinkContext<Spec>, number: Int)
  case cancelResolving
  case saveState(NavigationSnapshot<Spec>)
  case saveSelection(Spec.Tab)
  case saveArrangement(TabArrangement<Spec>)
  /// Calls ``NavigatorCore/timeOut(_:)`` after a pause in seconds, or after the time for a confirmation.
  case awaitConfirmation(Int, pause: Int?)
  case endPresentations
  /// A universal link that no link matches.
  case openUnmatched(String)
  /// The view has changed the screens of a stack, but not the state.
  case refresh(NavigationPlace<Spec>)
  case refreshSelection
  case asked(String)
  /// `nil` if the screen left without a value.
  case answer(Int, with: ReturnedValue?)
  /// Passes the user's answer to ``NavigatorCore/decide(_:leaves:)``. The first number is the number of the screen.
  case askToLeave(Int, decision: Int)
  /// Only this decision, because a link that an earlier effect has opened can ask again.
  case endQuestion(decision: Int)
  /// In front of other windows, even if the window is already open.
  case showWindow(Spec.Window)
}
