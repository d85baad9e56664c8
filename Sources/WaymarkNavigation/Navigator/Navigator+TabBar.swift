/// What the user may change about the tab bar. What is changed is kept, under the spec's key.
extension Navigator {
  /// Whether a tab is shown where its condition holds: what a switch in an app's settings is bound to. Setting it shows or hides
  /// the tab, as far as the spec allows.
  public subscript(isShown tab: Spec.Tab) -> Bool {
    get { arrangement.shown.contains(tab) }
    set { if newValue { show(tab) } else { hide(tab) } }
  }

  /// Whether ``hide(_:)`` would hide the tab: what a switch in an app's settings is enabled by.
  public func canHide(_ tab: Spec.Tab) -> Bool { arrangement.reasonToShow(tab, where: conditions) == nil }

  /// Shows a tab, in its place in the order.
  ///
  /// - Returns: Whether the spec lets the user change the bar.
  @discardableResult
  public func show(_ tab: Spec.Tab) -> Bool {
    perform { $0.show(tab) }
  }

  /// Hides a tab. Where it is selected, its fallback is selected in its place.
  ///
  /// - Returns: Whether the spec lets the user hide it; where it does not, nothing changes and an event tells of it.
  @discardableResult
  public func hide(_ tab: Spec.Tab) -> Bool {
    perform { $0.hide(tab) }
  }

  /// Moves a tab to another place among those in the bar.
  ///
  /// - Parameters:
  ///   - tab: The tab.
  ///   - position: Its place in the bar as it will be, from 0. `onMove` of a list counts with the tab still there: where its
  ///     `toOffset` is behind the tab, it is one more than this.
  ///
  /// - Returns: Whether the spec lets tabs change places and the tab is in the bar.
  @discardableResult
  public func move(_ tab: Spec.Tab, to position: Int) -> Bool {
    perform { $0.move(tab, to: position) }
  }

  /// Takes over an arrangement, of an export, say.
  ///
  /// - Returns: Whether the spec lets the user change the bar.
  @discardableResult
  public func arrangeTabs(as arrangement: TabArrangement<Spec>) -> Bool {
    perform { $0.arrange(arrangement) }
  }

  /// Sets the bar back to the spec's own, and selects the tab that the spec names for it (`resetSelects`).
  ///
  /// - Returns: Whether the spec lets the user change the bar.
  @discardableResult
  public func resetTabBar() -> Bool {
    perform { $0.resetTabBar() }
  }
}
