/// The keys of the saved values of one account.
struct StorageKeys {
  let selection: String
  let shown: String
  /// The key for the order of all tabs. The order includes hidden tabs. A tab that a later version of the spec adds can
  /// therefore be distinguished from a hidden tab.
  let order: String
  let state: String

  /// Creates the keys of the spec, or keys derived from the name of the spec. The keys of an account end with
  /// `.ACCOUNT`.
  init<Spec: NavigationSpec>(_ spec: Spec.Type, account: String?) {
    let policy = Spec.tabBar
    let end = account.map { ".\($0)" } ?? ""
    let shownKey = policy.shownKey ?? "\(Spec.self).shown"
    selection = (policy.selectionKey ?? "\(Spec.self).selection") + end
    shown = shownKey + end
    // The key can't equal another key, because a period separates the account from the rest of the key.
    order = shownKey + "-order" + end
    state = "\(Spec.self).state" + end
  }
}
