/// The user's choice of tabs: which are shown, and in what order. Conditions are no part of it; a tab whose condition does not
/// hold keeps its place for when it does.
///
/// A value of it is one that the spec allows: tabs with `shown: always` are shown, at least `minimum` are, and where the spec
/// does not say `reorder: true`, the order is the spec's. It is coded by names, so that it can be exported and imported.
public struct TabArrangement<Spec: NavigationSpec>: Hashable, Sendable {
  /// Every tab, in the order of the bar.
  public private(set) var order: [Spec.Tab]
  /// The tabs that are shown where their conditions hold.
  public private(set) var shown: Set<Spec.Tab>

  /// The spec's own: every tab in its order, but for those with `shown: optional`.
  public init() {
    order = Spec.Tab.allCases
    shown = Set(order.filter(\.isShownByDefault))
  }

  /// The arrangement that comes nearest to a choice and that the spec allows.
  ///
  /// - Parameters:
  ///   - shown: The tabs to show.
  ///   - order: The tabs in their order; those that are not in it, as they are younger than the choice, stand where the spec has
  ///     them, and are shown where the spec shows them at first.
  public init(shown: Set<Spec.Tab>, order: [Spec.Tab] = Spec.Tab.allCases) {
    self.init()
    guard let customization = Spec.tabBar.customization else { return }
    let known = Set(order)
    if customization.allowsReordering { self.order = Self.completed(order) }
    self.shown = shown.union(
      Spec.Tab.allCases.filter { $0.tabItem.visibility == .always || !known.contains($0) && $0.isShownByDefault })
    // A version of the app may ask for more tabs than the one before; those that it shows at first come first.
    let further = self.order.filter(\.isShownByDefault) + self.order
    for tab in further where self.shown.count < customization.minimum { self.shown.insert(tab) }
  }

  /// The tabs in the bar, in their order: those that are shown and whose conditions hold.
  ///
  /// It is never empty: with nothing else left it is every tab whose condition holds, and with none of those the initial one.
  public func visible(where conditions: Set<Spec.Condition>) -> [Spec.Tab] {
    let present = order.filter { $0.tabItem.condition.map(conditions.contains) ?? true }
    if present.isEmpty { return [Spec.tabBar.initial] }
    let visible = present.filter(shown.contains)
    return visible.isEmpty ? present : visible
  }

  /// An order with each tab once, where those that are missing stand behind the one that comes before them in the spec.
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
  /// Whether the tab is in the bar until the user hides it.
  var isShownByDefault: Bool { tabItem.visibility != .optional }
}

extension TabArrangement: Codable {
  private enum CodingKeys: String, CodingKey {
    case order, shown
  }

  /// Writes the names of the tabs: `{"order": ["home", "search"], "shown": ["home"]}`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(order.map(\.name), forKey: .order)
    try container.encode(order.filter(shown.contains).map(\.name), forKey: .shown)
  }

  /// Reads an arrangement, of another version of the app, too: tabs that are no more are left out, new ones stand where the
  /// spec has them.
  ///
  /// - Throws: `DecodingError` where the two lists are not there.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let order = try container.decode([String].self, forKey: .order)
    let shown = try container.decode([String].self, forKey: .shown)
    self.init(shown: Set(shown.compactMap(Spec.Tab.named)), order: order.compactMap(Spec.Tab.named))
  }
}
