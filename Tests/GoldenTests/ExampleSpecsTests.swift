import Foundation
import TestSupport
import Testing

/// An example app has its spec in its own target's folder, where the plugin watches it; so it is a copy of the one in `Specs/`.
@Suite("The example app")
struct ExampleSpecsTests {
  private static let root = TestFiles.folder.deletingLastPathComponent()
  static let apps = TestFiles.folders(in: root.appendingPathComponent("Examples")).map(\.lastPathComponent)

  @Test("has the spec of its name, byte for byte", arguments: apps)
  func copies(_ app: String) throws {
    let navigation = Self.root.appendingPathComponent("Examples/\(app)/\(app)/Navigation")
    let spec = Self.root.appendingPathComponent("Specs/\(app)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: spec.path).sorted()
    var shared: [String] = []
    for path in paths {
      let original = spec.appendingPathComponent(path)
      guard (try? original.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true,
        let copy = try? Data(contentsOf: navigation.appendingPathComponent(path))
      else { continue }
      shared.append(path)
      #expect(try copy == Data(contentsOf: original), "\(path) is another in Examples and in Specs")
    }
    // Its parts too: a root alone would name none, or others.
    #expect(shared.filter { $0.hasSuffix(".nav.yaml") } == paths.filter { $0.hasSuffix(".nav.yaml") })
  }

  @Test("is one of those that there are")
  func all() {
    #expect(Set(Self.apps) == ["PetSpot", "Showcase"])
  }
}
