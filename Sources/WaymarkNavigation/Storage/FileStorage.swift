import Foundation

/// A storage that is a JSON file, for tests and for apps without `UserDefaults`. It is read once, and written at each change.
@MainActor
public final class FileStorage: NavigationStorage {
  /// Why the file could not be read or written, the last time that it was tried; nil where it could.
  public private(set) var failure: (any Error)?
  private let file: URL
  private var values: [String: StoredValue] = [:]

  /// The storage in a file, which need not be there yet, nor its folder. A file that cannot be read counts as empty, and ``failure`` says why.
  public init(_ file: URL) {
    self.file = file
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    attempt { values = try JSONDecoder().decode([String: StoredValue].self, from: Data(contentsOf: file)) }
  }

  /// The value that is kept under a key.
  public func storedValue(forKey key: String) -> StoredValue? { values[key] }

  /// Keeps a value under a key and writes the file, where that changes it; nil forgets it. What cannot be written is kept for as
  /// long as the storage lasts, and ``failure`` says why.
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
