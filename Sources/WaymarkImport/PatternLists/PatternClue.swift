/// An estimate of how much a text looks like a URL pattern.
enum PatternClue: Int, Comparable {
  /// The text is a name or prose.
  case none
  /// The text is a single word, which is a pattern in lists without leading slashes.
  case word
  /// The text has a slash or a capture, such as `users/:id`.
  case likely
  /// The text starts like a pattern or a URL, such as `/users` or `myapp://users`.
  case certain

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// - Complexity: O(*n*), where *n* is the length of the text.
  init(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first else {
      self = .none
      return
    }
    let hasSpace = scalars.contains(" ")
    let second = scalars.count > 1 ? scalars[1] : " "
    switch first {
    case "/":
      self = second == " " ? (scalars.count == 1 ? .certain : .none) : hasSpace ? .likely : .certain
      return
    case "^", "~":
      self = hasSpace ? .none : .certain
      return
    case "#", "?":
      self = second == "/" || first == "?" && second.continuesName && !hasSpace ? .certain : .none
      return
    default: break
    }
    if let colon = scalars.firstIndex(of: ":"), scalars[colon...].starts(with: "://".unicodeScalars),
      scalars[..<colon].allSatisfy({ !$0.isBlank && $0 != "(" && $0 != "\"" && $0 != "'" })
        || scalars[0] == "("
    {
      self = .certain
      return
    }
    if hasSpace {
      self = .none
    } else if scalars.contains("/") || text == "*" || text == "**" {
      self = .likely
    } else if first == ":" && second.startsName || "{<[".unicodeScalars.contains(first) && scalars.count > 2 {
      self = .likely
    } else if HostText.startsWithHost(text) {
      self = .likely
    } else {
      self = scalars.allSatisfy { $0.continuesName || "-_.?%=".unicodeScalars.contains($0) } ? .word : .none
    }
  }

  /// Returns a Boolean value that indicates whether all brackets of a text are closed.
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
