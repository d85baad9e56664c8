/// A command that shows screens.
public indirect enum NavigationCommand<Spec: NavigationSpec>: Hashable, Sendable {
  /// Pushes a screen onto a stack.
  case push(Spec.Route, in: NavigationPlace<Spec>)
  /// Replaces the top screen of a stack.
  case replace(with: Spec.Route, in: NavigationPlace<Spec>)
  /// Replaces all screens of a stack.
  case replaceStack(with: [Spec.Route], in: NavigationPlace<Spec>)
  /// Presents a sheet or cover. With a place, the sheet or cover covers no sheet or cover above the place.
  case present(NavigationState<Spec>.Modal, over: NavigationPlace<Spec>? = nil)
  /// Opens a window.
  case open(NavigationState<Spec>.OpenWindow)
}

extension NavigationCommand: CustomStringConvertible {
  /// The command in words, for example `push orders in tab account`.
  public var description: String {
    switch self {
    case .push(let route, let place): "push \(text(route)) in \(place)"
    case .replace(let route, let place): "replace the top screen with \(text(route)) in \(place)"
    case .replaceStack(let routes, let place):
      "replace the stack with \(routes.isEmpty ? "nothing" : routes.map(text).joined(separator: " › ")) in \(place)"
    case .present(let modal, _): (["present \(modal.screen)"] + modal.stack.map(text)).joined(separator: " › ")
    case .open(let open):
      (["open window \(Spec.Window.text(of: open.window._parts))"] + open.stack.map(text)).joined(separator: " › ")
    }
  }

  private func text(_ route: Spec.Route) -> String { Spec.Route.text(of: route._parts) }
}

/// The reason why a navigator rejected a command.
public indirect enum NavigationError<Spec: NavigationSpec>: Error, Hashable, Sendable {
  /// The spec doesn't allow the screen on the stack.
  ///
  /// In the spec, the `in` key of a route lists the stacks that allow the route. The `opens` key of a tab, sheet,
  /// cover, or window lists the screens that its stack allows.
  case notAllowed(Spec.Route, in: NavigationPlace<Spec>)
  /// The sheet or cover isn't presented, or the window isn't open.
  case notThere(NavigationPlace<Spec>)
  /// The spec doesn't let the sheet or cover cover the other sheet or cover.
  ///
  /// In the spec, the `in` key of a route lists the sheets and covers that the route may cover.
  case cannotCover(NavigationState<Spec>.Modal.Screen, over: NavigationState<Spec>.Modal.Screen)
  /// The spec doesn't let the sheet or cover be presented over the tab.
  ///
  /// In the spec, the `in` key of a route lists the tabs. ``NavigationState/Modal/Screen/tabs`` contains them.
  case cannotPresent(NavigationState<Spec>.Modal.Screen, over: Spec.Tab)
  /// The spec doesn't let the sheet or cover be presented over the gate that is shown.
  ///
  /// In the spec, the `in` key of a route lists the gates.
  case gated(NavigationState<Spec>.Modal.Screen, by: Spec.Gate)
  /// The command shows a screen that requires conditions that don't hold.
  ///
  /// In the spec, the `requires` key of a route lists the conditions.
  case unmet([Spec.Condition], by: NavigationCommand<Spec>)
  /// The command asks a screen for a value, but the spec doesn't allow the presentation of the screen.
  case notPresentable(name: String, as: ScreenPresentation)
  /// The screen that returns a value isn't shown.
  case notShown(name: String)
  /// The screen isn't on the stack.
  case notOnStack(Spec.Route, in: NavigationPlace<Spec>)
  /// The feature can't remove the visible screen, because the screen belongs to the app or to another feature.
  case notVisible(feature: String)
  /// A view in a tab presents a sheet or cover, but another tab is selected.
  case notSelected(Spec.Tab)
  /// A view can't dismiss a tab or a gate.
  case notDismissable(NavigationPlace<Spec>)
  /// The tab isn't in the tab bar.
  case hiddenTab(Spec.Tab)
  /// The spec doesn't let the user change the tab bar.
  case fixedTabBar
  /// The spec doesn't let the user change the order of tabs.
  case fixedOrder
  /// The tab can't be hidden, because the spec has `shown: always` for the tab.
  case pinnedTab(Spec.Tab)
  /// The tab can't be hidden, because the tab bar would have fewer tabs than the `minimum` in the spec.
  case tooFewTabs(hiding: Spec.Tab, minimum: Int)
  /// The snapshot can't be decoded, or ended the app at an earlier launch. The associated string is the reason.
  case unreadableSnapshot(String)
}

extension NavigationError: CustomStringConvertible {
  /// A message that explains why the command was rejected.
  public var description: String {
    switch self {
    case .notAllowed(let route, let place): "\(route.name) cannot be pushed in \(place): its `in` does not include it"
    case .notThere(.window(let window)): "the window \(window.name) is not open"
    case .notThere(.gate(let gate)): "the gate \(gate.name) is not shown"
    case .notThere(let place): "the \(place) is not presented"
    case .cannotCover(let screen, let other):
      "\(screen.name) cannot be presented over \(other.name): its `in` does not include it"
    case .cannotPresent(let screen, let tab):
      "\(screen.name) cannot be presented over the tab \(tab.name): its `in` includes only "
        + screen.tabs.map { $0.name }.joined(separator: ", ")
    case .gated(let screen, let gate):
      "\(screen.name) cannot be presented while the gate \(gate.name) is shown: its `in` does not include \(gate.name)"
    case .unmet(let conditions, let command):
      "cannot \(command): it requires \(conditions.map { $0.rawValue }.joined(separator: ", ")), which "
        + (conditions.count == 1 ? "does" : "do") + " not hold"
    case .notPresentable(let name, let presentation):
      "\(name) cannot return a value as a \(presentation.name): its `present` does not include it"
    case .notShown(let name): "\(name) cannot return a value: it is not shown"
    case .notOnStack(let route, let place): "\(route.name) is not on the stack of \(place)"
    case .notVisible(let feature): "the visible screen does not belong to the feature \(feature)"
    case .notSelected(let tab): "a view in the tab \(tab.name) cannot present a screen: the tab is not selected"
    case .notDismissable(let place): "a view in the \(place) cannot be dismissed: pop its screen instead"
    case .hiddenTab(let tab): "the tab \(tab.name) is not in the tab bar"
    case .fixedTabBar: "the tab bar cannot be changed: the spec has no tabBar.customization"
    case .fixedOrder: "the tabs cannot be reordered: tabBar.customization has no reorder: true"
    case .pinnedTab(let tab): "the tab \(tab.name) cannot be hidden: it has shown: always"
    case .tooFewTabs(let tab, let minimum): "the tab \(tab.name) cannot be hidden: at least \(minimum) tabs must stay"
    case .unreadableSnapshot(let reason): "the snapshot can't be restored: \(reason)"
    }
  }
}
