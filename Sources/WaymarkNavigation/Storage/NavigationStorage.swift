import Foundation

/// A storage for the values that a navigator saves between launches.
///
/// Use `UserDefaults`, a ``FileStorage``, or your own class that conforms to this protocol.
@MainActor public protocol NavigationStorage: AnyObject {
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

/// A value in a ``NavigationStorage``.
public enum StoredValue: Hashable, Sendable, Codable {
  /// An integer, which is the raw value of a tab.
  case int(Int)
  /// A string, which is the raw value of a tab or a list of raw values.
  case string(String)
  /// A snapshot of the navigation state.
  case data(Data)
}

extension StoredValue {
  /// The compiler generates only integers and strings as raw values; `nil` for others.
  init?(rawValueOf tab: some NavigationTab) {
    switch tab.rawValue {
    case let number as Int: self = .int(number)
    case let text as String: self = .string(text)
    default: return nil
    }
  }

  var text: String? {
    switch self {
    case .int(let number): String(number)
    case .string(let text): text
    case .data: nil
    }
  }
}

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

/// A storage that saves values in a JSON file, for tests and for apps that don't use `UserDefaults`.
///
/// The storage loads the file once, and saves the file after each change.
@MainActor public final class FileStorage: NavigationStorage {
  /// The error of the last attempt to load or save the file, or `nil` if that attempt succeeded.
  public private(set) var failure: (any Error)?
  private let file: URL
  private var values: [String: StoredValue] = [:]

  /// Creates a storage that saves values in a file.
  ///
  /// The file and its folder don't have to exist. If the file can't be decoded, the storage is empty, and ``failure``
  /// contains the error.
  ///
  /// - Parameter file: The URL of the JSON file.
  public init(_ file: URL) {
    self.file = file
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    attempt { values = try JSONDecoder().decode([String: StoredValue].self, from: Data(contentsOf: file)) }
  }

  /// Returns the value for a key.
  ///
  /// - Parameter key: The key of the value.
  /// - Returns: The value, or `nil` if the storage has no value for the key.
  public func storedValue(forKey key: String) -> StoredValue? { values[key] }

  /// Stores a value for a key, and saves the file if the value changed.
  ///
  /// If the file can't be saved, the storage keeps the value in memory, and ``failure`` contains the error.
  ///
  /// - Parameters:
  ///   - value: The value to store, or `nil` to remove the value.
  ///   - key: The key of the value.
  public func store(_ value: StoredValue?, forKey key: String) {
    guard values[key] != value else { return }
    values[key] = value
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    attempt {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try encoder.encode(values).write(to: file, options: .atomic)
    }
  }

  private func attempt(_ action: () throws -> Void) {
    do {
      try action()
      failure = nil
    } catch {
      failure = error
    }
  }
}
