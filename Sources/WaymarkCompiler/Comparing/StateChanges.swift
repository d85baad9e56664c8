import WaymarkDiagnostics
import WaymarkModel
import WaymarkSpec

/// The changes that affect saved state on devices.
///
/// With `restores: selection`, the app saves the raw value of the selected tab. With `restores: everything`, the app
/// and each scene also save a snapshot of all navigation stacks. With `customization`, the app saves the user's tab
/// arrangement as a list of raw values. If a storage key changes, the app no longer finds the saved state. A snapshot
/// contains the names of tabs and screens, and the arguments of each screen in order. The new version restores the
/// screens of a saved stack up to the first screen that cannot be restored. A screen cannot be restored if the screen
/// was removed, has different parameters, or can no longer be pushed.
///
/// An app can also save navigation state in its own code. If a change affects only state that the app's own code saves,
/// the change is not breaking.
enum StateChanges {
  static func of(_ pair: SpecPair) -> [Change] {
    RestorationChanges.of(pair) + TabValueChanges.of(pair) + SnapshotChanges.of(pair)
  }
}

/// The kinds of state that the old version saves and the new version restores.
struct KeptState {
  /// Boolean values that indicate whether the app restores the selected tab, the user's tab arrangement, and snapshots.
  let selection, arrangement, snapshots: Bool

  init(_ pair: SpecPair) {
    let bars = [pair.old.tabBar, pair.new.tabBar]
    snapshots = bars.allSatisfy { $0.restores == .everything }
    arrangement = bars.allSatisfy { $0.customization != nil }
    // If the app finds a snapshot, the snapshot determines the selected tab by name.
    let isSnapshotFound = snapshots && pair.old.storageKeys.state.text == pair.new.storageKeys.state.text
    selection = bars.allSatisfy { $0.restores != .nothing } && !isSnapshotFound
  }
}
