import WaymarkDiagnostics
import WaymarkYAML

/// The text of a URL pattern, and the decoded pattern if the text is valid.
struct ParsedPattern {
  let text: Text
  /// The decoder reports an invalid pattern.
  let syntax: PatternSyntax?
}

extension ValueKind where Value == ParsedPattern {
  static let pattern = ValueKind(
    "a pattern",
    .text(
      .pattern,
      .init(
        "a pattern, which starts with `/`, with `//` and a host, or with a scheme", "^(?:/|[A-Za-z][A-Za-z0-9+.-]*://)")
    ), example: "/home"
  ) { node, reader in
    guard node.kind == .scalar, !node.isNull else {
      reader.reportMismatch(node, expected: "a pattern", .pattern)
      return nil
    }
    guard let text = ValueKind<Text>.someText.read(node, &reader) else { return nil }
    if let error = PatternParser.listError(in: text) {
      reader.report(error, in: text, as: .invalidPattern)
      return ParsedPattern(text: text, syntax: nil)
    }
    let syntax = PatternParser.parse(text, &reader)
    if syntax != nil, node.style == .plain { reader.warnOfComment(behind: text) }
    return ParsedPattern(text: text, syntax: syntax)
  }
}

extension ValueKind where Value == PatternSyntax {
  static let soundPattern = ValueKind("a pattern", ValueKind<ParsedPattern>.pattern.shape) { node, reader in
    ValueKind<ParsedPattern>.pattern.read(node, &reader)?.syntax
  }
}
