/// The user's choice of tabs: the tabs that are shown, and their order.
///
/// Conditions don't change an arrangement. If the condition of a tab doesn't hold, the tab keeps its position in the
/// arrangement.
///
/// Every arrangement follows the rules of the spec. Tabs with `shown: always` are shown, and at least `minimum` tabs
/// are shown. If the spec doesn't have `reorder: true`, the tabs have the order of the spec.
///
/// The encoded arrangement contains the names of tabs. An app can export and import the encoded arrangement.
public struct TabArrangement<Spec: NavigationSpec>: Hashable, Sendable {
  /// All tabs, including hidden tabs, in the order of the tab bar.
  public private(set) var order: [Spec.Tab]
  /// The tabs that the arrangement shows. A tab with a condition is visible only while its condition holds.
  public private(set) var shown: Set<Spec.Tab>

  /// Creates the default arrangement. Every tab is shown, except tabs with `shown: optional` in the spec.
  public init() {
    order = Spec.Tab.allCases
    shown = Set(order.filter { $0.isShownByDefault })
  }

  /// Creates an arrangement from the user's choice of tabs, and adjusts the choice to the rules of the spec.
  ///
  /// A tab that isn't in `order` counts as a new tab. A new tab is inserted after the tab that precedes it in the spec.
  /// Every new tab is shown, except tabs with `shown: optional` in the spec.
  ///
  /// - Parameters:
  ///   - shown: The tabs to show.
  ///   - order: The tabs in their order.
  public init(shown: Set<Spec.Tab>, order: [Spec.Tab] = Spec.Tab.allCases) {
    self.init()
    guard let customization = Spec.tabBar.customization else { return }
    let known = Set(order)
    if customization.allowsReordering { self.order = Self.completed(order) }
    self.shown = shown.union(
      Spec.Tab.allCases.filter { $0.tabItem.visibility == .always || !known.contains($0) && $0.isShownByDefault })
    // A new version of the app can have a larger minimum. Tabs that are shown by default are added first.
    let further = self.order.filter { $0.isShownByDefault } + self.order
    for tab in further where self.shown.count < customization.minimum { self.shown.insert(tab) }
  }

  /// Returns the tabs in the tab bar, in their visible order.
  ///
  /// The result contains the shown tabs whose conditions hold. If the conditions of all shown tabs are unmet, the
  /// result contains the hidden tabs whose conditions hold. If the conditions of all tabs are unmet, the result
  /// contains only the initial tab. The result is never empty.
  ///
  /// - Parameter conditions: The conditions that hold.
  /// - Returns: The tabs in the tab bar.
  public func visible(where conditions: Set<Spec.Condition>) -> [Spec.Tab] {
    let present = order.filter { $0.tabItem.condition.map(conditions.contains) ?? true }
    if present.isEmpty { return [Spec.tabBar.initial] }
    let visible = present.filter(shown.contains)
    return visible.isEmpty ? present : visible
  }

  /// Inserts a missing tab after the tab that precedes it in the spec.
  private static func completed(_ order: [Spec.Tab]) -> [Spec.Tab] {
    var completed: [Spec.Tab] = []
    for tab in order where !completed.contains(tab) { completed.append(tab) }
    var former: Spec.Tab?
    for tab in Spec.Tab.allCases {
      if !completed.contains(tab) {
        let index = former.flatMap(completed.firstIndex).map { $0 + 1 } ?? 0
        completed.insert(tab, at: index)
      }
      former = tab
    }
    return completed
  }
}

extension NavigationTab {
  var isShownByDefault: Bool { tabItem.visibility != .optional }
}

extension TabArrangement {
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
