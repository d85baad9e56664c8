import Foundation
import TestSupport
import Testing

/// A table of the documentation that names the tests that hold its rows stays true as long as these tests are there.
@Suite("A page that names tests")
struct NamedTestsTests {
  /// What stands where there is no test, before the reason.
  private let reason = "Not here: "
  /// What stands where the compiler is the test, before the files that it reads for it.
  private let typeChecked = "Type-checked: "
  /// The names of all tests, each behind that of its suite.
  private static let names = Result { try Set(swiftFiles().flatMap(testNames)) }

  @Test("names those that there are", arguments: ["Behaviours.md": 300, "Differences.md": 60])
  func table(_ page: String, _ least: Int) throws {
    let names = try Self.names.get()
    let text = try String(
      contentsOf: Self.root.appending(path: "Docs/\(page)"), encoding: .utf8)
    var count = 0
    for line in text.split(separator: "\n") where line.hasPrefix("| ") && line.hasSuffix(" |") {
      let cells = line.dropFirst(2).dropLast(2).split(separator: " | ")
      guard let last = cells.last, last != "Test", !last.hasPrefix(reason) else { continue }
      if last.hasPrefix(typeChecked) {
        let files = last.matches(of: /`([^`]*)`/).map { String($0.1) }
        #expect(!files.isEmpty)
        for file in files { #expect(FileManager.default.fileExists(atPath: Self.root.appending(path: file).path())) }
        continue
      }
      for name in String(last).components(separatedBy: "<br>") {
        count += 1
        // A row of the test's arguments may stand behind its name.
        let isThere =
          names.contains(name) || names.contains(name.replacing(#/ \([^()]*(\([^()]*\))?[^()]*\)$/#, with: ""))
        #expect(isThere, "there is no test called: \(name)")
      }
    }
    #expect(count >= least)
  }

  private static let root = TestFiles.folder.deletingLastPathComponent()

  private static func swiftFiles() throws -> [URL] {
    try [TestFiles.folder, root.appending(path: "Examples")].flatMap { folder in
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return try #require(files).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    }
  }

  private static func testNames(_ file: URL) throws -> [String] {
    let source = try String(contentsOf: file, encoding: .utf8)
    var suite = ""
    var names: [String] = []
    for match in source.matches(of: /@(Suite|Test)\(\s*"((?:[^"\\]|\\.)*)"/) {
      let name = String(match.2).replacing(#"\""#, with: "\"")
      if match.1 == "Suite" { suite = name } else { names.append("\(suite) \(name)") }
    }
    return names
  }
}
