extension TabArrangement {
  /// Returns the reason why the user can't hide a tab.
  ///
  /// - Parameters:
  ///   - tab: The tab to hide.
  ///   - conditions: The conditions that hold.
  /// - Returns: The reason, or `nil` if the user can hide the tab.
  func reasonToShow(_ tab: Spec.Tab, where conditions: Set<Spec.Condition>) -> NavigationError<Spec>? {
    guard let customization = Spec.tabBar.customization else { return .fixedTabBar }
    if tab.tabItem.visibility == .always { return .pinnedTab(tab) }
    guard shown.contains(tab) else { return nil }
    let visible = visible(where: conditions)
    let minimum = max(customization.minimum, 1)
    let isTooFew = visible.contains(tab) && visible.count <= minimum || shown.count <= minimum
    return isTooFew ? .tooFewTabs(hiding: tab, minimum: minimum) : nil
  }
}
