import SpecText

/// A description of URLs that an association file claims for a link.
///
/// Each claim becomes one component of an association file.
struct Claim {
  var path: ClaimedText
  /// The number of segments in the path; `nil` for any number of segments.
  var depth: Int?
  /// The keys of the query, and a pattern for the value of each key.
  ///
  /// If the array is empty, the claim matches any query.
  var query: [AssociationFile.Item] = []
  var fragment: ClaimedText?
  /// Descriptions of claimed URLs that do not match the link.
  var excess: [String] = []

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

/// A pattern in the syntax of association files.
///
/// In a pattern, `*` matches any string, `?` matches any character, and `$(NAME)` matches one of several strings.
struct ClaimedText: Hashable {
  var pattern = ""
  /// A Boolean value that indicates whether the pattern ends with `*` and therefore matches any remaining text.
  var isOpen = false
  /// Descriptions of strings that the pattern matches but should not match.
  var excess: [String] = []

  init() {}

  /// A pattern that matches any nonempty string.
  static let anything: ClaimedText = {
    var text = ClaimedText()
    text.append(glob: "?*")
    return text
  }()

  /// Creates a pattern that matches a decoded string.
  init(literal: String) {
    append(literal: literal)
  }

  mutating func append(_ other: ClaimedText) {
    guard !other.pattern.isEmpty else { return }
    pattern += other.pattern
    isOpen = other.isOpen
    excess += other.excess
  }

  /// Appends a pattern in which `*`, `?`, and `$(NAME)` have their special meanings.
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

  /// Returns whether a string contains special characters of association files. The file format has no escapes for
  /// special characters.
  static func isPattern(_ text: String) -> Bool { text.utf8.contains { "*?".utf8.contains($0) } || text.contains("$(") }

  /// Returns a pattern that matches a string. In the pattern, `?` replaces each special character.
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
