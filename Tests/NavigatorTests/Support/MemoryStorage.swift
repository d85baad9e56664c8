import WaymarkNavigation

/// A storage in memory for the duration of a test.
@MainActor
final class MemoryStorage: NavigationStorage {
  var values: [String: StoredValue] = [:]

  func storedValue(forKey key: String) -> StoredValue? { values[key] }

  func store(_ value: StoredValue?, forKey key: String) { values[key] = value }
}
