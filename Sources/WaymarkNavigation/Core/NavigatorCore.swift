/// The rules of navigation as a value.
///
/// A command is a mutating method, which changes the state in place and adds events and effects. ``perform(_:)``
/// returns the events and the effects of a command.
///
/// The core doesn't observe values, start tasks, or access storage or a clock. ``Navigator`` performs this work for the
/// core.
struct NavigatorCore<Spec: NavigationSpec> {
  /// The navigation state that views show.
  private(set) var state = NavigationState<Spec>()
  /// The user's choice of tabs.
  var arrangement: TabArrangement<Spec>
  /// The conditions that hold.
  var conditions: Set<Spec.Condition>
  /// The account that the saved state belongs to.
  var account: String?
  /// The arguments of links for the roots of tabs. The arguments of a tab are removed when its root takes them.
  var tabArguments: [Spec.Tab: Spec.TabArguments] = [:]

  /// The link that waits for views or conditions.
  var pendingLink: PendingLink<Spec>?
  /// The link that the app is resolving.
  var resolvingLink: PendingLink<Spec>?
  /// The number of links received so far.
  var linkCount = 0

  /// The progress of the sheet or cover on the screen.
  var presentation = ModalPresentation<Spec>.absent
  /// A Boolean value that indicates whether views show the state.
  var hasViews = false
  /// A Boolean value that indicates whether views have ever shown the state.
  var hasHadViews = false

  /// The restored tab, or `nil` after any change of the state that isn't a restoration.
  ///
  /// The conditions of the tab can become known late, during launch or after a change of accounts. While the tab is
  /// hidden, its fallback is selected.
  private(set) var restoredTab: Spec.Tab?
  /// The selected tab that the storage contains.
  var savedTab = Spec.tabBar.initial

  /// A hash of the spec's screens. The hash is lazy because a spec that restores nothing never needs the hash.
  private(set) lazy var shape = SpecShape(Spec.self)

  private var events: [NavigationEvent<Spec>] = []
  private var effects: [NavigatorEffect<Spec>] = []

  init(conditions: Set<Spec.Condition>, account: String?, arrangement: TabArrangement<Spec>) {
    self.conditions = conditions
    self.account = account
    self.arrangement = arrangement
  }

  /// Carries out a command, and returns its outcome with the events and the effects of the command.
  mutating func perform<Outcome>(_ command: (inout Self) -> Outcome) -> Transition<Spec, Outcome> {
    let outcome = command(&self)
    defer { (events, effects) = ([], []) }
    return Transition(outcome: outcome, events: events, effects: effects)
  }

  mutating func emit(_ event: NavigationEvent<Spec>) { events.append(event) }

  mutating func request(_ effect: NavigatorEffect<Spec>) { effects.append(effect) }

  /// Reports a command that was rejected, and returns its outcome.
  mutating func reject(_ error: NavigationError<Spec>) -> CommandOutcome<Spec> {
    emit(.rejected(error))
    return .rejected(error)
  }
}

extension NavigatorCore {
  /// The tabs in the bar, in order. The list is never empty.
  var visibleTabs: [Spec.Tab] { arrangement.visible(where: conditions) }

  /// The state with the modal that is waiting for its presentation.
  ///
  /// Commands change this state, and therefore have the same effect with and without views.
  var intended: NavigationState<Spec> {
    var intended = state
    intended.modal = presentation.requested(over: state.modal)
    return intended
  }

  /// Changes the state in one assignment, saves the state, and reports the difference.
  ///
  /// Every change of the state uses this method.
  ///
  /// - Parameters:
  ///   - intended: The new state. Its modal waits while the view of another modal is being dismissed.
  ///   - restoredTab: The tab to select as soon as the tab is in the bar.
  ///   - isSaved: A Boolean value that indicates whether the state comes from the storage.
  mutating func assign(
    _ intended: NavigationState<Spec>, restoring restoredTab: Spec.Tab? = nil, isSaved: Bool = false
  ) {
    self.restoredTab = restoredTab
    let former = state
    var next = intended
    next.modal = presentation.request(intended.modal, over: former.modal)
    let isChanged = next != former
    if isChanged { state = next }
    if !isSaved { save(isChanged: isChanged) }
    if isChanged { events += next.events(since: former) }
  }

  /// Forgets the restored tab, so that its fallback stays selected.
  mutating func forgetRestoredTab() { restoredTab = nil }
}
