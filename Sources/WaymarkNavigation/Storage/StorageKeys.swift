/// The keys under which a navigator keeps what it keeps, for one user.
struct StorageKeys {
  let selection: String
  let shown: String
  /// The order of all tabs: of those, too, that are not shown, so that a tab of a later version is told from a hidden one.
  let order: String
  let state: String

  /// The spec's keys, or else ones made of the namespace; each ends in `.USER` where there is one.
  init<Spec: NavigationSpec>(_ spec: Spec.Type, user: String?) {
    let policy = Spec.tabBar
    let end = user.map { ".\($0)" } ?? ""
    let shownKey = policy.shownKey ?? "\(Spec.self).shown"
    selection = (policy.selectionKey ?? "\(Spec.self).selection") + end
    shown = shownKey + end
    // No user's name can make it another key: those stand behind a full stop.
    order = shownKey + "-order" + end
    state = "\(Spec.self).state" + end
  }
}
