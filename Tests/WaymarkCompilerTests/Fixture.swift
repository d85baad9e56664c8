import Foundation
import SpecText
import TestSupport
import Testing
import WaymarkCompiler
import WaymarkRules

/// A spec in Fixtures/Spec or Fixtures/Rules.
struct Fixture: Sendable, CustomTestStringConvertible {
  let url: URL

  static let all = ["Spec", "Rules"].flatMap { group in
    TestFiles.folders(in: TestFiles.fixtures(group)).flatMap { TestFiles.specs(in: $0) }.map(Fixture.init)
  }

  var name: String { String(url.lastPathComponent.dropLast(".nav.yaml".count)) }
  var folder: String { url.deletingLastPathComponent().lastPathComponent }
  var expectation: URL { url.deletingLastPathComponent().appendingPathComponent("\(name).txt") }
  var testDescription: String { "\(folder)/\(name)" }

  /// The text in a terminal without colors.
  ///
  /// Each path is only the name of a file.
  var report: String {
    let compilation = compile()
    return TextRenderer(files: compilation.files, style: .excerpts(color: false)).render(compilation.diagnostics)
  }

  /// The root file of the fixture.
  var source: SourceFile {
    file(url.lastPathComponent) ?? SourceFile(path: url.lastPathComponent, bytes: [])
  }

  /// Compiles the fixture.
  ///
  /// - Parameters:
  ///   - edited: The files that replace the files of the fixture.
  ///   - rules: The rules that check the spec.
  /// - Returns: The compilation of the spec.
  func compile(with edited: [SourceFile] = [], rules: [Rule] = RuleRegistry.rules) -> Compilation {
    func given(_ path: String) -> SourceFile? { edited.first { $0.path == path } ?? file(path) }
    let root = given(url.lastPathComponent) ?? source
    let read = { NamedFile.success(given($0)) }
    return Compiler.compile(root, goal: .linkTable, options: .init(rules: rules, read: read)) { path in
      given(path).map { .success([$0]) } ?? .failure(.missingFile(path))
    }
  }

  /// Returns a file in the folder of the fixture, or `nil` if the file cannot be read.
  private func file(_ path: String) -> SourceFile? {
    let data = try? Data(contentsOf: url.deletingLastPathComponent().appendingPathComponent(path))
    return data.map { SourceFile(path: path, bytes: Array($0)) }
  }
}
