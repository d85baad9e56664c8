import WaymarkDiagnostics
import WaymarkYAML

/// The pattern of a link: its text, and its syntax if the pattern is valid.
struct ParsedPattern {
  let text: Text
  /// The decoded pattern; `nil` with a diagnostic if the pattern is invalid.
  let syntax: PatternSyntax?
}

extension ValueKind where Value == ParsedPattern {
  /// A pattern of URLs, valid or not.
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
  /// A valid pattern. The decoder returns `nil` with a diagnostic for an invalid pattern.
  static let soundPattern = ValueKind("a pattern") { node, reader in
    ValueKind<ParsedPattern>.pattern.read(node, &reader)?.syntax
  }
}
