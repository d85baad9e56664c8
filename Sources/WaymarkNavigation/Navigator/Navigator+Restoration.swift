import Foundation

extension Navigator {
  /// The state as it is now, for ``restore(_:)`` at a later launch. It holds the arguments of screens, which may be private to the
  /// user.
  ///
  /// A stack goes up to the first screen with a value of a type of the app's own that is not `Codable`.
  public func snapshot() -> Data {
    var kept = state
    // One that is to be brought back once its condition holds is not forgotten for the one that stands in for it.
    kept.selectedTab = restoredTab ?? state.selectedTab
    return NavigationSnapshot(kept, shape: shape).data()
  }

  /// Brings a snapshot back, in place of the state. The app's work on a link is cancelled.
  ///
  /// Of a snapshot of another version of the app, what that version still has is brought back; one that cannot be read is
  /// dropped. An event tells of either.
  ///
  /// - Returns: Whether it could be read.
  @discardableResult
  public func restore(_ snapshot: Data) -> Bool {
    command {
      guard let restored = state(of: snapshot) else { return false }
      if let resolution { stop(resolution, .cancelled) }
      tabArguments = [:]
      restore(restored)
      followHeldLink()
      return true
    }
  }

  /// Starts from what is kept, or else as at the first launch.
  func restoreWhatIsKept() {
    command {
      var kept = NavigationState<Spec>()
      if Spec.tabBar.restores != .nothing, let selected = storage?.storedValue(forKey: keys.selection) {
        kept.selectedTab = Spec.Tab.allCases.first { StoredValue(rawValueOf: $0) == selected } ?? kept.selectedTab
      }
      if Spec.tabBar.restores == .everything, case .data(let snapshot)? = storage?.storedValue(forKey: keys.state) {
        kept = state(of: snapshot) ?? kept
      }
      keptTab = kept.selectedTab
      restore(kept, isKept: true)
    }
  }

  func restore(_ wanted: NavigationState<Spec>, isKept: Bool = false) {
    var next = wanted
    next.selectedTab = wanted.selectedTab.standIn(among: visibleTabs)
    assign(next, restoring: wanted.selectedTab, isKept: isKept)
  }

  /// The state of a snapshot; nil where it cannot be read.
  private func state(of snapshot: Data) -> NavigationState<Spec>? {
    do {
      let snapshot = try NavigationSnapshot<Spec>(snapshot)
      send([.restored(lost: snapshot.lost, isSameVersion: snapshot.shape == shape)])
      return snapshot.state
    } catch {
      send([.snapshotDropped(Self.reason(error))])
      return nil
    }
  }

  /// Keeps what the spec says is kept, where it has changed.
  func keep(_ former: NavigationState<Spec>) {
    let tab = restoredTab ?? state.selectedTab
    switch Spec.tabBar.restores {
    case .nothing: return
    case .selection: break
    case .everything: if state != former || tab != keptTab { storage?.store(.data(snapshot()), forKey: keys.state) }
    }
    guard tab != keptTab else { return }
    keptTab = tab
    storage?.store(StoredValue(rawValueOf: tab), forKey: keys.selection)
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.dataCorrupted(let context), DecodingError.keyNotFound(_, let context),
      DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      context.debugDescription
    default: String(describing: error)
    }
  }
}
