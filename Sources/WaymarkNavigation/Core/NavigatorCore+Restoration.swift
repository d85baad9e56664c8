import Foundation

extension NavigatorCore {
  /// Returns a snapshot that the app can restore at a later launch.
  mutating func snapshot() -> NavigationSnapshot<Spec> {
    // The parts of the restored state whose conditions don't hold yet are not lost.
    var saved = restored ?? state
    // A sheet or cover that hasn't appeared would appear unexpectedly at the next launch.
    saved.modals = presentation.confirmed(of: saved.modals)
    return NavigationSnapshot(saved, shape: shape)
  }

  /// Restores the state from a snapshot, and cancels the task that resolves a link.
  mutating func restore(_ snapshot: Data) -> CommandOutcome<Spec> {
    switch state(of: snapshot) {
    case .failure(let error): return .rejected(error)
    case .success(let restored):
      cancelResolving(reporting: .cancelled)
      tabArguments = [:]
      keepingWhatWaits { $0.restore(restored) }
      return .done
    }
  }

  /// Restores the saved state, or sets the initial state if no state is saved.
  mutating func restore(_ saved: SavedNavigation<Spec>) {
    var next = NavigationState<Spec>()
    if let selection = saved.selection { next.selectedTab = selection }
    if let snapshot = saved.snapshot, case .success(let state) = state(of: snapshot) { next = state }
    savedTab = next.selectedTab
    restore(next, isSaved: true)
  }

  private mutating func restore(_ wanted: NavigationState<Spec>, isSaved: Bool = false) {
    // A restored screen answers no task.
    answerAllQuestions()
    var next = wanted.permitted(where: conditions)
    next.selectedTab = wanted.selectedTab.fallback(among: visibleTabs)
    assign(next, restoring: wanted, isSaved: isSaved)
  }

  /// Saves the selected tab and the state if they have changed. The spec's `restores` key determines which values are
  /// saved.
  mutating func save(isChanged: Bool) {
    let tab = (restored ?? state).selectedTab
    switch Spec.tabBar.restores {
    case .nothing: return
    case .selection: break
    case .everything: if isChanged || tab != savedTab { request(.saveState(snapshot())) }
    }
    guard tab != savedTab else { return }
    savedTab = tab
    request(.saveSelection(tab))
  }

  /// Resets the navigation state. If the account changes, the saved state of the new account is restored. Without
  /// `conditions`, the current conditions stay. `keepsPendingLink` also keeps the pending command of a signed-in user.
  mutating func reset(
    account: String?, saved: SavedNavigation<Spec>, conditions: Set<Spec.Condition>?, keepsPendingLink: Bool
  ) {
    cancelResolving(reporting: .cancelled)
    // A link or command without an account may be waiting for the sign-in that causes the reset.
    if !keepsPendingLink, self.account != nil {
      discardPendingLink()
      dropPendingCommand()
    }
    tabArguments = [:]
    let tabs = visibleTabs
    let isSameAccount = account == self.account
    self.account = account
    arrangement = saved.arrangement
    if let conditions { self.conditions = conditions }
    if visibleTabs != tabs { emit(.tabBarChanged(visibleTabs)) }
    keepingWhatWaits { if isSameAccount { $0.restore(NavigationState()) } else { $0.restore(saved) } }
  }

  /// Replaces the state, and then continues the pending command and link. The new state contains no screen with which
  /// the user can make their conditions true, but the user hasn't dismissed such a screen.
  private mutating func keepingWhatWaits(_ change: (inout Self) -> Void) {
    fulfilling = nil
    change(&self)
    continueAfterConditions()
  }
}

/// The saved values of one account.
struct SavedNavigation<Spec: NavigationSpec> {
  /// The user's choice of tabs.
  var arrangement = TabArrangement<Spec>()
  /// The selected tab, or `nil` if no tab is saved or the spec has `restores: nothing`.
  var selection: Spec.Tab?
  /// The snapshot of the state, or `nil` if no snapshot is saved or the spec doesn't have `restores: everything`.
  var snapshot: Data?
}
