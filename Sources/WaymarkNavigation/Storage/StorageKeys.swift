/// The keys of the saved values of one account.
struct StorageKeys {
  let selection: String
  let shown: String
  /// The order of all tabs, hidden ones too, so that a tab of a later version is distinguished from a hidden one.
  let order: String
  let state: String

  /// The spec's keys, or else keys derived from the namespace; each ends in `.ACCOUNT` if there is one.
  init<Spec: NavigationSpec>(_ spec: Spec.Type, account: String?) {
    let policy = Spec.tabBar
    let end = account.map { ".\($0)" } ?? ""
    let shownKey = policy.shownKey ?? "\(Spec.self).shown"
    selection = (policy.selectionKey ?? "\(Spec.self).selection") + end
    shown = shownKey + end
    // No account can make it another key, as accounts follow a full stop.
    order = shownKey + "-order" + end
    state = "\(Spec.self).state" + end
  }
}
