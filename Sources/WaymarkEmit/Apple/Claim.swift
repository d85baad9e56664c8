import AppleFormats

/// Some of a link's URLs, as a component of an association file says them.
struct Claim {
  var path: ClaimedText
  /// How many segments the path has; nil where it goes on.
  var depth: Int?
  /// Patterns of a query's values by their keys; none where the query is left open.
  var query: [AssociationFile.Item] = []
  var fragment: ClaimedText?
  /// What it claims besides the link's URLs.
  var excess: [String] = []

  /// What makes two claims one, whatever is said of them.
  struct Key: Hashable {
    let path: String
    var depth: Int?
    let query: [AssociationFile.Item]
    let fragment: String?
  }

  var key: Key { Key(path: path.pattern, depth: depth, query: query, fragment: fragment?.pattern) }

  var component: AssociationFile.Component {
    var component = AssociationFile.Component(
      path: path.pattern, query: query.isEmpty ? nil : .items(query), fragment: fragment?.pattern)
    component.comment = excess.isEmpty ? nil : "claims, too: " + excess.joined(separator: "; ")
    return component
  }
}

/// A pattern of the format under construction: `*` is any text, `?` any character, `$(NAME)` one of some texts.
struct ClaimedText: Hashable {
  var pattern = ""
  /// Whether it ends in a `*`, which takes whatever follows.
  var isOpen = false
  /// What it takes besides what it should.
  var excess: [String] = []

  init() {}

  /// Any text but the empty one.
  static let anything: ClaimedText = {
    var text = ClaimedText()
    text.append(glob: "?*")
    return text
  }()

  /// Text that stands for itself, decoded.
  init(literal: String) {
    append(literal: literal)
  }

  mutating func append(_ other: ClaimedText) {
    guard !other.pattern.isEmpty else { return }
    pattern += other.pattern
    isOpen = other.isOpen
    excess += other.excess
  }

  /// Appends what the format reads as a pattern.
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

  /// Whether a text has signs of the format, which has no way to write them as text.
  static func isPattern(_ text: String) -> Bool { text.utf8.contains { "*?".utf8.contains($0) } || text.contains("$(") }

  /// A pattern that takes a text: any one character has to do for each sign of the format.
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
