// The user's changes of the tab bar. They are saved under the spec's key.
extension Navigator {
  /// A Boolean value that indicates whether a tab is shown if its condition holds, for the binding of a switch in an app's
  /// settings. Setting it shows or hides the tab, as far as the spec allows.
  public subscript(isShown tab: Spec.Tab) -> Bool {
    get { arrangement.shown.contains(tab) }
    set { if newValue { show(tab) } else { hide(tab) } }
  }

  /// Returns a Boolean value that indicates whether the user can hide a tab, to enable a switch in an app's settings.
  ///
  /// - Parameter tab: The tab.
  public func canHide(_ tab: Spec.Tab) -> Bool { arrangement.reasonToShow(tab, where: conditions) == nil }

  /// Shows a tab, in its place in the order.
  ///
  /// - Parameter tab: The tab.
  /// - Returns: The outcome. The command is rejected if the spec doesn't let the user change the bar.
  @discardableResult
  public func show(_ tab: Spec.Tab) -> CommandOutcome<Spec> {
    perform { $0.show(tab) }
  }

  /// Hides a tab. If it is selected, its fallback is selected.
  ///
  /// - Parameter tab: The tab.
  /// - Returns: The outcome. The command is rejected if the spec doesn't let the user hide the tab.
  @discardableResult
  public func hide(_ tab: Spec.Tab) -> CommandOutcome<Spec> {
    perform { $0.hide(tab) }
  }

  /// Moves a tab in the bar.
  ///
  /// - Parameters:
  ///   - tab: The tab.
  ///   - position: The final position of the tab in the bar, from 0. The `toOffset` of a list's `onMove` counts with the tab still
  ///     in its old place: subtract one if it is behind that.
  /// - Returns: The outcome. The move is rejected if the spec doesn't let the user reorder tabs or the tab isn't in the bar.
  @discardableResult
  public func move(_ tab: Spec.Tab, to position: Int) -> CommandOutcome<Spec> {
    perform { $0.move(tab, to: position) }
  }

  /// Adopts an arrangement of tabs, for example an imported one.
  ///
  /// - Parameter arrangement: The arrangement.
  /// - Returns: The outcome. The command is rejected if the spec doesn't let the user change the bar.
  @discardableResult
  public func arrangeTabs(as arrangement: TabArrangement<Spec>) -> CommandOutcome<Spec> {
    perform { $0.arrange(arrangement) }
  }

  /// Resets the bar to the spec's own, and selects the spec's tab for that (`resetSelects`).
  ///
  /// - Returns: The outcome. The command is rejected if the spec doesn't let the user change the bar.
  @discardableResult
  public func resetTabBar() -> CommandOutcome<Spec> {
    perform { $0.resetTabBar() }
  }
}
