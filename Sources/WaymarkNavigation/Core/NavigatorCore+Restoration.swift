import Foundation

extension NavigatorCore {
  /// Returns a snapshot that the app can restore at a later launch.
  mutating func snapshot() -> NavigationSnapshot<Spec> {
    var saved = state
    // A sheet or cover that hasn't appeared would appear unexpectedly at the next launch.
    saved.modals = presentation.confirmed(of: state.modals)
    // A restored tab whose condition doesn't hold yet is not replaced by its fallback.
    saved.selectedTab = restoredTab ?? state.selectedTab
    return NavigationSnapshot(saved, shape: shape)
  }

  /// Restores the state from a snapshot, and cancels the task that resolves a link.
  mutating func restore(_ snapshot: Data) -> CommandOutcome<Spec> {
    switch state(of: snapshot) {
    case .failure(let error): return .rejected(error)
    case .success(let restored):
      cancelResolving(reporting: .cancelled)
      tabArguments = [:]
      restore(restored)
      openPendingLink()
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
    var next = wanted
    next.selectedTab = wanted.selectedTab.fallback(among: visibleTabs)
    assign(next, restoring: wanted.selectedTab, isSaved: isSaved)
  }

  /// Decodes a snapshot, and reports the parts that can't be restored.
  private mutating func state(of snapshot: Data) -> Result<NavigationState<Spec>, NavigationError<Spec>> {
    do {
      let snapshot = try NavigationSnapshot<Spec>(snapshot)
      emit(.restored(lost: snapshot.lost, isSameVersion: snapshot.shape == shape))
      return .success(snapshot.state)
    } catch {
      let reason = Self.reason(error)
      emit(.snapshotDropped(reason))
      return .failure(.unreadableSnapshot(reason))
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.dataCorrupted(let context), DecodingError.keyNotFound(_, let context),
      DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      context.debugDescription
    default: String(describing: error)
    }
  }

  /// Saves the selected tab and the state if they have changed. The spec's `restores` key determines which values are
  /// saved.
  mutating func save(isChanged: Bool) {
    let tab = restoredTab ?? state.selectedTab
    switch Spec.tabBar.restores {
    case .nothing: return
    case .selection: break
    case .everything: if isChanged || tab != savedTab { request(.saveState(snapshot())) }
    }
    guard tab != savedTab else { return }
    savedTab = tab
    request(.saveSelection(tab))
  }

  /// Resets the navigation state. If the account changes, the saved state of the new account is restored.
  ///
  /// - Parameters:
  ///   - account: The account that owns the saved state after the reset.
  ///   - saved: The values that are saved for the account.
  ///   - conditions: The conditions that hold after the reset, or `nil` to keep the current conditions.
  ///   - keepsPendingLink: A Boolean value that indicates whether the reset keeps the pending link of a signed-in user.
  mutating func reset(
    account: String?, saved: SavedNavigation<Spec>, conditions: Set<Spec.Condition>?, keepsPendingLink: Bool
  ) {
    cancelResolving(reporting: .cancelled)
    // A link that arrived without an account may be waiting for the sign-in that causes the reset.
    if !keepsPendingLink, self.account != nil { discardPendingLink() }
    tabArguments = [:]
    let tabs = visibleTabs
    let isSameAccount = account == self.account
    self.account = account
    arrangement = saved.arrangement
    if let conditions { self.conditions = conditions }
    if visibleTabs != tabs { emit(.tabBarChanged(visibleTabs)) }
    if isSameAccount { restore(NavigationState()) } else { restore(saved) }
    openPendingLink()
  }
}
