import Foundation
import TestSupport
import Testing
import WaymarkCompiler
import WaymarkSource

/// Each `NAME.nav.yaml` under Fixtures is compiled, and `NAME.txt` beside it holds what a person's terminal then shows. Adding
/// a test means adding two files.
@Suite("Fixtures")
struct SpecFixtureTests {
  @Test("A spec gives exactly the findings that its fixture says", arguments: Fixture.all)
  func findings(_ fixture: Fixture) {
    if let mismatch = Snapshot.mismatch(fixture.report, fixture.expectation) { Issue.record("\(mismatch)") }
  }

  @Test("A fixture called valid has no findings, and all others have some", arguments: Fixture.all)
  func validity(_ fixture: Fixture) {
    #expect(fixture.report.isEmpty == fixture.name.hasPrefix("valid"))
  }

  @Test("Every construct's fixtures hold a valid spec and an invalid one")
  func bothKinds() {
    let folders = Dictionary(grouping: Fixture.all, by: \.folder)
    #expect(folders.count >= 10)
    for (folder, fixtures) in folders {
      #expect(fixtures.contains { $0.name.hasPrefix("valid") }, "\(folder) has no valid spec")
      #expect(fixtures.contains { !$0.name.hasPrefix("valid") }, "\(folder) has no invalid spec")
    }
  }
}

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
    let fileName = url.lastPathComponent
    guard let data = try? Data(contentsOf: url) else { return "cannot read \(fileName)" }
    let compilation = Compiler.compile(SourceFile(path: fileName, bytes: Array(data))) { path in
      let file = url.deletingLastPathComponent().appendingPathComponent(path)
      guard let data = try? Data(contentsOf: file) else {
        return .failure(InclusionProblem("there is no file `\(path)`"))
      }
      return .success([SourceFile(path: path, bytes: Array(data))])
    }
    return TextRenderer(files: compilation.files, style: .excerpts(color: false)).render(compilation.diagnostics)
  }
}
