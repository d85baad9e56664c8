import Foundation

/// A storage that saves values in a JSON file, for tests and for apps that don't use `UserDefaults`.
///
/// The storage loads the file once, and saves the file after each change.
@MainActor
public final class FileStorage: NavigationStorage {
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
