import WaymarkDiagnostics
import WaymarkModel
import WaymarkSpec

/// The changes that affect saved state on devices.
///
/// With `restores: selection`, the raw value of the selected tab is saved. With `everything`, a snapshot of all stacks
/// is saved as well, also for each scene. With `customization`, the raw values of the tabs that the user shows are
/// saved in their order. The storage keys are part of the saved state. A snapshot contains the names of tabs and
/// screens, and the arguments of screens by position. Each stack is restored up to the first screen that was removed,
/// has other parameters, or can no longer be pushed there.
///
/// The app can save state that the spec does not save. Changes that affect such state are reported and not breaking.
enum StateChanges {
  static func of(_ pair: SpecPair) -> [Change] {
    RestorationChanges.of(pair) + TabValueChanges.of(pair) + SnapshotChanges.of(pair)
  }
}

/// The kinds of state that the old version saves and the new version restores.
struct KeptState {
  /// The selected tab by raw value, the user's tab arrangement, and all stacks with the names of tabs.
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
