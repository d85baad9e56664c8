extension RegularExpressionParser {
  /// The escape may represent a control character.
  mutating func escape() throws(Failure) -> ClassItem {
    let start = index
    skip()
    guard let scalar = scalar() else {
      throw Failure(
        "this `\\` has no character after it", range(from: start), help: #"write `\\` for a literal backslash"#)
    }
    if let set = Self.sets[scalar] {
      skip()
      return ClassItem(set: set)
    }
    if scalar == "u" { return ClassItem(try scalarEscape(start)) }
    guard !(0x20...0x7E ~= scalar.value) || isAlphanumeric(scalar) else {
      skip()
      return ClassItem(scalar.value)
    }
    let place = range(from: start, to: 1)
    switch scalar {
    case "1"..."9", "k", "g":
      throw Failure("back-references are not supported", place, help: "repeat the expression of the group")
    case "b", "B", "A", "z", "Z", "G":
      throw Failure(
        "boundaries are not supported, because an expression always matches the whole text", place,
        help: "remove the boundary")
    case "p", "P":
      throw Failure(
        "classes of Unicode properties are not supported", place, help: #"list the characters, as in `[a-zà-ÿ]`"#)
    case "t", "n", "r", "f", "v", "a", "e", "0", "c", "x":
      throw Failure(
        #"escapes such as `\t`, `\x41` and `\0` are not supported"#, place,
        help: #"write the character itself, or its code as in `\u{E9}`"#)
    default:
      throw Failure(
        "this escape is unknown", place, help: "remove the backslash")
    }
  }

  private func isAlphanumeric(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "A"..."Z", "a"..."z": true
    default: false
    }
  }

  private mutating func scalarEscape(_ start: Int) throws(Failure) -> UInt32 {
    skip()
    let isBraced = skip("{")
    var value: UInt32 = 0
    var count = 0
    while count < (isBraced ? 6 : 4), let digit = scalar().flatMap(hexValue) {
      value = value << 4 | digit
      count += 1
      skip()
    }
    guard isBraced ? count > 0 && skip("}") : count == 4 else {
      throw Failure(
        #"this `\u` does not start a valid escape"#, range(from: start),
        help: #"write four hexadecimal digits as in `\u00E9`, or up to six in braces as in `\u{E9}`"#)
    }
    guard Unicode.Scalar(value) != nil else {
      throw Failure(
        "this escape is not a Unicode character", range(from: start),
        help: #"write the code of one character, at most `\u{10FFFF}`, instead of a surrogate pair"#)
    }
    return value
  }

  private func hexValue(_ scalar: Unicode.Scalar) -> UInt32? {
    switch scalar {
    case "0"..."9": scalar.value - 0x30
    case "A"..."F", "a"..."f": (scalar.value | 0x20) - 0x57
    default: nil
    }
  }

  private static let sets: [Unicode.Scalar: ScalarSet] = {
    let digits = ScalarSet([0x30...0x39])
    let words = ScalarSet([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
    // The other whitespace characters of ASCII are control characters.
    let spaces = ScalarSet([0x20...0x20])
    return [
      "d": digits, "D": digits.inverted, "w": words, "W": words.inverted, "s": spaces, "S": spaces.inverted,
    ]
  }()
}
