import Foundation

/// The repository that contains the benchmarks.
enum Repository {
  /// The root folder, which is four levels above this source file.
  static let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
}
