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

  /// Skips escaped characters and, in parentheses, character classes such as `[(]`.
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

  /// Ignores separators in brackets and quotes.
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

extension Unicode.Scalar {
  var isDigit: Bool { "0"..."9" ~= self }
  var isLetter: Bool { "a"..."z" ~= self || "A"..."Z" ~= self }
  /// Characters outside ASCII, such as emoji, are part of a name.
  var continuesName: Bool { startsName || isDigit }
  var startsName: Bool { isLetter || self == "_" || (value >= 0xA0 && !isBlank) }
  var isControlCharacter: Bool { value < 0x20 || 0x7F..<0xA0 ~= value }
  /// For ASCII, the comparison is faster than a look-up of the property.
  var isBlank: Bool { value < 0x80 ? value == 0x20 || 9...13 ~= value : properties.isWhitespace }
}

extension String {
  init(scalars: some Collection<Unicode.Scalar>) { self = String(String.UnicodeScalarView(scalars)) }

  /// Source: RFC 3986, section 3.1.
  var isScheme: Bool {
    guard let first = unicodeScalars.first, first.isLetter else { return false }
    return unicodeScalars.allSatisfy { $0.isLetter || $0.isDigit || "+-.".unicodeScalars.contains($0) }
  }

  var unquoted: String {
    guard let first = unicodeScalars.first, "\"'`".unicodeScalars.contains(first), unicodeScalars.count > 1,
      unicodeScalars.last == first
    else { return self }
    return String(scalars: unicodeScalars.dropFirst().dropLast())
  }
}

extension StringProtocol {
  var trimmed: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isBlank }), let last = scalars.lastIndex(where: { !$0.isBlank })
    else { return "" }
    return String(scalars: scalars[first...last])
  }

  /// ASCII letters, digits, and underscores, but no digit at the start.
  var isWord: Bool {
    guard let first = unicodeScalars.first, first.isLetter || first == "_" else { return false }
    return unicodeScalars.allSatisfy { $0.isLetter || $0.isDigit || $0 == "_" }
  }
}
