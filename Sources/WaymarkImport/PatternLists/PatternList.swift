import SpecText

struct PatternList {
  var rows: [PatternRow] = []
  var notes = GroupedNotes()
}

/// A row of a list of patterns, before the pattern is parsed.
struct PatternRow {
  struct QueryItem {
    var key: String
    var span: Span
    /// `nil` if the name is the key.
    var name: String?
    var type: String?
    /// Empty if any value is valid.
    var values: [String] = []
    var isRequired: Bool?
    var isAbsent = false
  }

  var text: String
  var span: Span
  var destination: String?
  var schemes: [Located<String>] = []
  var hosts: [Located<String>] = []
  var parameters: [(name: String, type: Located<String>)] = []
  var query: [QueryItem] = []

  init(_ text: String, to destination: String? = nil, at span: Span) {
    self.text = text
    self.destination = destination
    self.span = span
  }
}

/// An estimate of how much a text looks like a URL pattern.
enum PatternClue: Int, Comparable {
  case none
  /// The text is a single word, which is a pattern in lists without leading slashes.
  case word
  /// The text has a slash or a capture, such as `users/:id`.
  case likely
  /// The text starts like a pattern or a URL, such as `/users` or `myapp://users`.
  case certain

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  init(_ text: String) {
    let scalars = text.unicodeScalars
    let second = scalars.dropFirst().first
    let hasSpace = scalars.contains { $0.isBlank }
    let scheme = scalars.prefix { !$0.isBlank && !"(\"'/".unicodeScalars.contains($0) }
    if scheme.last == ":", scalars[scheme.endIndex...].starts(with: "//".unicodeScalars) || text.hasPrefix("http(s)://")
    {
      self = .certain
      return
    }
    switch scalars.first {
    case nil: self = .none
    case "/": self = second?.isBlank == true ? .none : hasSpace ? .likely : .certain
    case "^": self = hasSpace ? .none : .certain
    case "#", "?":
      self = second == "/" || scalars.first == "?" && second?.continuesName == true && !hasSpace ? .certain : .none
    case let first?:
      if hasSpace || scalars.contains("\"") || !Self.hasBalancedBrackets(text) {
        self = .none
      } else if scalars.contains("/") || text == "*" || text == "**" || first == ":" && second?.startsName == true
        || "{<[".unicodeScalars.contains(first) || HostText.startsWithHost(text)
      {
        self = .likely
      } else {
        self = scalars.allSatisfy { $0.continuesName || "-_.?%=".unicodeScalars.contains($0) } ? .word : .none
      }
    }
  }

  static func hasBalancedBrackets(_ text: String) -> Bool {
    var depth = 0
    for scalar in text.unicodeScalars {
      if "([{<".unicodeScalars.contains(scalar) { depth += 1 }
      if ")]}>".unicodeScalars.contains(scalar) { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }
}
