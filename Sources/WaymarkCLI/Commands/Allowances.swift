import WaymarkCompiler
import WaymarkDiagnostics

/// The breaking changes that `--allow` permits.
struct Allowances {
  private struct Allowance {
    let text: String
    let kind: Change.Class
    /// The name in the change; `nil` for all changes of the class.
    let subject: String?
    var isUsed = false
  }

  private var list: [Allowance] = []

  /// Parses the values of `--allow`, such as `URL, STATE:home`.
  ///
  /// A part after a comma that is not a class belongs to the preceding name, because a pattern may contain commas.
  /// Spaces around classes and names are ignored.
  ///
  /// - Parameter texts: The values of the options.
  /// - Throws: A ``CommandError`` if a value names no class.
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

  /// Returns whether a breaking change is allowed, and marks the matching allowances as used.
  mutating func allow(_ change: Change) -> Bool {
    var isAllowed = false
    for index in list.indices
    where list[index].kind == change.kind && (list[index].subject.map { $0 == change.subject } ?? true) {
      list[index].isUsed = true
      isAllowed = true
    }
    return isAllowed
  }

  /// The allowances that matched no change.
  var unused: [String] { list.filter { !$0.isUsed }.map(\.text) }
}
