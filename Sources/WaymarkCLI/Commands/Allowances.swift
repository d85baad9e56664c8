import WaymarkCompiler
import WaymarkDiagnostics
import WaymarkFiles

/// The breaking changes that the `--allow` option permits.
struct Allowances {
  private struct Allowance {
    let text: String
    let kind: Change.Class
    /// If the value is `nil`, all changes of the class are allowed.
    let subject: String?
    var isUsed = false
  }

  private var list: [Allowance] = []

  /// If a class of changes follows a comma, the comma separates two values. After a name, any other comma is part of
  /// the name, because a name can be a pattern with commas. Spaces around classes and names are ignored.
  init(_ texts: [String]) throws(CommandError) {
    for text in texts { try add(text) }
  }

  private mutating func add(_ text: String) throws(CommandError) {
    var pieces: [String] = []
    for piece in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      if Self.kind(piece) == nil, let last = pieces.last, last.contains(":") {
        pieces[pieces.count - 1] = last + "," + piece
      } else {
        pieces.append(piece)
      }
    }
    for piece in pieces.map(Self.trimmed) {
      guard let kind = Self.kind(piece) else {
        let classes = Change.Class.allCases.map(\.rawValue)
        let name = Self.trimmed(String(piece.prefix { $0 != ":" }))
        throw CommandError(
          "`--allow \(piece)` does not name a class of changes; "
            + (Suggestion.question(for: name.uppercased(), among: classes)
              ?? "the classes are \(classes.joined(or: "and"))"))
      }
      let subject = piece.firstIndex(of: ":").map { Self.trimmed(String(piece[piece.index(after: $0)...])) }
      list.append(Allowance(text: piece, kind: kind, subject: subject))
    }
  }

  private static func kind(_ piece: String) -> Change.Class? {
    Change.Class(rawValue: trimmed(String(piece.prefix { $0 != ":" })).uppercased())
  }

  private static func trimmed(_ text: String) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// The function marks the matching values of `--allow` as used.
  mutating func allow(_ change: Change) -> Bool {
    var isAllowed = false
    for index in list.indices
    where list[index].kind == change.kind
      && (list[index].subject.map { $0 == change.subject || $0 == change.cause?.subject } ?? true)
    {
      list[index].isUsed = true
      isAllowed = true
    }
    return isAllowed
  }

  var unused: [String] { list.filter { !$0.isUsed }.map(\.text) }
}
