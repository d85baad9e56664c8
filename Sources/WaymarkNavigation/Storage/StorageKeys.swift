/// The storage keys for the values of one account.
struct StorageKeys {
  let selection: String
  let shown: String
  /// The storage key for the order of all tabs. The order includes hidden tabs. If a tab is missing from the order, the
  /// tab is new in the spec.
  let order: String
  let state: String

  /// Creates the storage keys that the spec declares, and default keys for the other values. A default key contains the
  /// name of the spec. If the account isn't `nil`, each key ends with a period and the account.
  init<Spec: NavigationSpec>(_ spec: Spec.Type, account: String?) {
    let policy = Spec.tabBar
    let end = account.map { ".\($0)" } ?? ""
    let shownKey = policy.shownKey ?? "\(Spec.self).shown"
    selection = (policy.selectionKey ?? "\(Spec.self).selection") + end
    shown = shownKey + end
    // This key differs from all other keys, because a period separates the account from the rest of each key.
    order = shownKey + "-order" + end
    state = "\(Spec.self).state" + end
  }
}
