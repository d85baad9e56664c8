import WaymarkDiagnostics
import WaymarkYAML

/// The state of decoding one file, including the reported diagnostics.
package struct SpecReader {
  private let source: SourceFile
  private lazy var lines = SourceLines(source)
  private(set) var findings = DiagnosticCollector()
  /// A Boolean value that indicates whether an undecodable part of the file may declare names.
  ///
  /// The analysis does not report unknown names if the value is `true`.
  package private(set) var hasLostNames = false

  package init(_ source: SourceFile) {
    self.source = source
  }

  package mutating func report(_ diagnostic: Diagnostic) {
    findings.add(diagnostic)
  }

  mutating func loseNames() {
    hasLostNames = true
  }

  /// Reports a key of the root that is indented like a name. The decoder skips the names after the key.
  mutating func reportMisplaced(_ key: YAMLNode, among what: String) {
    loseNames()
    report(
      Diagnostic(
        .misplacedKey, "`\(key.text.string)` is a key of the root, but is indented like one of the \(what)",
        at: key.span,
        help: "move `\(key.text.string)` to the first column, and indent its content by two spaces"))
  }

  /// Reports a value of an unexpected kind.
  package mutating func reportMismatch(_ node: YAMLNode, expected: String, help: String? = nil) {
    if node.isNull {
      report(
        Diagnostic(
          .missingValue, "the value is missing: expected \(expected)", at: node.span, help: commentHint(node)
        ))
      return
    }
    let found =
      switch node.kind {
      case .mapping: "a mapping"
      case .sequence: "a list"
      case .scalar, .alias: "`\(node.text.string)`"
      }
    var help = help
    if help == nil, node.kind == .mapping, node.style == .flow {
      help = "if the value is a pattern or a text with braces, quote it"
    }
    report(
      Diagnostic(.wrongType, "expected \(expected), found \(found)", at: node.span, help: help))
  }

  /// Warns about a pattern that precedes a YAML comment, because the comment may be an unquoted fragment.
  mutating func warnOfComment(behind text: Text) {
    let end = text.span.end
    guard let rest = lines.rest(of: Int(end.line), from: Int(end.column)), rest.first == " " else { return }
    let comment = rest.drop { $0 == " " }.prefix { !" \t,]}".contains($0) }
    // An intended comment has a space or a second `#` after the first `#`.
    guard comment.first == "#", let next = comment.dropFirst().first, next != "#", next != "!" else { return }
    report(
      Diagnostic(
        .commentAfterPattern, "YAML treats `\(comment)` as a comment, so the pattern is only `\(text.string)`",
        at: text.span,
        help: "for a fragment, quote the pattern with the fragment: \"\(text.string)\(comment)\"; "
          + "for a comment, add a space after the `#`"))
  }

  /// Returns a hint for a missing value before a `#`, because YAML treats an unquoted color or fragment as a comment.
  private mutating func commentHint(_ node: YAMLNode) -> String? {
    guard let line = lines[Int(node.span.start.line)], let hash = line.firstIndex(of: "#") else { return nil }
    let text = line[hash...].prefix { !" ,]}".contains($0) }
    guard text.count > 1 else { return nil }
    return "YAML treats `#` as the start of a comment; if the `#` belongs to the value, quote the value: \"\(text)\""
  }
}
