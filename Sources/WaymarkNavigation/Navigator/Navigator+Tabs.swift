extension Navigator {
  /// The tabs in the bar, in their order. There is always one.
  public var visibleTabs: [Spec.Tab] { arrangement.visible(where: conditions) }

  /// What a tab view is bound to. Setting it is what a tap does: the selected tab tapped again pops to its root, where the spec
  /// says so and there is something to pop.
  public var selection: Spec.Tab {
    get { state.selectedTab }
    set { perform { $0.tap(newValue) } }
  }

  /// Selects a tab, with its stack as it is.
  ///
  /// - Returns: Whether it is in the bar; where it is not, nothing changes and an event tells of it.
  @discardableResult
  public func select(_ tab: Spec.Tab) -> Bool {
    perform { $0.select(tab) }
  }

  /// What a link has for a tab's root, which takes it once; nil where there is nothing new.
  ///
  /// Ask where the root appears and where ``hasArguments(for:)`` changes. Until a link says something, a root shows the
  /// ``TabItem/arguments`` of its tab.
  public func takeArguments(for tab: Spec.Tab) -> Spec.TabArguments? {
    perform { $0.takeArguments(for: tab) }
  }

  /// Whether a link has something for a tab's root.
  public func hasArguments(for tab: Spec.Tab) -> Bool { tabArguments[tab] != nil }
}
