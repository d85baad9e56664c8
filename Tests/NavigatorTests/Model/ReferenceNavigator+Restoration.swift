import Everything
import WaymarkNavigation

/// The restoration of a navigator with `restores: everything`.
extension ReferenceNavigator {
  mutating func bringBackTabBar() {
    let memory = kept[account]
    if let shown = memory?.shown {
      (order, self.shown) = Self.nearest((memory?.order ?? MuseumTables.tabs, Set(shown)))
    } else {
      (order, shown) = (MuseumTables.tabs, MuseumTables.shownAtFirst)
    }
  }

  /// Restores the saved state of the user, or the initial state.
  mutating func bringBackState() {
    let memory = kept[account]
    var state = ReferenceState()
    if let tab = memory?.selection { state.tab = tab }
    if let kept = memory?.state { state = read(kept) }
    take(state, isKept: true)
  }

  /// Restores a saved state.
  mutating func bringBack(_ state: ReferenceState) {
    let read = read(state)
    stopResolving()
    arguments = [:]
    take(read)
    followHeld()
  }

  private mutating func read(_ state: ReferenceState) -> ReferenceState {
    let (read, cuts) = state.kept
    tell(.restored(lost: Array(repeating: "", count: cuts), isSameVersion: true))
    return read
  }

  private mutating func take(_ wanted: ReferenceState, isKept: Bool = false) {
    var new = wanted
    new.tab = standIn(for: wanted.tab)
    become(new, bringingBack: wanted.tab, isKept: isKept)
  }

  /// The state of a snapshot, which selects the restored tab even if the tab is hidden.
  ///
  /// A snapshot has no sheet or cover that the user has not seen.
  var snapshot: ReferenceState {
    var snapshot = state
    if let wantedTab { snapshot.tab = wantedTab }
    if let count = presentation.confirmedCount { snapshot.modals = Array(snapshot.modals.prefix(count)) }
    return snapshot
  }

  mutating func restoreNonsense() -> Outcome {
    tell(.snapshotDropped(""))
    return CommandOutcome(NavigationError<Museum>.unreadableSnapshot(""))
  }

  mutating func start(restoring snapshot: ReferenceState?) {
    if hasStarted { return }
    if let snapshot, !hasEverStarted { bringBack(snapshot) }
    hasStarted = true
    hasEverStarted = true
    wantedTab = nil
    presentation.start()
    let isLeaving = held.map(leaves) ?? false
    followHeld()
    presentation.settle(for: state.modals.map(\.screen))
    if !isLeaving, let link = held, !missing(link).isEmpty { tell(.link(.pending(for: missing(link)), url: link.url)) }
  }

  mutating func stop() {
    hasStarted = false
    presentation.stop()
  }

  mutating func reset(user: String?, conditions: Set<Museum.Condition>?, keepsPendingLink: Bool) {
    stopResolving()
    // If no user was signed in, the link may wait for exactly this sign-in.
    if self.user != nil && !keepsPendingLink { discardPending() }
    arguments = [:]
    let former = visibleTabs
    let isSameUser = self.user == user
    self.user = user
    bringBackTabBar()
    if let conditions { self.conditions = conditions }
    if visibleTabs != former { tell(.tabBarChanged(visibleTabs)) }
    if isSameUser { take(ReferenceState()) } else { bringBackState() }
    followHeld()
  }

  mutating func discardPending() {
    guard let link = held else { return }
    held = nil
    tell(.link(.cancelled, url: link.url))
  }
}
