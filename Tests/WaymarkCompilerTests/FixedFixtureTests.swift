import Foundation
import SpecText
import TestSupport
import Testing
import WaymarkCompiler

/// Tests of safe fix-its.
///
/// `NAME.fixed.yaml` contains the spec of a fixture after all its safe fix-its were applied.
@Suite("Safe fix-its")
struct FixedFixtureTests {
  private static let fixable = Fixture.all.filter { $0.compile().diagnostics.contains(where: \.hasSafeFix) }

  @Test("The safe fix-its of a fixture produce exactly the expected spec", arguments: fixable)
  func fixed(_ fixture: Fixture) throws {
    let text = try #require(String(validating: fixture.fixed.bytes, as: UTF8.self))
    if let mismatch = Snapshot.mismatch(text, fixture.fixedSpec) { Issue.record("\(mismatch)") }
  }

  @Test("The safe fix-its of a fixture remove all fixable findings, and add no errors", arguments: fixable)
  func mended(_ fixture: Fixture) {
    let compilation = fixture.compile()
    let before = compilation.diagnostics
    let after = fixture.compile(with: [fixture.fixed]).diagnostics
    #expect(!after.contains { $0.hasSafeFix })
    let errors = (before: before.count { $0.severity == .error }, after: after.count { $0.severity == .error })
    #expect(errors.after <= errors.before)
    // An error hides other findings.
    #expect(after.count < before.count || !compilation.isJudged)
  }

  @Test("Safe fix-its keep every comment of a fixture, except comments that silence findings", arguments: fixable)
  func comments(_ fixture: Fixture) {
    func comments(_ file: SourceFile) -> [String] {
      String(decoding: file.bytes, as: UTF8.self).matches(of: /(?:^|\s)(#(?! waymark:).*)/.anchorsMatchLineEndings())
        .map { String($0.output.1) }
    }
    #expect(comments(fixture.fixed) == comments(fixture.source))
  }

  @Test("Exactly the fixtures with safe fix-its have a spec with the expected result")
  func strays() throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: TestFiles.folder.path)
      .filter { $0.hasSuffix(".fixed.yaml") }.map { URL(fileURLWithPath: $0).lastPathComponent }
    #expect(files.sorted() == Self.fixable.map(\.fixedSpec.lastPathComponent).sorted())
    #expect(files.count > 3)
  }
}

extension Diagnostic {
  /// A Boolean value that indicates whether the diagnostic has a safe fix-it in the root file.
  ///
  /// Only root files have an expected result.
  fileprivate var hasSafeFix: Bool { fixes.contains { $0.isSafe && $0.span.file == 0 } }
}

extension Fixture {
  fileprivate var fixedSpec: URL { url.deletingLastPathComponent().appendingPathComponent("\(name).fixed.yaml") }

  /// The spec after the safe fix-its of its root file.
  ///
  /// Fix-its are applied one by one, because two together can empty a block.
  fileprivate var fixed: SourceFile {
    var source = source
    for _ in 0..<100 {
      let fixes = compile(with: [source]).diagnostics.flatMap(\.fixes).filter { $0.isSafe && $0.span.file == 0 }
      let (edited, applied) = source.applying(Array(fixes.prefix(1)), asFile: 0)
      guard !applied.isEmpty else { break }
      source = edited
    }
    return source
  }
}
