/// Where a navigator keeps what outlives a launch: `UserDefaults`, a ``FileStorage``, or whatever an app has.
@MainActor
public protocol NavigationStorage: AnyObject {
  /// The value that is kept under a key; nil where there is none, or one of another kind than the three.
  func storedValue(forKey key: String) -> StoredValue?
  /// Keeps a value under a key; nil forgets it.
  func store(_ value: StoredValue?, forKey key: String)
}
