import Foundation
import TestSupport
import Testing
import WaymarkCompiler
import WaymarkDiagnostics
import WaymarkRules

/// A spec under Fixtures/Spec or Fixtures/Rules.
struct Fixture: Sendable, CustomTestStringConvertible {
  let url: URL

  static let all = ["Spec", "Rules"].flatMap { group in
    TestFiles.folders(in: TestFiles.fixtures(group)).flatMap { TestFiles.specs(in: $0) }.map(Fixture.init)
  }

  var name: String { String(url.lastPathComponent.dropLast(".nav.yaml".count)) }
  var folder: String { url.deletingLastPathComponent().lastPathComponent }
  var expectation: URL { url.deletingLastPathComponent().appendingPathComponent("\(name).txt") }
  var testDescription: String { "\(folder)/\(name)" }

  /// What a terminal without colours shows; paths are the file's name.
  var report: String {
    let compilation = compile()
    return TextRenderer(files: compilation.files, style: .excerpts(color: false)).render(compilation.diagnostics)
  }

  /// What the file says.
  var source: SourceFile {
    file(url.lastPathComponent) ?? SourceFile(path: url.lastPathComponent, bytes: [])
  }

  /// - Parameter edited: Files as they are to be, in place of what lies there.
  func compile(with edited: [SourceFile] = [], rules: [Rule] = RuleRegistry.rules) -> Compilation {
    func given(_ path: String) -> SourceFile? { edited.first { $0.path == path } ?? file(path) }
    let root = given(url.lastPathComponent) ?? source
    let read = { NamedFile.success(given($0)) }
    return Compiler.compile(root, goal: .linkTable, rules: rules, read: read) { path in
      given(path).map { .success([$0]) } ?? .failure(InclusionError("there is no file `\(path)`"))
    }
  }

  /// A file beside it.
  private func file(_ path: String) -> SourceFile? {
    let data = try? Data(contentsOf: url.deletingLastPathComponent().appendingPathComponent(path))
    return data.map { SourceFile(path: path, bytes: Array($0)) }
  }
}
