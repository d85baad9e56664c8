import WaymarkDiagnostics
import WaymarkYAML

/// What decoding one file needs at hand, and the findings it has made so far.
package struct SpecReader {
  private let source: SourceFile
  private lazy var lines = SourceLines(source)
  private(set) var findings = DiagnosticCollector()
  /// Whether names may have been declared in what could not be read; a name that is not found is no news then.
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

  /// Reports a key of the root that is indented as if it were a name; what follows it is not looked at.
  mutating func reportMisplaced(_ key: YAMLNode, among what: String) {
    loseNames()
    report(
      Diagnostic(
        .misplacedKey, "`\(key.text.string)` is a key of the root, and here it stands among the \(what)",
        at: key.span,
        help: "move it to the start of its line, and what belongs to it two columns from there"))
  }

  /// Reports a value that is not what its key expects.
  package mutating func reportMismatch(_ node: YAMLNode, expected: String, help: String? = nil) {
    if node.isNull {
      report(
        Diagnostic(
          .missingValue, "there is no value here, and \(expected) is expected", at: node.span, help: commentHint(node)
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
      help = "if this is a pattern or a text with braces, quote it"
    }
    report(
      Diagnostic(.wrongType, "\(expected) is expected here, not \(found)", at: node.span, help: help))
  }

  /// Warns where a pattern ends at what YAML reads as a comment and may have been meant as its fragment.
  mutating func warnOfComment(behind text: Text) {
    let end = text.span.end
    guard let rest = lines.rest(of: Int(end.line), from: Int(end.column)), rest.first == " " else { return }
    let comment = rest.drop { $0 == " " }.prefix { !" \t,]}".contains($0) }
    // Who writes a comment puts a space behind the `#`, or another one.
    guard comment.first == "#", let next = comment.dropFirst().first, next != "#", next != "!" else { return }
    report(
      Diagnostic(
        .commentAfterPattern, "YAML reads `\(comment)` as a comment, so this pattern is `\(text.string)`",
        at: text.span,
        help: "if it is the fragment, quote both together: \"\(text.string)\(comment)\"; "
          + "if it is a comment, put a space behind the `#`"))
  }

  /// YAML reads ` #` as the start of a comment, which turns a colour or a fragment into nothing.
  private mutating func commentHint(_ node: YAMLNode) -> String? {
    guard let line = lines[Int(node.span.start.line)], let hash = line.firstIndex(of: "#") else { return nil }
    let text = line[hash...].prefix { !" ,]}".contains($0) }
    guard text.count > 1 else { return nil }
    return "YAML reads `#` as the start of a comment; if it belongs to the value, quote it: \"\(text)\""
  }
}
