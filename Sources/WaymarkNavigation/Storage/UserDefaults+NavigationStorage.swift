import Foundation

extension UserDefaults: NavigationStorage {
  /// Returns the integer, string, or data for a key.
  ///
  /// - Parameter key: The key of the value.
  /// - Returns: The value, or `nil` if the defaults have no integer, string, or data for the key.
  public func storedValue(forKey key: String) -> StoredValue? {
    switch object(forKey: key) {
    case let number as Int: .int(number)
    case let text as String: .string(text)
    case let data as Data: .data(data)
    default: nil
    }
  }

  /// Stores an integer, a string, or data for a key.
  ///
  /// - Parameters:
  ///   - value: The value to store, or `nil` to remove the value.
  ///   - key: The key of the value.
  public func store(_ value: StoredValue?, forKey key: String) {
    switch value {
    case .int(let number): set(number, forKey: key)
    case .string(let text): set(text, forKey: key)
    case .data(let data): set(data, forKey: key)
    case nil: removeObject(forKey: key)
    }
  }
}
