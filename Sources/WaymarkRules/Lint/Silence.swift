import WaymarkDiagnostics
import WaymarkSpec
import WaymarkYAML

/// A comment that silences the findings of one rule on one line: `# waymark:allow RULE: the reason`.
struct Silence {
  /// What such a comment starts with.
  static let word: StaticString = "waymark:allow"

  let comment: YAMLComment
  /// As the comment names it; empty where it names none.
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

  /// The line that it is about.
  var subject: UInt32? { comment.subject }

  /// The fix-it that takes it out.
  func removal(_ edits: SpecEdits) -> [Diagnostic.FixIt] {
    // A file that is included may be part of another spec, too, which needs it.
    edits.removal("remove the comment", of: comment, isSafe: comment.span.file == 0)
  }
}
