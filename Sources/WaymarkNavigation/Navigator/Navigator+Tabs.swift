extension Navigator {
  /// The tabs in the bar, in their order. There is always one.
  public var visibleTabs: [Spec.Tab] { arrangement.visible(where: conditions) }

  /// What a tab view is bound to. Setting it is what a tap does: the selected tab tapped again pops to its root, where the spec
  /// says so and there is something to pop.
  public var selection: Spec.Tab {
    get { state.selectedTab }
    set {
      command {
        guard newValue == state.selectedTab else {
          select(newValue)
          return
        }
        send([.retapped(newValue)])
        if Spec.tabBar.retap == .popToRoot { popToRoot(in: .tab(newValue)) }
      }
    }
  }

  /// Selects a tab, with its stack as it is.
  ///
  /// - Returns: Whether it is in the bar; where it is not, nothing changes and an event tells of it.
  @discardableResult
  public func select(_ tab: Spec.Tab) -> Bool {
    guard visibleTabs.contains(tab) else { return refuse(.hiddenTab(tab)) }
    var next = intended
    next.selectedTab = tab
    assign(next)
    return true
  }

  /// What a link has for a tab's root, which takes it once; nil where there is nothing new.
  ///
  /// Ask where the root appears and where ``hasArguments(for:)`` changes. Until a link says something, a root shows the
  /// ``TabItem/arguments`` of its tab.
  public func takeArguments(for tab: Spec.Tab) -> Spec.TabArguments? {
    guard let arguments = tabArguments[tab] else { return nil }
    tabArguments[tab] = nil
    return arguments
  }

  /// Whether a link has something for a tab's root.
  public func hasArguments(for tab: Spec.Tab) -> Bool { tabArguments[tab] != nil }

  /// Tabs come and go with conditions, and so does what a link waits for.
  func change(to conditions: Set<Spec.Condition>) {
    guard facts != conditions else { return }
    command {
      let tabs = visibleTabs
      facts = conditions
      tabsChanged(from: tabs, restoring: restoredTab)
      followHeldLink()
    }
  }

  /// Tells of tabs that have come or gone, and selects another where that of the state has gone.
  ///
  /// - Parameters:
  ///   - wanted: The tab to select where it is there; nil for the one that is selected.
  ///   - restoredTab: The tab to select now, or else once it is there.
  func tabsChanged(
    from former: [Spec.Tab], selecting wanted: Spec.Tab? = nil, restoring restoredTab: Spec.Tab? = nil
  ) {
    command {
      let tabs = visibleTabs
      if tabs != former { send([.tabBarChanged(tabs)]) }
      var next = intended
      next.selectedTab = (wanted ?? restoredTab ?? state.selectedTab).standIn(among: tabs)
      assign(next, restoring: restoredTab)
    }
  }
}
