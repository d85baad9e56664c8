import SpecModel
import SpecText

/// The settings `restores`, `customization`, and the storage keys.
enum RestorationChanges {
  static func of(_ pair: SpecPair) -> [Change] {
    start(pair) + restoration(pair) + customization(pair) + keys(pair)
  }

  /// The removal of a tab is a change of its own.
  private static func start(_ pair: SpecPair) -> [Change] {
    let (old, new) = (pair.old.tabBar.initial, pair.new.tabBar.initial)
    guard let present = pair.tabs[old], present != new else { return [] }
    return [
      Change(
        .state, isBreaking: false, of: "tabBar.initial",
        "without saved state, the app now starts at the tab `\(pair.new.tabs[new].name.string)` instead of "
          + "`\(pair.old.tabs[old].name.string)`",
        before: pair.old.tabBarSpan, after: pair.new.tabBarSpan)
    ]
  }

  private static func restoration(_ pair: SpecPair) -> [Change] {
    let (old, new) = (pair.old.tabBar.restores, pair.new.tabBar.restores)
    guard old != new else { return [] }
    let isLess = old == .everything || new == .nothing
    let lost =
      switch (old, new) {
      case (.everything, .selection): "; saved stacks are no longer restored"
      case (.everything, _): "; the saved tab and the saved stacks are no longer restored"
      case (_, .nothing): "; the saved tab is no longer restored"
      default: ""
      }
    return [
      Change(
        .state, isBreaking: isLess, of: "tabBar.restores",
        "`restores` changed from `\(old.rawValue)` to `\(new.rawValue)`\(lost)",
        help: isLess ? "write `restores: \(old.rawValue)` to restore the saved state" : nil,
        before: pair.old.tabBarSpan, after: pair.new.tabBarSpan)
    ]
  }

  private static func customization(_ pair: SpecPair) -> [Change] {
    let (old, new) = (pair.old.tabBar.customization, pair.new.tabBar.customization)
    func change(_ message: String, isBreaking: Bool = true, help: String? = nil) -> Change {
      Change(
        .state, isBreaking: isBreaking, of: "tabBar.customization", message, help: help,
        before: pair.old.tabBarSpan, after: pair.new.tabBarSpan)
    }
    guard let old, let new else {
      if old != nil {
        return [
          change(
            "the user can no longer change the tab bar; tabs that users hid or moved return to their default positions",
            help: "keep `customization` to keep the users' arrangements")
        ]
      }
      return new == nil ? [] : [change("the user can now change the tab bar", isBreaking: false)]
    }
    var changes: [Change] = []
    if old.allowsReordering, !new.allowsReordering {
      changes.append(
        change(
          "the user can no longer move tabs; tabs that users moved return to their default positions",
          help: "keep `reorder: true` to keep the users' order"))
    }
    if new.minimum > old.minimum {
      changes.append(
        change(
          "the minimum number of shown tabs changed from \(old.minimum) to \(new.minimum); "
            + "users who hid more tabs see some of them again",
          isBreaking: false))
    }
    return changes
  }

  private static func keys(_ pair: SpecPair) -> [Change] {
    let kept = KeptState(pair)
    let (old, new) = (pair.old.storageKeys, pair.new.storageKeys)
    var changes: [Change] = []
    func compare(
      _ name: String, _ what: String, _ key: KeyPath<NavigationModel.StorageKeys, NavigationModel.StorageKey>
    ) {
      let (former, present) = (old[keyPath: key], new[keyPath: key])
      guard former.text != present.text else { return }
      let why = former.isGiven || present.isGiven ? "" : ", because the namespace was renamed"
      let keys = QuotedPair(former.text, present.text)
      changes.append(
        Change(
          .state, isBreaking: true, of: name,
          "the storage key of \(what) changed from \(keys.old) to \(keys.new)\(why); saved values are no longer found",
          help: name == "tabBar.storage.state"
            ? "write `swift: { names: { namespace: \(pair.old.typeNames.namespace) } }`, or "
              + "move the saved value to the new key before the app creates the navigator"
            : "write `\(name.split(separator: ".")[2]): \(YAMLScalar.text(former.text))` under `tabBar: storage:`, or "
              + "move the saved value to the new key before the app creates the navigator",
          before: former.span, after: present.span))
    }
    if kept.selection { compare("tabBar.storage.selection", "the selected tab", \.selection) }
    if kept.arrangement { compare("tabBar.storage.shown", "the user's tab arrangement", \.shown) }
    if kept.snapshots { compare("tabBar.storage.state", "the state of all stacks", \.state) }
    return changes
  }
}

extension NavigationModel {
  /// The app's name if the spec has no `tabBar`.
  fileprivate var tabBarSpan: Span { spec.root.tabBar?.span ?? app.span }

  struct StorageKey {
    let text: String
    let isGiven: Bool
    let span: Span
  }

  struct StorageKeys {
    let selection, shown, state: StorageKey
  }

  var storageKeys: StorageKeys {
    let namespace = spec.root.swift?.names?.namespace?.span ?? app.span
    func key(_ end: String, _ given: String?, _ span: Span?) -> StorageKey {
      StorageKey(
        text: given ?? "\(typeNames.namespace).\(end)", isGiven: given != nil,
        span: given == nil ? namespace : span ?? namespace)
    }
    return StorageKeys(
      selection: key("selection", tabBar.selectionKey?.string, tabBar.selectionKey?.span),
      shown: key("shown", tabBar.shownKey?.string, tabBar.shownKey?.span), state: key("state", nil, nil))
  }
}

/// Changes that affect saved state. `restores: selection` saves the raw value of the tab, `restores: everything` also a
/// snapshot of all stacks for the app and each scene, and `customization` the tab arrangement. The new version finds
/// nothing after a change of the storage key, and restores a stack up to the first screen that was removed, has
/// different parameters, or can no longer be pushed. Changes to state that only the app's own code saves are not
/// breaking.
enum StateChanges {
  static func of(_ pair: SpecPair) -> [Change] {
    RestorationChanges.of(pair) + TabValueChanges.of(pair) + SnapshotChanges.of(pair)
  }
}

/// Saved by the old version and restored by the new one.
struct KeptState {
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
