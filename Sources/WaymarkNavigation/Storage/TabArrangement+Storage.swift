/// The saved form of an arrangement consists of two lists of raw values, separated by commas.
///
/// The value for the spec's key lists the shown tabs, and the value for a second key lists all tabs. An app that didn't
/// use Waymark before may have saved only the list of shown tabs. All other tabs of such an app are treated as hidden.
extension TabArrangement {
  /// Creates the saved arrangement, or the arrangement of the spec if none is saved or the user can't change the bar.
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
