import WaymarkDiagnostics
import WaymarkYAML

/// A summary has at least one visible character.
package struct SummarySyntax: Sendable {
  package let text: Text

  /// The first and the last line are not empty.
  package var lines: [String] {
    let lines = text.string.split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\u{2028}" || $0 == "\u{2029}"
    }
    .map { Self.trimmed($0) }
    guard let first = lines.firstIndex(where: { !$0.isEmpty }), let last = lines.lastIndex(where: { !$0.isEmpty })
    else { return [] }
    return Array(lines[first...last])
  }

  package var line: String { lines.filter { !$0.isEmpty }.joined(separator: " ") }

  private static func trimmed(_ line: Substring) -> String {
    guard let first = line.firstIndex(where: { !$0.isWhitespace }),
      let last = line.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(line[first...last])
  }
}

extension ValueKind where Value == SummarySyntax {
  static let summary = ValueKind(
    "one or more lines of text", .text(.lines, ValueKind<Text>.visibleForm)
  ) { node, reader in
    guard let text = ValueKind<Text>.lines.read(node, &reader) else { return nil }
    let summary = SummarySyntax(text: text)
    guard !summary.lines.isEmpty else {
      reader.report(
        Diagnostic(
          .missingValue, text.isEmpty ? "the summary is empty" : "the summary contains only whitespace", at: node.span,
          help: "write a summary, or remove `summary`"))
      return nil
    }
    return summary
  }
}
