import WaymarkDiagnostics

extension ChangeReport {
  /// Returns the report as one JSON object, followed by a line break. The object keys are sorted, so equal reports
  /// produce equal bytes.
  package func json() throws -> String {
    let report = Document(
      changes: entries.map { entry in
        Document.Entry(
          class: entry.change.kind.rawValue, isBreaking: entry.change.isBreaking, isAllowed: entry.isAllowed,
          subject: entry.change.subject, message: entry.change.message, help: entry.change.help,
          witness: entry.change.witness.map { .init(url: $0.url, before: $0.before, after: $0.after) },
          cause: entry.change.cause.map { .init(subject: $0.subject, message: $0.message) },
          before: entry.change.before.flatMap { place($0, of: oldFiles) },
          after: entry.change.after.flatMap { place($0, of: newFiles) })
      },
      summary: .init(
        breaking: entries.count(where: \.fails), allowed: entries.count(where: \.isAllowed),
        others: entries.count { !$0.change.isBreaking }))
    return try JSONDocument.text(of: report)
  }

  private func place(_ span: Span, of files: [SourceFile]) -> Document.Place? {
    guard files.indices.contains(Int(span.file)) else { return nil }
    return Document.Place(file: files[Int(span.file)].path, line: span.start.line, column: span.start.column)
  }
}

private struct Document: Encodable {
  struct Entry: Encodable {
    let `class`: String
    let isBreaking, isAllowed: Bool
    let subject, message: String
    let help: String?
    let witness: Witness?
    let cause: Cause?
    let before, after: Place?
  }

  struct Witness: Encodable {
    let url, before, after: String
  }

  struct Cause: Encodable {
    let subject, message: String
  }

  struct Place: Encodable {
    let file: String
    let line, column: UInt32
  }

  struct Summary: Encodable {
    let breaking, allowed, others: Int
  }

  let changes: [Entry]
  let summary: Summary
}
