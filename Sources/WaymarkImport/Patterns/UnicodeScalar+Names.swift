extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar is an ASCII digit.
  var isDigit: Bool { "0"..."9" ~= self }

  /// A Boolean value that indicates whether the scalar is an ASCII letter.
  var isLetter: Bool { "a"..."z" ~= self || "A"..."Z" ~= self }

  /// A Boolean value that indicates whether a name of a capture after a colon can contain the scalar. Characters
  /// outside ASCII, such as emoji, are part of a name.
  var continuesName: Bool { startsName || isDigit }

  /// A Boolean value that indicates whether a name of a capture after a colon can start with the scalar.
  var startsName: Bool { isLetter || self == "_" || (value >= 0xA0 && !isBlank) }

  /// A Boolean value that indicates whether the scalar is a control character, which no URL can contain.
  var isControlCharacter: Bool { value < 0x20 || 0x7F..<0xA0 ~= value }

  /// A Boolean value that indicates whether the scalar is a hexadecimal digit.
  var isHexDigit: Bool { isDigit || "a"..."f" ~= self || "A"..."F" ~= self }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar is white space. For ASCII, the comparison is faster than a
  /// look-up of the property.
  var isBlank: Bool { value < 0x80 ? value == 0x20 || 9...13 ~= value : properties.isWhitespace }
}

extension String {
  /// Creates a string of scalars. The bytes are faster than the generic initializer of the view.
  init(scalars: some Collection<Unicode.Scalar>) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(scalars.underestimatedCount)
    for scalar in scalars {
      if scalar.isASCII {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        bytes.append(contentsOf: scalar.utf8)
      }
    }
    self.init(decoding: bytes, as: UTF8.self)
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  var trimmed: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isBlank }),
      let last = scalars.lastIndex(where: { !$0.isBlank })
    else { return "" }
    return String(scalars: scalars[first...last])
  }

  /// A Boolean value that indicates whether the text is a name of ASCII letters, digits, and underscores that does not
  /// start with a digit.
  var isWord: Bool {
    guard let first = unicodeScalars.first, first.isLetter || first == "_" else { return false }
    return unicodeScalars.allSatisfy { $0.isLetter || $0.isDigit || $0 == "_" }
  }
}

extension String {
  /// A Boolean value that indicates whether the string is a URL scheme (RFC 3986, section 3.1).
  var isScheme: Bool {
    guard let first = unicodeScalars.first, first.isLetter else { return false }
    return unicodeScalars.allSatisfy { $0.isLetter || $0.isDigit || "+-.".unicodeScalars.contains($0) }
  }
}
