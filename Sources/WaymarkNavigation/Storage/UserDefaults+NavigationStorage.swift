import Foundation

extension UserDefaults: NavigationStorage {
  /// The number, text or data that is kept under a key.
  public func storedValue(forKey key: String) -> StoredValue? {
    switch object(forKey: key) {
    case let number as Int: .int(number)
    case let text as String: .string(text)
    case let data as Data: .data(data)
    default: nil
    }
  }

  /// Keeps a number, text or data under a key; nil forgets it.
  public func store(_ value: StoredValue?, forKey key: String) {
    switch value {
    case .int(let number): set(number, forKey: key)
    case .string(let text): set(text, forKey: key)
    case .data(let data): set(data, forKey: key)
    case nil: removeObject(forKey: key)
    }
  }
}
