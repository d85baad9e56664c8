/// The rules of navigation as a value.
///
/// A command is a mutating method. It changes the state in place, and adds events and effects, which ``perform(_:)`` hands out. The
/// core observes nothing, starts no task, and reads no storage and no clock; ``Navigator`` does that for it.
struct NavigatorCore<Spec: NavigationSpec> {
  /// The navigation state that views show.
  private(set) var state = NavigationState<Spec>()
  /// The user's choice of tabs.
  var arrangement: TabArrangement<Spec>
  /// The conditions that hold.
  var conditions: Set<Spec.Condition>
  /// The account that the saved state belongs to.
  var account: String?
  /// The arguments of links for the roots of tabs, until the roots take them.
  var tabArguments: [Spec.Tab: Spec.TabArguments] = [:]

  /// The link that waits for views or conditions.
  var pendingLink: PendingLink<Spec>?
  /// The link that the app is resolving.
  var resolvingLink: PendingLink<Spec>?
  /// The number of links received so far.
  var linkCount = 0

  /// The progress of the sheet or cover on the screen.
  var presentation = ModalPresentation<Spec>.absent
  /// A Boolean value that indicates whether there are views.
  var hasViews = false
  /// A Boolean value that indicates whether there have ever been views.
  var hasHadViews = false

  /// The restored tab, while it may still be hidden because conditions become known during launch or a change of accounts.
  ///
  /// Any other change of the state is made on the fallback and takes its place.
  private(set) var restoredTab: Spec.Tab?
  /// The selected tab in the storage.
  var savedTab = Spec.tabBar.initial

  /// A hash of the spec's screens. Lazy, as a spec that restores nothing never needs it.
  private(set) lazy var shape = SpecShape(Spec.self)

  private var events: [NavigationEvent<Spec>] = []
  private var effects: [NavigatorEffect<Spec>] = []

  init(conditions: Set<Spec.Condition>, account: String?, arrangement: TabArrangement<Spec>) {
    self.conditions = conditions
    self.account = account
    self.arrangement = arrangement
  }

  /// Carries out a command, and returns its outcome with its events and effects.
  mutating func perform<Outcome>(_ command: (inout Self) -> Outcome) -> Transition<Spec, Outcome> {
    let outcome = command(&self)
    defer { (events, effects) = ([], []) }
    return Transition(outcome: outcome, events: events, effects: effects)
  }

  mutating func emit(_ event: NavigationEvent<Spec>) { events.append(event) }

  mutating func request(_ effect: NavigatorEffect<Spec>) { effects.append(effect) }

  /// Reports a command that is not carried out.
  mutating func reject(_ error: NavigationError<Spec>) -> CommandOutcome<Spec> {
    emit(.rejected(error))
    return .rejected(error)
  }
}

extension NavigatorCore {
  /// The tabs in the bar, in order. It is never empty.
  var visibleTabs: [Spec.Tab] { arrangement.visible(where: conditions) }

  /// The state with the modal that waits to be presented.
  ///
  /// Commands change this state, so that they do the same with and without views.
  var intended: NavigationState<Spec> {
    var intended = state
    intended.modal = presentation.requested(over: state.modal)
    return intended
  }

  /// Changes the state in one assignment, saves it, and reports the difference. Every change of the state is made here.
  ///
  /// - Parameters:
  ///   - intended: The new state. Its modal waits while the view of another one is dismissed.
  ///   - restoredTab: The tab to select once it is in the bar.
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

  /// Forgets the restored tab, in favor of the fallback that is selected.
  mutating func forgetRestoredTab() { restoredTab = nil }
}
