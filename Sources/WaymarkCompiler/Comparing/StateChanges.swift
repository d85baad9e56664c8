import WaymarkDiagnostics
import WaymarkModel
import WaymarkSpec

/// What devices have kept, and what becomes of it.
///
/// Kept are, with `restores: selection`, the raw value of the selected tab; with `everything`, a snapshot of all stacks, too, which each scene has as well;
/// and with `customization`, the raw values of the tabs that the user wants to see, in their order. Under which keys is part of it. A
/// snapshot has the names of tabs and screens, and the arguments of screens by their places. It is read as far as it goes: a
/// stack up to the first screen that is no more, takes other arguments, or may not be pushed there.
///
/// What a spec does not keep, the app may: that is told, and breaks nothing.
enum StateChanges {
  static func of(_ pair: SpecPair) -> [Change] {
    RestorationChanges.of(pair) + TabValueChanges.of(pair) + SnapshotChanges.of(pair)
  }
}

/// What is kept of the former version and read by the present one.
struct KeptState {
  /// The selected tab by its raw value, the user's choice of tabs, and all stacks with the names of tabs.
  let selection, arrangement, snapshots: Bool

  init(_ pair: SpecPair) {
    let bars = [pair.old.tabBar, pair.new.tabBar]
    snapshots = bars.allSatisfy { $0.restores == .everything }
    arrangement = bars.allSatisfy { $0.customization != nil }
    // A snapshot that is found says by its name which tab is selected.
    let isSnapshotFound = snapshots && pair.old.storageKeys.state.text == pair.new.storageKeys.state.text
    selection = bars.allSatisfy { $0.restores != .nothing } && !isSnapshotFound
  }
}
