import Foundation
import SpecText
import TestSupport
import Testing
import WaymarkCompiler

/// Findings that each format must represent.
struct SampleFindings: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let files: [SourceFile]
  let diagnostics: [Diagnostic]

  static let all = [none, hostile, fixtures]

  static let none = SampleFindings(
    testDescription: "no findings", files: [SourceFile(path: "App.nav.yaml", bytes: [])], diagnostics: [])

  /// Texts that could break a format.
  static let texts = [
    "plain", "", " ", "\"quotes\" and 'quotes' <b>&amp;</b>", "::error file=a,line=1::gone", "100%0A, 5 %25: a,b=c",
    "one\ntwo\r\nthree\r", "]]></failure><failure/>", "{0} {a} {{b}} }{ [A-Z]{3}",
    "[a link](https://evil.example) [b](1)",
    "back\\slash \\[ \\](2)", "\u{1B}[31m\u{7}\u{0}\u{85}\u{2028}\u{202E}\u{FEFF}", "\u{FFFE}\u{FFFF}\u{E000}",
    "é e\u{301} 日本 👩‍👩‍👧",
    "a\"\u{301} <\u{301} %\u{301} [\u{301}", String(repeating: "long ", count: 500), "##[error]x", "***",
  ]

  static let paths = [
    "App.nav.yaml", "My App/Füchse 100%.nav.yaml", "./a:b/c,d=e.nav.yaml", "/absolute/[1]{2}.nav.yaml",
    "../new\nline\u{1B}\".nav.yaml", "x:y.nav.yaml",
  ]

  static let hostile = {
    let files = paths.map { SourceFile(path: $0, bytes: Array("waymark: 1\n".utf8)) }
    func span(_ file: Int, _ line: Int, _ column: Int, _ endLine: Int, _ endColumn: Int) -> Span {
      Span(
        file: file % files.count, start: SourcePosition(line: line, column: column),
        end: SourcePosition(line: endLine, column: endColumn))
    }
    var diagnostics: [Diagnostic] = []
    for (index, text) in texts.enumerated() {
      let next = texts[(index + 1) % texts.count]
      diagnostics.append(
        Diagnostic(
          index % 2 == 0 ? CompilerDiagnostic.unknownName.id : DiagnosticID("useless-beats", .warning), text,
          at: span(index, index + 1, 3, index + 1 + index % 3, 9),
          help: index % 4 == 0 ? next : nil,
          related: index % 3 == 0
            ? [.init(span(index + 1, 2, 1, 2, 4), next), .init(span(index + 1, 2, 1, 2, 4), next)] : [],
          fixes: index % 3 == 1
            ? [
              .init(next, replace: span(index, 1, 1, 1, 1), with: text, isSafe: true),
              .init(text, replace: span(index, 1, 1, 2, 1), with: "", isSafe: false),
            ] : [],
          witness: index % 5 == 0 ? .init(both: text, url: "app://\(index)") : nil))
    }
    diagnostics.append(
      Diagnostic(DiagnosticID("a-rule-without-a-page", .error), "at the start of a file", at: .start(ofFile: 0)))
    // The findings differ only in their lines.
    diagnostics += [7, 8].map { Diagnostic(.unknownName, "alike", at: span(0, $0, 1, $0, 2)) }
    return SampleFindings(testDescription: "hostile", files: files, diagnostics: diagnostics)
  }()

  /// The findings in all fixture specs, each compiled separately.
  static let fixtures = {
    var files: [SourceFile] = []
    var diagnostics: [Diagnostic] = []
    for fixture in Fixture.all {
      guard let data = try? Data(contentsOf: fixture.url) else { continue }
      let compilation = Compiler.compile(SourceFile(path: "\(fixture.testDescription).nav.yaml", bytes: Array(data))) {
        .failure(InclusionError("there is no file `\($0)`"))
      }
      diagnostics += compilation.diagnostics.map { $0.inFiles(startingAt: files.count) }
      files += compilation.files
    }
    return SampleFindings(testDescription: "all fixtures", files: files, diagnostics: diagnostics)
  }()

  func path(_ span: Span) -> String { files[Int(span.file)].path }
}
