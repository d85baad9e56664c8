import WaymarkNavigation

/// A storage that lasts as long as the test.
@MainActor
final class MemoryStorage: NavigationStorage {
  var values: [String: StoredValue] = [:]

  func storedValue(forKey key: String) -> StoredValue? { values[key] }

  func store(_ value: StoredValue?, forKey key: String) { values[key] = value }
}
