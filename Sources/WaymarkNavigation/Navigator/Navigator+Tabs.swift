extension Navigator {
  /// The tabs in the bar, in order. The list is never empty.
  public var visibleTabs: [Spec.Tab] { arrangement.visible(where: conditions) }

  /// The selected tab, for the binding of a tab view.
  ///
  /// Setting this property has the same effect as a tap on the tab. A tap on the selected tab pops its stack to the
  /// root if the spec has `retap: popToRoot`.
  public var selection: Spec.Tab {
    get { state.selectedTab }
    set { perform { $0.tap(newValue) } }
  }

  /// Selects a tab, and keeps the stack of the tab unchanged.
  ///
  /// - Parameter tab: The tab to select.
  /// - Returns: The outcome. The command is rejected if the tab isn't in the bar.
  @discardableResult
  public func select(_ tab: Spec.Tab) -> CommandOutcome<Spec> {
    perform { $0.select(tab) }
  }

  /// Sets a condition.
  ///
  /// - Parameters:
  ///   - condition: The condition to set.
  ///   - isMet: A Boolean value that indicates whether the condition holds from now on.
  public func set(_ condition: Spec.Condition, to isMet: Bool) {
    if isMet { conditions.insert(condition) } else { conditions.remove(condition) }
  }

  /// Returns the new arguments that a link passes to a tab's root, and removes the arguments from the navigator.
  ///
  /// Call this method when the root appears and when ``hasArguments(for:)`` changes. Until a link passes arguments to
  /// the root, the root uses the ``TabItem/arguments`` of its tab.
  ///
  /// - Parameter tab: The tab of the root.
  /// - Returns: The arguments, or `nil` if no link passed new arguments to the tab.
  public func takeArguments(for tab: Spec.Tab) -> Spec.TabArguments? {
    perform { $0.takeArguments(for: tab) }
  }

  /// Returns a Boolean value that indicates whether a link passed new arguments to a tab's root.
  ///
  /// - Parameter tab: The tab of the root.
  /// - Returns: `true` if ``takeArguments(for:)`` returns arguments for the tab.
  public func hasArguments(for tab: Spec.Tab) -> Bool { tabArguments[tab] != nil }
}
