import Foundation

/// The files in the Tests folder.
package enum TestFiles {
  package static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  package static func fixtures(_ path: String) -> URL {
    folder.appendingPathComponent("Fixtures").appendingPathComponent(path)
  }

  /// Decodes a JSON file in the Fixtures folder.
  package static func decode<Value: Decodable>(_: Value.Type, from path: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(contentsOf: fixtures(path)))
  }

  /// Returns the subfolders of a folder in order of name.
  package static func folders(in folder: URL) -> [URL] {
    contents(folder).filter { (try? $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true }
  }

  /// Returns the specs in a folder in order of name.
  package static func specs(in folder: URL) -> [URL] {
    contents(folder).filter { $0.lastPathComponent.hasSuffix(".nav.yaml") }
  }

  private static func contents(_ folder: URL) -> [URL] {
    ((try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])) ?? [])
      .sorted { $0.path < $1.path }
  }
}
