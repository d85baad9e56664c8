import Everything
import WaymarkNavigation

/// `restores: everything`.
extension ReferenceNavigator {
  mutating func bringBackTabBar() {
    let memory = kept[account]
    if let shown = memory?.shown {
      (order, self.shown) = Self.nearest((memory?.order ?? MuseumTables.tabs, Set(shown)))
    } else {
      (order, shown) = (MuseumTables.tabs, MuseumTables.shownAtFirst)
    }
  }

  /// What the user has kept, or else the first launch.
  mutating func bringBackState() {
    let memory = kept[account]
    var state = ReferenceState()
    if let tab = memory?.selection { state.tab = tab }
    if let kept = memory?.state { state = read(kept) }
    take(state, isKept: true)
  }

  /// Takes a state over that was kept.
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

  /// With the tab that is to be brought back.
  var snapshot: ReferenceState {
    var snapshot = state
    if let wantedTab { snapshot.tab = wantedTab }
    return snapshot
  }

  mutating func restoreNonsense() -> Outcome {
    tell(.snapshotDropped(""))
    return .rejected(.unreadableSnapshot(""))
  }

  mutating func start(restoring snapshot: ReferenceState?) {
    if hasStarted { return }
    if let snapshot, !hasEverStarted { bringBack(snapshot) }
    hasStarted = true
    hasEverStarted = true
    wantedTab = nil
    followHeld()
    if let link = held, !missing(link).isEmpty { tell(.link(.pending(for: missing(link)), url: link.url)) }
  }

  mutating func stop() {
    hasStarted = false
    let former = state
    modals = []
    become(intended, bringingBack: wantedTab, replacing: former)
  }

  mutating func reset(user: String?, conditions: Set<Museum.Condition>?, keepsPendingLink: Bool) {
    stopResolving()
    // Where nobody was signed in, the link may wait for this very sign-in.
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
