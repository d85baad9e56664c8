import SpecModel
import SpecText

/// The URLs that one component of an association file claims for a link.
struct Claim {
  var path: ClaimedText
  /// `nil` for any number of segments.
  var depth: Int?
  /// The pattern for the value of each key. An empty array matches any query.
  var query: [AssociationFile.Item] = []
  var fragment: ClaimedText?
  var excess: [String] = []
  var hosts: Set<Host> = []
  var ignoresCase = false

  struct Key: Hashable {
    let path: String
    var depth: Int?
    let query: [AssociationFile.Item]
    let fragment: String?
    let ignoresCase: Bool
  }

  var key: Key {
    Key(path: path.pattern, depth: depth, query: query, fragment: fragment?.pattern, ignoresCase: ignoresCase)
  }

  /// Only letters have a case.
  var hasLetters: Bool {
    ([path.pattern, fragment?.pattern ?? ""] + query.map(\.pattern)).contains { $0.contains(where: \.isLetter) }
  }

  var component: AssociationFile.Component {
    var component = AssociationFile.Component(
      path: path.pattern, query: query.isEmpty ? nil : .items(query), fragment: fragment?.pattern)
    if ignoresCase { component.options.caseSensitive = false }
    component.comment = excess.isEmpty ? nil : "also claims: " + excess.joined(separator: "; ")
    return component
  }
}

/// A pattern in which `*` matches any string, `?` any character, and `$(NAME)` one of several strings.
struct ClaimedText: Hashable {
  var pattern = ""
  var isOpen = false
  var excess: [String] = []

  init() {}

  static let anything: ClaimedText = {
    var text = ClaimedText()
    text.append(glob: "?*")
    return text
  }()

  init(literal: String) { append(literal: literal) }

  mutating func append(_ other: ClaimedText) {
    guard !other.pattern.isEmpty else { return }
    pattern += other.pattern
    isOpen = other.isOpen
    excess += other.excess
  }

  /// Appends a pattern in which `*`, `?`, and `$(NAME)` are special.
  mutating func append(glob: String) {
    pattern += glob
    isOpen = glob.hasSuffix("*")
  }

  mutating func append(literal: String) {
    guard !literal.isEmpty else { return }
    if Self.isPattern(literal) { excess.append(Self.noEscape) }
    pattern += Self.pattern(ofLiteral: literal)
    isOpen = false
  }

  /// The file format has no escapes for special characters.
  static func isPattern(_ text: String) -> Bool { text.utf8.contains { "*?".utf8.contains($0) } || text.contains("$(") }

  /// In the result, `?` replaces each special character.
  static func pattern(ofLiteral text: String) -> String {
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      result.append(scalar == "*" || (scalar == "$" && rest.first == "(") ? "?" : scalar)
    }
    return String(result)
  }

  static let noEscape = "any character in place of `*`, `?` and `$`"
}
