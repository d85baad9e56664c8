/// A storage for the values that a navigator saves between launches.
///
/// Use `UserDefaults`, a ``FileStorage``, or your own class that conforms to this protocol.
@MainActor
public protocol NavigationStorage: AnyObject {
  /// Returns the value for a key.
  ///
  /// - Parameter key: The key of the value.
  /// - Returns: The value, or `nil` if the storage has no value for the key. The result is also `nil` if the value
  ///   isn't an integer, a string, or data.
  func storedValue(forKey key: String) -> StoredValue?
  /// Stores a value for a key.
  ///
  /// - Parameters:
  ///   - value: The value to store, or `nil` to remove the value.
  ///   - key: The key of the value.
  func store(_ value: StoredValue?, forKey key: String)
}
