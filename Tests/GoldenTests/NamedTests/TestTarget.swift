import Foundation
import TestSupport

/// The source files of a test target.
struct TestTarget {
  private let sources: [String]
  /// The facts that the tests of the target decode.
  let facts: FactsFile?

  init(folder: URL) throws {
    sources = try Self.swiftFiles(in: folder).map { try String(contentsOf: $0, encoding: .utf8) }
    let name = sources.lazy.compactMap { $0.firstMatch(of: /FactsFile\("([^"]+)"\)/) }.first
    facts = name.map { FactsFile(String($0.1)) }
  }

  /// All test targets in Tests and in the example apps, or the error that prevents listing them.
  static let all = Result {
    let root = TestFiles.folder.deletingLastPathComponent()
    let files = try ["Tests", "Examples"].flatMap { try swiftFiles(in: root.appending(path: $0)) }
    return try Set(files.compactMap(folder)).map(TestTarget.init)
  }

  var tests: [DeclaredTest] { sources.flatMap(tests) }

  /// Returns the initial values of all constants with a name.
  func declarations(of name: String) -> [String] {
    sources.flatMap { source in
      source.ranges(of: "let \(name)").compactMap { range in
        let rest = source[range.upperBound...]
        guard let first = rest.first, !first.isLetter, let assignment = rest.firstIndex(of: "=") else { return nil }
        return rest[assignment...].prefixMatch(of: /= \[[^\]]*\]/).map { String($0.output) }
      }
    }
  }

  private func tests(in source: String) -> [DeclaredTest] {
    source.matches(of: /@Test\(\s*"((?:[^"\\]|\\.)*)"/).map { match in
      let rest = source[match.range.upperBound...]
      let traits = rest[..<(rest.firstRange(of: " func ")?.lowerBound ?? rest.endIndex)]
      return DeclaredTest(
        name: String(match.1).replacing(#"\""#, with: "\""), traits: String(traits), target: self)
    }
  }

  /// Returns the outermost folder that contains a file and belongs to a target.
  private static func folder(of file: URL) -> URL? {
    var folder: URL? = nil
    var parent = file.deletingLastPathComponent()
    while parent.path.hasPrefix(TestFiles.folder.deletingLastPathComponent().path), parent != TestFiles.folder {
      if parent.lastPathComponent.hasSuffix("Tests") { folder = parent }
      parent.deleteLastPathComponent()
    }
    return folder
  }

  private static func swiftFiles(in folder: URL) throws -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
  }
}
