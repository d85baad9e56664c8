import Foundation
import TestSupport
import Testing

/// A check that the specs of the example apps equal the specs in `Specs/`.
///
/// Each app needs a copy in the folder of its target, where the plugin finds the spec.
@Suite("The example app")
struct ExampleSpecsTests {
  private static let root = TestFiles.folder.deletingLastPathComponent()
  /// The examples with an Xcode project.
  static let apps = TestFiles.folders(in: root.appendingPathComponent("Examples")).filter { folder in
    let project = folder.appendingPathComponent("\(folder.lastPathComponent).xcodeproj")
    return FileManager.default.fileExists(atPath: project.path)
  }.map(\.lastPathComponent)

  @Test("The spec files of an example app are exact copies of the files in Specs", arguments: apps)
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
    #expect(!shared.isEmpty)
    // The copies must include all files of a spec, because the root file may include other files.
    #expect(shared.filter { $0.hasSuffix(".nav.yaml") } == paths.filter { $0.hasSuffix(".nav.yaml") })
  }

  @Test("Exactly PetSpot and Showcase are example apps with an Xcode project")
  func all() {
    #expect(Set(Self.apps) == ["PetSpot", "Showcase"])
  }
}
