import WaymarkDiagnostics
import WaymarkModel
import WaymarkSpec

/// The changes that affect saved state on devices.
///
/// With `restores: selection`, the app saves the raw value of the selected tab. With `restores: everything`, the app
/// and each scene also save a snapshot of all stacks. With `customization`, the app saves the raw values and the order
/// of the tabs that the user shows. A change of a storage key also loses saved state. A
/// snapshot contains the names of tabs and screens, and the arguments of each screen in order. A stack is restored up to
/// the first screen that was removed, has other parameters, or can no longer be pushed.
///
/// The app can save state without the help of the spec. Changes that affect such state are reported as not breaking.
enum StateChanges {
  static func of(_ pair: SpecPair) -> [Change] {
    RestorationChanges.of(pair) + TabValueChanges.of(pair) + SnapshotChanges.of(pair)
  }
}

/// The kinds of state that the old version saves and the new version restores.
struct KeptState {
  /// Boolean values that indicate whether the selected tab, the user's tab arrangement, and snapshots are kept.
  let selection, arrangement, snapshots: Bool

  init(_ pair: SpecPair) {
    let bars = [pair.old.tabBar, pair.new.tabBar]
    snapshots = bars.allSatisfy { $0.restores == .everything }
    arrangement = bars.allSatisfy { $0.customization != nil }
    // A snapshot that is found determines the selected tab by name.
    let isSnapshotFound = snapshots && pair.old.storageKeys.state.text == pair.new.storageKeys.state.text
    selection = bars.allSatisfy { $0.restores != .nothing } && !isSnapshotFound
  }
}
