/// The reason why a navigator didn't carry out a command.
public enum NavigationError<Spec: NavigationSpec>: Error, Hashable, Sendable {
  /// The spec does not let the screen be pushed there (`in:` of the route, `opens:` of the screen around it).
  case notAllowed(Spec.Route, in: NavigationPlace<Spec>)
  /// There is no such modal or window.
  case notThere(NavigationPlace<Spec>)
  /// A stack does not have the screen.
  case notOnStack(Spec.Route, in: NavigationPlace<Spec>)
  /// The tab is not in the bar.
  case hiddenTab(Spec.Tab)
  /// The spec does not let the user change the tab bar.
  case fixedTabBar
  /// The spec does not let the user change the order of tabs.
  case fixedOrder
  /// The tab is always there, `shown: always`.
  case pinnedTab(Spec.Tab)
  /// The bar would have fewer tabs than the spec's `minimum`.
  case tooFewTabs(hiding: Spec.Tab, minimum: Int)
  /// The snapshot can't be read, for this reason.
  case unreadableSnapshot(String)
}

extension NavigationError: CustomStringConvertible {
  /// What was wanted and why it was not done.
  public var description: String {
    switch self {
    case .notAllowed(let route, let place): "\(route.name) may not be pushed in \(place), which is not among its `in`"
    case .notThere(.window(let window)): "the window \(window.name) is not open"
    case .notThere: "nothing is presented"
    case .notOnStack(let route, let place): "\(route.name) is not on the stack of \(place)"
    case .hiddenTab(let tab): "the tab \(tab.name) is not in the tab bar"
    case .fixedTabBar: "the tab bar cannot be changed: the spec has no tabBar.customization"
    case .fixedOrder: "the tabs cannot change places: tabBar.customization has no reorder: true"
    case .pinnedTab(let tab): "the tab \(tab.name) cannot be hidden: it has shown: always"
    case .tooFewTabs(let tab, let minimum): "the tab \(tab.name) cannot be hidden: \(minimum) must stay"
    case .unreadableSnapshot(let reason): "the snapshot can't be read: \(reason)"
    }
  }
}
