extension Navigator {
  /// The tabs in the bar, in order. It is never empty.
  public var visibleTabs: [Spec.Tab] { arrangement.visible(where: conditions) }

  /// The selected tab, for the binding of a tab view. Setting it is a tap: a tap on the selected tab pops it to its root, if the
  /// spec says so and there is something to pop.
  public var selection: Spec.Tab {
    get { state.selectedTab }
    set { perform { $0.tap(newValue) } }
  }

  /// Selects a tab, without changing its stack.
  ///
  /// - Parameter tab: The tab.
  /// - Returns: The outcome. The selection is rejected if the tab isn't in the bar.
  @discardableResult
  public func select(_ tab: Spec.Tab) -> CommandOutcome<Spec> {
    perform { $0.select(tab) }
  }

  /// Switches a condition on or off.
  ///
  /// - Parameters:
  ///   - condition: The condition.
  ///   - isMet: A Boolean value that indicates whether the condition holds from now on.
  public func set(_ condition: Spec.Condition, to isMet: Bool) {
    if isMet { conditions.insert(condition) } else { conditions.remove(condition) }
  }

  /// Returns the arguments of a link for a tab's root, once; nil if there are no new ones.
  ///
  /// Call it when the root appears and when ``hasArguments(for:)`` changes. Before the first link, a root shows the
  /// ``TabItem/arguments`` of its tab.
  ///
  /// - Parameter tab: The tab.
  public func takeArguments(for tab: Spec.Tab) -> Spec.TabArguments? {
    perform { $0.takeArguments(for: tab) }
  }

  /// Returns a Boolean value that indicates whether a link has arguments for a tab's root.
  ///
  /// - Parameter tab: The tab.
  public func hasArguments(for tab: Spec.Tab) -> Bool { tabArguments[tab] != nil }
}
