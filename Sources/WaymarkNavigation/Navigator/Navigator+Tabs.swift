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
  @discardableResult
  public func select(_ tab: Spec.Tab) -> CommandOutcome<Spec> {
    perform { $0.select(tab) }
  }

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
  public func takeArguments(for tab: Spec.Tab) -> Spec.TabArguments? {
    perform { $0.takeArguments(for: tab) }
  }

  /// Returns a Boolean value that indicates whether a link has passed new arguments to the root screen of a tab.
  ///
  /// - Parameter tab: The tab that contains the root screen.
  /// - Returns: `true` if ``takeArguments(for:)`` would return arguments for the tab.
  public func hasArguments(for tab: Spec.Tab) -> Bool { tabArguments[tab] != nil }
}
