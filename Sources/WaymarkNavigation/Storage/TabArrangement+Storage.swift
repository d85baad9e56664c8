/// The saved form of an arrangement: the raw values of the shown tabs under the spec's key, separated by commas, and those of all
/// tabs under another. If only the first list is saved, as by an app before it used Waymark, the other tabs were hidden.
extension TabArrangement {
  /// The saved arrangement; the spec's own if none is saved or the user can't change the bar.
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

  /// A tab's raw value, in which a comma is written as in a URL.
  private static func text(_ tab: Spec.Tab) -> String? {
    guard let text = StoredValue(rawValueOf: tab)?.text else { return nil }
    return text.replacing("%", with: "%25").replacing(",", with: "%2C")
  }

  private static func tabs(_ text: String) -> [Spec.Tab] {
    let tabs = Dictionary(Spec.Tab.allCases.map { (Self.text($0) ?? $0.name, $0) }) { first, _ in first }
    return text.split(separator: ",").compactMap { tabs[String($0)] }
  }
}
