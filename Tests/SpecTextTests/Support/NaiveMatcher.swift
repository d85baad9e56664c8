import SpecText

/// A matcher for small association files that tries all possibilities.
///
/// The naive matcher shares no code with the tested matcher.
///
/// All characters are ASCII, so each character is one byte.
struct NaiveMatcher {
  let file: AssociationFile
  let variables: [String: [String]]

  /// Returns "DETAILS.COMPONENT" for the first matching component, with the prefix `!` for an exclusion, or `nil`.
  func decision(_ url: NaiveURL) -> String? {
    for (details, entry) in file.details.enumerated() {
      for (index, component) in entry.components.enumerated() {
        let isCaseSensitive =
          component.options.caseSensitive ?? entry.defaults.caseSensitive ?? file.defaults.caseSensitive ?? true
        let isEncoded =
          component.options.percentEncoded ?? entry.defaults.percentEncoded ?? file.defaults.percentEncoded ?? true
        let compare = { (pattern: String, text: String) in
          let text = isEncoded ? text : Self.decoded(text)
          return self.matches(
            Array(isCaseSensitive ? pattern : Self.lower(pattern)), Array(isCaseSensitive ? text : text.lowercased()),
            ignoringCase: !isCaseSensitive)
        }
        var isMatch = true
        if let path = component.path {
          let text = "/" + Self.withoutEmptySegments(isEncoded ? url.path : Self.decoded(url.path))
          isMatch = paths(of: path).contains { compare($0, text) }
        }
        if let fragment = component.fragment { isMatch = isMatch && compare(fragment, url.fragment) }
        switch component.query {
        case .text(let pattern): isMatch = isMatch && compare(pattern, url.items.map(\.text).joined(separator: "&"))
        case .items(let items):
          for item in items {
            let values = url.items.filter { (isEncoded ? $0.key : Self.decoded($0.key)) == item.key }.map {
              $0.value ?? ""
            }
            isMatch = isMatch && (values.isEmpty ? [""] : values).allSatisfy { compare(item.pattern, $0) }
          }
        case nil: break
        }
        if isMatch { return (component.isExcluded ? "!" : "") + "\(details).\(index)" }
      }
    }
    return nil
  }

  private func paths(of pattern: String) -> [String] {
    var path = Self.withoutEmptySegments(pattern)
    if !pattern.hasPrefix("*"), !pattern.hasPrefix("?") { path = "/" + path }
    var shorter = path
    while shorter.hasSuffix("*") { shorter.removeLast() }
    return shorter.count < path.count && shorter.count > 1 && shorter.hasSuffix("/")
      ? [path, String(shorter.dropLast())] : [path]
  }

  private static func withoutEmptySegments(_ path: String) -> String {
    var path = path
    while path.contains("//") { path.replace("//", with: "/") }
    if path.hasPrefix("/") { path.removeFirst() }
    if path.hasSuffix("/") { path.removeLast() }
    return path
  }

  private func matches(_ pattern: [Character], _ text: [Character], ignoringCase: Bool) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    let rest = Array(pattern.dropFirst())
    if first == "*" {
      return (0...text.count).contains { matches(rest, Array(text.dropFirst($0)), ignoringCase: ignoringCase) }
    }
    if first == "$", rest.first == "(", let end = rest.firstIndex(of: ")") {
      // Each value of the variable replaces the variable, and one matching value is sufficient.
      return (variables[String(rest[1..<end])] ?? []).contains { value in
        let value = ignoringCase ? value.lowercased() : value
        return matches(Array(value) + rest[(end + 1)...], text, ignoringCase: ignoringCase)
      }
    }
    guard let character = text.first, first == "?" || first == character else { return false }
    return matches(rest, Array(text.dropFirst()), ignoringCase: ignoringCase)
  }

  /// Returns a pattern in lowercase, except for the names of variables.
  private static func lower(_ pattern: String) -> String {
    var result = ""
    var isName = false
    for character in pattern {
      if character == "$" { isName = true }
      result += isName ? String(character) : character.lowercased()
      if character == ")" { isName = false }
    }
    return result
  }

  private static func decoded(_ text: String) -> String {
    NaiveURL.escapes.reduce(text) {
      $0.split(separator: $1.escape, omittingEmptySubsequences: false).joined(separator: $1.text)
    }
  }
}

/// The parts of a URL.
struct NaiveURL {
  struct Item {
    let key: String
    let value: String?
    var text: String { value.map { "\(key)=\($0)" } ?? key }
  }

  /// The escapes that random URLs contain.
  static let escapes = [
    (escape: "%2F", text: "/"), (escape: "%2f", text: "/"), (escape: "%41", text: "A"), (escape: "%20", text: " "),
  ]

  var path = "/"
  var items: [Item] = []
  var fragment = ""

  var text: String {
    "https://ex.com" + path + (items.isEmpty ? "" : "?" + items.map(\.text).joined(separator: "&"))
      + (fragment.isEmpty ? "" : "#" + fragment)
  }
}
