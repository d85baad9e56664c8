import WaymarkDiagnostics
import WaymarkYAML

/// A pattern where a link has one: its text, and its parts, where it can be read.
struct ParsedPattern {
  let text: Text
  /// nil where there is a finding about it.
  let syntax: PatternSyntax?
}

extension ValueKind where Value == ParsedPattern {
  /// A pattern of URLs.
  static let pattern = ValueKind("a pattern", example: "/home") { node, reader in
    guard node.kind == .scalar, !node.isNull else {
      reader.reportMismatch(node, expected: "a pattern")
      return nil
    }
    guard let text = ValueKind<Text>.someText.read(node, &reader) else { return nil }
    let syntax = PatternParser.parse(text, &reader)
    if syntax != nil, node.style == .plain { reader.warnOfComment(behind: text) }
    return ParsedPattern(text: text, syntax: syntax)
  }
}

extension ValueKind where Value == PatternSyntax {
  /// A pattern that is nothing if it cannot be read.
  static let soundPattern = ValueKind("a pattern") { node, reader in
    ValueKind<ParsedPattern>.pattern.read(node, &reader)?.syntax
  }
}
