import AppleFormats

/// Some of a link's URLs, in the form of one component of an association file.
struct Claim {
  var path: ClaimedText
  /// The number of segments of the path; `nil` if the path is open-ended.
  var depth: Int?
  /// The patterns for values of the query by key; empty if any query matches.
  var query: [AssociationFile.Item] = []
  var fragment: ClaimedText?
  /// Descriptions of the claimed URLs that are not URLs of the link.
  var excess: [String] = []

  /// The properties that identify a claim.
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
    component.comment = excess.isEmpty ? nil : "also claims: " + excess.joined(separator: "; ")
    return component
  }
}

/// A pattern of the format: `*` matches any text, `?` any character, and `$(NAME)` one of several texts.
struct ClaimedText: Hashable {
  var pattern = ""
  /// A Boolean value that indicates whether the pattern ends with `*`, which matches any remaining text.
  var isOpen = false
  /// Descriptions of the texts that the pattern matches but should not.
  var excess: [String] = []

  init() {}

  /// A pattern that matches any text except the empty text.
  static let anything: ClaimedText = {
    var text = ClaimedText()
    text.append(glob: "?*")
    return text
  }()

  /// Creates a pattern that matches a decoded text.
  init(literal: String) {
    append(literal: literal)
  }

  mutating func append(_ other: ClaimedText) {
    guard !other.pattern.isEmpty else { return }
    pattern += other.pattern
    isOpen = other.isOpen
    excess += other.excess
  }

  /// Appends text that the format interprets as a pattern.
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

  /// Returns whether a text contains special characters of the format, which has no escapes for these characters.
  static func isPattern(_ text: String) -> Bool { text.utf8.contains { "*?".utf8.contains($0) } || text.contains("$(") }

  /// Returns a pattern that matches a text, with `?` in place of each special character.
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
