import Foundation
import LinkResolving
import SpecText
import TestSupport
import Testing
import WaymarkCompiler

/// A root file of this repository that declares an app.
struct RepositorySpec: CustomTestStringConvertible {
  let path: String

  private static let root = TestFiles.folder.deletingLastPathComponent()
  static let all = ["Benchmarks/Sources", "Examples", "Specs", "Tests/Goldens", "Tests/ModelChecking"].flatMap {
    folder in
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)) ?? []
    return paths.filter { $0.hasSuffix(".nav.yaml") && !$0.contains(".build/") }.sorted()
      .map { RepositorySpec(path: "\(folder)/\($0)") }
  }.filter { spec in
    // The root file of a UI test target names the app's spec.
    spec.source.map { Compiler.isRoot($0) && Compiler.specNamed(by: $0) == nil } ?? false
  }

  var testDescription: String { path }
  private var url: URL { Self.root.appendingPathComponent(path) }
  private var source: SourceFile? {
    (try? Data(contentsOf: url)).map { SourceFile(path: url.lastPathComponent, bytes: Array($0)) }
  }

  /// `nil` if the spec has errors.
  func published() -> PublishedSpec? {
    let folder = url.deletingLastPathComponent()
    let compilation = source.map { source in
      Compiler.compile(source, goal: .linkTable) { pattern in
        let parts = folder.appendingPathComponent(pattern)
        // A pattern is for the files of a folder.
        let urls = Inclusions.isGlob(pattern) ? TestFiles.specs(in: parts.deletingLastPathComponent()) : [parts]
        return .success(
          urls.compactMap { url in
            let name = Inclusions.isGlob(pattern) ? "\(pattern.prefix { $0 != "/" })/\(url.lastPathComponent)" : pattern
            return (try? Data(contentsOf: url)).map { SourceFile(path: name, bytes: Array($0)) }
          })
      }
    }
    return compilation?.model == nil ? nil : compilation?.published
  }
}
