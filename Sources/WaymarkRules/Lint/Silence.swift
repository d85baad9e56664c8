import WaymarkDiagnostics
import WaymarkSpec
import WaymarkYAML

/// A comment that suppresses the findings of one rule on one line, as in `# waymark:allow RULE: the reason`.
struct Silence {
  static let word: StaticString = "waymark:allow"

  let comment: YAMLComment
  /// The name of the rule, or an empty string if the comment names no rule.
  let rule: String
  var isUsed = false

  init(_ comment: YAMLComment) {
    self.comment = comment
    let rest = comment.text.unicodeScalars.dropFirst(Self.word.utf8CodeUnitCount)
    let name = rest.drop { $0 == " " || $0 == "\t" }
    rule =
      name.count == rest.count
      ? "" : String(String.UnicodeScalarView(name.prefix { !" \t:".unicodeScalars.contains($0) }))
  }

  /// The number of the line to which the comment applies, or `nil` if no line follows the comment.
  var subject: UInt32? { comment.subject }

  func removal(_ edits: SpecEdits) -> [Diagnostic.FixIt] {
    // An included file may also be part of another spec that needs the comment.
    edits.removal("remove the comment", of: comment, isSafe: comment.span.file == 0)
  }
}
