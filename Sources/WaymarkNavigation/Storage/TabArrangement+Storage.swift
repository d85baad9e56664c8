/// A saved arrangement of tabs consists of two comma-separated lists of raw values.
///
/// One list contains the shown tabs, and the other list contains all tabs. An app may have saved only the list of shown
/// tabs before the app adopted Waymark. If only the list of shown tabs is saved, a tab outside this list counts as a
/// hidden tab, not as a new tab.
extension TabArrangement {
  /// Loads the saved arrangement. If no arrangement is saved, or if the user can't change the tab bar, the result is
  /// the default arrangement.
  @MainActor
  init(_ storage: (any NavigationStorage)?, _ keys: StorageKeys) {
    guard let shown = storage?.storedValue(forKey: keys.shown)?.text else {
      self.init()
      return
    }
    let order = storage?.storedValue(forKey: keys.order)?.text.map(Self.tabs) ?? Spec.Tab.allCases
    self.init(shown: Set(Self.tabs(shown)), order: order)
  }

  @MainActor
  func save(in storage: (any NavigationStorage)?, _ keys: StorageKeys) {
    storage?.store(.string(Self.text(order.filter(shown.contains))), forKey: keys.shown)
    storage?.store(.string(Self.text(order)), forKey: keys.order)
  }

  private static func text(_ tabs: [Spec.Tab]) -> String {
    tabs.compactMap(text).joined(separator: ",")
  }

  /// Returns the raw value of a tab, and percent-encodes commas and percent signs.
  private static func text(_ tab: Spec.Tab) -> String? {
    guard let text = StoredValue(rawValueOf: tab)?.text else { return nil }
    return text.replacing("%", with: "%25").replacing(",", with: "%2C")
  }

  private static func tabs(_ text: String) -> [Spec.Tab] {
    let tabs = Dictionary(Spec.Tab.allCases.map { (Self.text($0) ?? $0.name, $0) }) { first, _ in first }
    return text.split(separator: ",").compactMap { tabs[String($0)] }
  }
}
