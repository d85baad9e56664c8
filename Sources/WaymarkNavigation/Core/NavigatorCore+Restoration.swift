import Foundation

extension NavigatorCore {
  mutating func snapshot() -> NavigationSnapshot<Spec> {
    // The parts of the restored state whose conditions don't hold yet are not lost.
    var saved = restored ?? state
    // A sheet or cover that hasn't appeared would appear unexpectedly at the next launch.
    if state.gate == nil { saved.modals = presentation.confirmed(of: saved.modals) }
    saved.gate = nil
    saved.failedModal = nil
    return NavigationSnapshot(saved, shape: shape)
  }

  mutating func restore(_ snapshot: RestorableSnapshot) -> CommandOutcome {
    switch state(of: snapshot) {
    case .failure(let error): return CommandOutcome(error)
    case .success(let restored):
      cancelResolving(reporting: .cancelled)
      tabArguments = [:]
      keepingWhatWaits { $0.restore(restored) }
      return .done
    }
  }

  mutating func restore(_ saved: SavedNavigation<Spec>) {
    arrangement = saved.arrangement
    var next = NavigationState<Spec>()
    if let selection = saved.selection { next.selectedTab = selection }
    if let snapshot = saved.snapshot, case .success(let state) = state(of: snapshot) { next = state }
    savedTab = next.selectedTab
    restore(next, isSaved: true)
  }

  private mutating func restore(_ wanted: NavigationState<Spec>, isSaved: Bool = false) {
    // A restored screen answers no task.
    answerAllQuestions()
    // The user stays at the gate, and the restored state is behind it.
    var wanted = wanted
    wanted.gate = state.gate
    var next = wanted.permitted(where: conditions)
    next.selectedTab = wanted.selectedTab.fallback(among: visibleTabs)
    assign(next, restoring: wanted, isSaved: isSaved)
  }

  /// Saves what has changed, as far as the spec's `restores` key demands.
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

  /// Another account restores its saved state. Without `conditions`, the current ones stay. `keepsPendingLink` also
  /// keeps the pending command of a signed-in user.
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

  /// Replaces the state, and then continues what waits: the user hasn't dismissed the screen for its conditions, which
  /// the new state doesn't contain.
  private mutating func keepingWhatWaits(_ change: (inout Self) -> Void) {
    fulfilling = nil
    change(&self)
    continueAfterConditions()
  }
}

struct SavedNavigation<Spec: NavigationSpec> {
  var arrangement = TabArrangement<Spec>()
  /// `nil` if no tab is saved or the spec has `restores: nothing`.
  var selection: Spec.Tab?
  /// `nil` if no snapshot is saved or the spec doesn't have `restores: everything`.
  var snapshot: RestorableSnapshot?
}

typealias RestorableSnapshot = Result<Data, RestorationCrash>

/// The reason why a snapshot isn't restored at this launch.
struct RestorationCrash: Error, CustomStringConvertible {
  let description = "an earlier launch ended soon after its state was restored"
}
