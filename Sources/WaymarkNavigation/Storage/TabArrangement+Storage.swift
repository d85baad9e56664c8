/// The saved form of an arrangement consists of two lists of raw values, separated by commas.
///
/// One list contains the shown tabs, and the other list contains all tabs. An app that adopts Waymark may have saved
/// only the shown tabs. All tabs that are missing from this list are then hidden.
extension TabArrangement {
  /// Creates the saved arrangement. If no arrangement is saved, or if the user can't change the bar, the result is the
  /// arrangement of the spec.
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

  /// Returns the raw value of a tab with each comma percent-encoded.
  private static func text(_ tab: Spec.Tab) -> String? {
    guard let text = StoredValue(rawValueOf: tab)?.text else { return nil }
    return text.replacing("%", with: "%25").replacing(",", with: "%2C")
  }

  private static func tabs(_ text: String) -> [Spec.Tab] {
    let tabs = Dictionary(Spec.Tab.allCases.map { (Self.text($0) ?? $0.name, $0) }) { first, _ in first }
    return text.split(separator: ",").compactMap { tabs[String($0)] }
  }
}
