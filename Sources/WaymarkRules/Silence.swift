import WaymarkSource
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

  /// The fix-it that takes it out, with its line where it has one to itself.
  func removal(from spec: Spec) -> [Diagnostic.FixIt] {
    let lines = SourceLines(spec.files[Int(comment.span.file)])
    let number = Int(comment.span.start.line)
    guard let line = lines[number] else { return [] }
    let before = line.unicodeScalars.prefix(Int(comment.span.start.column) - 1)
    var span = comment.span
    if before.allSatisfy({ $0 == " " || $0 == "\t" }) {
      span.start.column = 1
      if lines[number + 1] != nil { span.end = SourcePosition(line: number + 1, column: 1) }
    } else {
      let blanks = before.reversed().prefix { $0 == " " || $0 == "\t" }.count
      span.start.column -= UInt32(blanks)
    }
    // A file that is included may be part of another spec, too, which needs it.
    return [Diagnostic.FixIt("remove the comment", replace: span, with: "", isSafe: span.file == 0)]
  }
}
