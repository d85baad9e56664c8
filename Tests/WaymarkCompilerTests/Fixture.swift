import Foundation
import TestSupport
import Testing
import WaymarkCompiler
import WaymarkRules
import WaymarkSource

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
    SourceFile(path: url.lastPathComponent, bytes: (try? Data(contentsOf: url)).map { Array($0) } ?? [])
  }

  func compile(_ source: SourceFile? = nil, rules: [Rule] = RuleRegistry.rules) -> Compilation {
    let strings = { StringsFile.success(file($0)) }
    return Compiler.compile(source ?? self.source, goal: .linkTable, rules: rules, strings: strings) { path in
      file(path).map { .success([$0]) } ?? .failure(InclusionProblem("there is no file `\(path)`"))
    }
  }

  /// A file beside it.
  private func file(_ path: String) -> SourceFile? {
    let data = try? Data(contentsOf: url.deletingLastPathComponent().appendingPathComponent(path))
    return data.map { SourceFile(path: path, bytes: Array($0)) }
  }
}
