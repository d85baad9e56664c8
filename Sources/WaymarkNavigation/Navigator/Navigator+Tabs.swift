extension Navigator {
  /// The tabs in the tab bar, in their visible order. The list is never empty.
  public var visibleTabs: [Spec.Tab] { arrangement.visible(where: conditions) }

  /// The selected tab. A tab view binds its selection to this property.
  ///
  /// Setting this property has the same effect as a tap on the tab. If the spec has `retap: popToRoot`, a tap on the
  /// selected tab pops the stack of this tab to the root screen.
  public var selection: Spec.Tab {
    get { self[observing: \.selectedTab] }
    set { perform { $0.tap(newValue) } }
  }

  /// Selects a tab without changing the stack of the tab.
  ///
  /// - Parameter tab: The tab to select.
  /// - Returns: The outcome. The command is rejected if the tab isn't in the tab bar.
  @discardableResult public func select(_ tab: Spec.Tab) -> CommandOutcome { perform { $0.select(tab) } }

  /// Sets a condition.
  ///
  /// - Parameters:
  ///   - condition: The condition to set.
  ///   - isMet: A Boolean value that indicates whether the condition is met.
  public func set(_ condition: Spec.Condition, to isMet: Bool) {
    if isMet { conditions.insert(condition) } else { conditions.remove(condition) }
  }

  /// Returns the arguments that a link has passed to the root screen of a tab, and removes the arguments from the
  /// navigator.
  ///
  /// Call this method when the root screen appears and when ``hasArguments(for:)`` changes. Until a link passes
  /// arguments to the root screen, the root screen uses the default arguments in ``TabItem/arguments``.
  ///
  /// - Parameter tab: The tab that contains the root screen.
  /// - Returns: The arguments, or `nil` if no link has passed new arguments to the tab.
  public func takeArguments(for tab: Spec.Tab) -> Spec.TabArguments? { perform { $0.takeArguments(for: tab) } }

  /// Returns a Boolean value that indicates whether a link has passed new arguments to the root screen of a tab.
  ///
  /// - Parameter tab: The tab that contains the root screen.
  /// - Returns: `true` if ``takeArguments(for:)`` would return arguments for the tab.
  public func hasArguments(for tab: Spec.Tab) -> Bool { tabArguments[tab] != nil }
}

extension Navigator {
  /// A Boolean value that indicates whether the user's choice of tabs includes a given tab.
  ///
  /// A tab with a condition is visible only while its condition holds. Bind a switch in the app's settings to this
  /// value. Setting the value shows or hides the tab if the spec allows the change.
  ///
  /// - Parameter tab: The tab to show or hide.
  public subscript(isShown tab: Spec.Tab) -> Bool {
    get { arrangement.shown.contains(tab) }
    set { if newValue { show(tab) } else { hide(tab) } }
  }

  /// Returns a Boolean value that indicates whether the user can hide a tab.
  ///
  /// Use this value to enable or disable a switch in the app's settings.
  ///
  /// - Parameter tab: The tab to hide.
  /// - Returns: `true` if the navigator would accept the command ``hide(_:)`` for the tab.
  public func canHide(_ tab: Spec.Tab) -> Bool { arrangement.reasonToShow(tab, where: conditions) == nil }

  /// Shows a tab at its position in the tab bar.
  ///
  /// - Parameter tab: The tab to show.
  /// - Returns: The outcome. The command is rejected if the spec doesn't let the user change the tab bar.
  @discardableResult public func show(_ tab: Spec.Tab) -> CommandOutcome { perform { $0.show(tab) } }

  /// Hides a tab. If the tab is selected, its fallback tab is selected instead.
  ///
  /// - Parameter tab: The tab to hide.
  /// - Returns: The outcome. The command is rejected if the spec doesn't let the user hide the tab.
  @discardableResult public func hide(_ tab: Spec.Tab) -> CommandOutcome { perform { $0.hide(tab) } }

  /// Moves a tab in the tab bar.
  ///
  /// - Parameters:
  ///   - tab: The tab to move.
  ///   - position: The final position of the tab among the visible tabs, counted from 0. SwiftUI's `onMove(perform:)`
  ///     passes an offset that refers to the list before the move. Subtract 1 from this offset if the offset is greater
  ///     than the old position of the tab.
  /// - Returns: The outcome. The command is rejected if the spec doesn't let the user reorder tabs, or if the tab isn't
  ///   in the tab bar.
  @discardableResult public func move(_ tab: Spec.Tab, to position: Int) -> CommandOutcome {
    perform { $0.move(tab, to: position) }
  }

  /// Replaces the user's choice of tabs, for example with an imported arrangement.
  ///
  /// - Parameter arrangement: The new arrangement.
  /// - Returns: The outcome. The command is rejected if the spec doesn't let the user change the tab bar.
  @discardableResult public func arrangeTabs(as arrangement: TabArrangement<Spec>) -> CommandOutcome {
    perform { $0.arrange(arrangement) }
  }

  /// Resets the tab bar to the default arrangement. If the spec has the key `resetSelects`, the navigator selects the
  /// tab that this key names.
  ///
  /// - Returns: The outcome. The command is rejected if the spec doesn't let the user change the tab bar.
  @discardableResult public func resetTabBar() -> CommandOutcome { perform { $0.resetTabBar() } }
}
