/// A search for the end of brackets.
enum Brackets {
  static func closing(_ opening: Unicode.Scalar) -> Unicode.Scalar? {
    switch opening {
    case "(": ")"
    case "[": "]"
    case "{": "}"
    case "<": ">"
    default: nil
    }
  }

  /// Returns the index of the bracket that closes the bracket at an index, or `nil` if the bracket is not closed.
  ///
  /// The search skips escaped characters. In parentheses, it also skips character classes such as `[(]`.
  ///
  /// - Complexity: O(`end` - `start`).
  static func end(in scalars: [Unicode.Scalar], from start: Int, to end: Int) -> Int? {
    guard start < end, let closing = closing(scalars[start]) else { return nil }
    let opening = scalars[start]
    var depth = 0
    var isInClass = false
    var index = start
    while index < end {
      let scalar = scalars[index]
      if scalar == "\\" {
        index += 2
        continue
      }
      if isInClass {
        isInClass = scalar != "]"
      } else if opening == "(", scalar == "[" {
        isInClass = true
        if index + 1 < end, scalars[index + 1] == "^" { index += 1 }
      } else if scalar == opening {
        depth += 1
      } else if scalar == closing {
        depth -= 1
        if depth == 0 { return index }
      }
      index += 1
    }
    return nil
  }

  /// Splits a text at a separator that is outside brackets and quotes.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func split(_ text: String, at separator: Unicode.Scalar) -> [String] {
    var parts = [String.UnicodeScalarView()]
    var depth = 0
    var quote: Unicode.Scalar?
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if scalar == separator, depth == 0, quote == nil, !isEscaped {
        parts.append(String.UnicodeScalarView())
        continue
      }
      parts[parts.count - 1].append(scalar)
      if isEscaped {
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if let opened = quote {
        if scalar == opened { quote = nil }
      } else if scalar == "\"" || scalar == "'" {
        quote = scalar
      } else if closing(scalar) != nil, scalar != "<" {
        depth += 1
      } else if ")]}".unicodeScalars.contains(scalar) {
        depth = max(0, depth - 1)
      }
    }
    return parts.map(String.init)
  }
}
