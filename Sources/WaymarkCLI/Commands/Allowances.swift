import WaymarkCompiler
import WaymarkDiagnostics

/// What `--allow` says: the changes that may break something.
struct Allowances {
  private struct Allowance {
    let text: String
    let kind: Change.Class
    /// nil for all of the class.
    let subject: String?
    var isUsed = false
  }

  private var list: [Allowance] = []

  /// - Parameter texts: What each `--allow` says, as `URL, STATE:home`. What follows a comma and names no class belongs to the name
  ///   before it, as a pattern may hold commas. Spaces around a class and around a name do not count.
  /// - Throws: ``CommandError`` where no class is named.
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
          "`--allow \(piece)` names no class of changes; "
            + (Suggestion.question(for: name.uppercased(), among: classes) ?? "they are \(classes.joined(or: "and"))"))
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

  /// Whether a change may break something. Each allowance that says so has been of use.
  mutating func allow(_ change: Change) -> Bool {
    var isAllowed = false
    for index in list.indices
    where list[index].kind == change.kind && (list[index].subject.map { $0 == change.subject } ?? true) {
      list[index].isUsed = true
      isAllowed = true
    }
    return isAllowed
  }

  /// Those that no change has needed.
  var unused: [String] { list.filter { !$0.isUsed }.map(\.text) }
}
