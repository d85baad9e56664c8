/// A stable format for other tools.
package struct JSONRenderer {
  private let files: [SourceFile]

  package init(files: [SourceFile]) { self.files = files }

  /// The keys are sorted, so equal diagnostics produce equal bytes.
  package func render(_ diagnostics: [Diagnostic]) throws -> String {
    let report = Report(
      diagnostics: diagnostics.map(finding),
      summary: .init(
        errors: diagnostics.errors.count, warnings: diagnostics.count { $0.severity == .warning }, files: files.count))
    return try JSONDocument.text(of: report)
  }

  private func finding(_ diagnostic: Diagnostic) -> Report.Finding {
    Report.Finding(
      rule: diagnostic.id.name, severity: diagnostic.severity.rawValue, message: diagnostic.message,
      file: files[Int(diagnostic.span.file)].path, line: diagnostic.span.start.line,
      column: diagnostic.span.start.column, endLine: diagnostic.span.end.line, endColumn: diagnostic.span.end.column,
      help: diagnostic.help,
      related: diagnostic.related.map {
        .init(
          file: files[Int($0.span.file)].path, line: $0.span.start.line, column: $0.span.start.column,
          message: $0.message)
      },
      fixes: diagnostic.fixes.map { .init(title: $0.title, safe: $0.isSafe) },
      witness: diagnostic.witness.map {
        .init(both: $0.both, onlyFirst: $0.onlyFirst, onlySecond: $0.onlySecond, url: $0.url)
      })
  }
}

private struct Report: Encodable {
  struct Finding: Encodable {
    let rule, severity, message, file: String
    let line, column, endLine, endColumn: UInt32
    let help: String?
    let related: [Place]
    let fixes: [Fix]
    let witness: Witness?
  }

  struct Witness: Encodable {
    let both, onlyFirst, onlySecond, url: String?
  }

  struct Place: Encodable {
    let file: String
    let line, column: UInt32
    let message: String
  }

  struct Fix: Encodable {
    let title: String
    let safe: Bool
  }

  struct Summary: Encodable {
    let errors, warnings, files: Int
  }

  let diagnostics: [Finding]
  let summary: Summary
}
