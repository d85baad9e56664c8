import Foundation

@MainActor struct NavigationArchive<Spec: NavigationSpec> {
  private let storage: (any NavigationStorage)?
  private let keys: StorageKeys
  private var writer: SnapshotWriter<Spec>?

  let restorationMark: RestorationMark

  init(_ storage: (any NavigationStorage)?, account: String?) {
    self.storage = storage
    writer = storage.map { _ in SnapshotWriter() }
    keys = StorageKeys(Spec.self, account: account)
    restorationMark = RestorationMark(storage, key: keys.restoration)
  }

  var arrangement: TabArrangement<Spec> { TabArrangement(storage, keys) }

  /// After a restoration that ended the app, nothing but the arrangement is loaded, because the root of the selected tab
  /// can end the app, too.
  func load() -> SavedNavigation<Spec> {
    var saved = SavedNavigation<Spec>(arrangement: arrangement)
    if Spec.tabBar.restores != .nothing, let selection = storage?.storedValue(forKey: keys.selection) {
      saved.selection = Spec.Tab.allCases.first { StoredValue(rawValueOf: $0) == selection }
    }
    if Spec.tabBar.restores == .everything, case .data(let snapshot)? = storage?.storedValue(forKey: keys.state) {
      saved.snapshot = checked(snapshot)
    }
    guard restorationMark.isFromEarlierLaunch else { return saved }
    restorationMark.need()
    saved.selection = nil
    storage?.store(nil, forKey: keys.selection)
    storage?.store(nil, forKey: keys.state)
    return saved
  }

  func checked(_ snapshot: Data) -> RestorableSnapshot {
    restorationMark.need()
    return restorationMark.isFromEarlierLaunch ? .failure(RestorationCrash()) : .success(snapshot)
  }

  mutating func save(_ snapshot: NavigationSnapshot<Spec>) {
    guard let data = writer?.data(of: snapshot) else { return }
    storage?.store(.data(data), forKey: keys.state)
  }

  func save(_ selection: Spec.Tab) { storage?.store(StoredValue(rawValueOf: selection), forKey: keys.selection) }
  func save(_ arrangement: TabArrangement<Spec>) { arrangement.save(in: storage, keys) }
}

struct StorageKeys {
  let selection: String
  let shown: String
  /// Includes hidden tabs. A missing tab is new in the spec.
  let order: String
  let state: String
  let restoration: String

  /// The spec's keys, or default keys with the name of the spec, and a period and the account at the end.
  init<Spec: NavigationSpec>(_ spec: Spec.Type, account: String?) {
    let policy = Spec.tabBar
    let end = account.map { ".\($0)" } ?? ""
    let shownKey = policy.shownKey ?? "\(Spec.self).shown"
    selection = (policy.selectionKey ?? "\(Spec.self).selection") + end
    shown = shownKey + end
    // This key differs from all other keys, because a period separates the account from the rest of each key.
    order = shownKey + "-order" + end
    state = "\(Spec.self).state" + end
    restoration = "\(Spec.self).restoration" + end
  }
}

/// Two comma-separated lists of raw values: the shown tabs and all tabs. An app may have saved only the shown tabs
/// before it adopted Waymark; a tab outside of the list is then hidden, not new.
extension TabArrangement {
  /// The default if no arrangement is saved, or if the user can't change the tab bar.
  @MainActor init(_ storage: (any NavigationStorage)?, _ keys: StorageKeys) {
    guard let shown = storage?.storedValue(forKey: keys.shown)?.text else {
      self.init()
      return
    }
    let order = storage?.storedValue(forKey: keys.order)?.text.map(Self.tabs) ?? Spec.Tab.allCases
    self.init(shown: Set(Self.tabs(shown)), order: order)
  }

  @MainActor func save(in storage: (any NavigationStorage)?, _ keys: StorageKeys) {
    storage?.store(.string(Self.text(order.filter(shown.contains))), forKey: keys.shown)
    storage?.store(.string(Self.text(order)), forKey: keys.order)
  }

  private static func text(_ tabs: [Spec.Tab]) -> String { tabs.compactMap(text).joined(separator: ",") }

  /// Percent-encodes commas and percent signs.
  private static func text(_ tab: Spec.Tab) -> String? {
    guard let text = StoredValue(rawValueOf: tab)?.text else { return nil }
    return text.replacing("%", with: "%25").replacing(",", with: "%2C")
  }

  private static func tabs(_ text: String) -> [Spec.Tab] {
    let tabs = Dictionary(Spec.Tab.allCases.map { (Self.text($0) ?? $0.name, $0) }) { first, _ in first }
    return text.split(separator: ",").compactMap { tabs[String($0)] }
  }
}
