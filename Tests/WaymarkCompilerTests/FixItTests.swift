import Foundation
import Testing
import WaymarkCompiler
import WaymarkRules
import WaymarkSource

@Suite("Fix-its")
struct FixItTests {
  /// Those of rules; what makes a text readable lets more be found in it.
  private static let fixtures = Fixture.all.filter { fixture in
    RuleRegistry.rules.contains { "\($0.name)" == fixture.folder } && !fixture.compile().fixes.isEmpty
  }

  @Test("of a rule takes its finding away, and a safe one brings no other", arguments: fixtures)
  func fix(_ fixture: Fixture) throws {
    let before = fixture.compile()
    for (finding, fix) in before.fixes {
      let path = before.files[Int(fix.span.file)].path
      let text = try #require(fixture.text(of: path))
      let after = fixture.compile(with: [path: text.replacing(fix.span, with: fix.replacement)])
      // Lines move, so findings are compared by what they say.
      var expected = before.diagnostics.map(\.message)
      expected.remove(at: try #require(expected.firstIndex(of: finding.message)))
      // What is left may be said in other words, or have lost its effect with what is gone.
      let new = after.diagnostics.filter {
        fix.isSafe && $0.rule != finding.rule && $0.rule != "dead-setting" && !expected.contains($0.message)
      }
      #expect(new.map(\.message) == [], "\(fix.title)")
      #expect(after.diagnostics.count { $0.message == finding.message } == expected.count { $0 == finding.message })
    }
  }

  @Test("is there for several rules")
  func some() {
    #expect(Set(Self.fixtures.map(\.folder)).count >= 6)
  }
}

extension Compilation {
  fileprivate var fixes: [(finding: Diagnostic, fix: Diagnostic.FixIt)] {
    diagnostics.flatMap { finding in finding.fixes.map { (finding, $0) } }
  }
}

extension Fixture {
  /// The spec, some of its files as they are given.
  fileprivate func compile(with texts: [String: String] = [:]) -> Compilation {
    func source(_ path: String) -> SourceFile? {
      (texts[path] ?? text(of: path)).map { SourceFile(path: path, bytes: Array($0.utf8)) }
    }
    let root = source(url.lastPathComponent) ?? SourceFile(path: url.lastPathComponent, bytes: [])
    return Compiler.compile(root) { path in
      source(path).map { .success([$0]) } ?? .failure(InclusionProblem("there is no file `\(path)`"))
    }
  }

  fileprivate func text(of path: String) -> String? {
    try? String(contentsOf: url.deletingLastPathComponent().appendingPathComponent(path), encoding: .utf8)
  }
}

extension String {
  /// The text with another one in place of what stands between two positions.
  fileprivate func replacing(_ span: Span, with replacement: String) -> String {
    let start = index(of: span.start)
    return String(unicodeScalars[..<start]) + replacement + String(unicodeScalars[max(start, index(of: span.end))...])
  }

  private func index(of position: SourcePosition) -> Index {
    var line: UInt32 = 1
    var index = startIndex
    while line < position.line, index < endIndex {
      if unicodeScalars[index] == "\n" { line += 1 }
      index = unicodeScalars.index(after: index)
    }
    return unicodeScalars.index(index, offsetBy: Int(position.column) - 1, limitedBy: endIndex) ?? endIndex
  }
}
