extension RegularExpressionParser {
  mutating func characterClass() throws(Failure) -> ScalarSet {
    let start = index
    skip()
    let isNegated = skip("^")
    var ranges: [ClosedRange<UInt32>] = []
    while scalar() != "]" {
      let first = index
      guard let scalar = scalar() else {
        throw Failure(
          "this `[` is not closed", range(of: start),
          help: #"add a `]`, or write `\[` for a literal bracket"#)
      }
      if starts(with: "&&") {
        throw Failure(
          "character classes cannot be intersected", range(from: index, to: 2),
          help: "list the characters, or write a single `&` for a literal ampersand")
      }
      let item = try classItem(scalar)
      guard self.scalar() == "-", self.scalar(after: 1) != "]", let last = self.scalar(after: 1) else {
        try refuseControl(item, from: first)
        ranges += item.set.ranges
        continue
      }
      skip()
      let end = try classItem(last)
      guard let lower = item.single, let upper = end.single else {
        throw Failure(
          "both ends of a range must be single characters", range(from: first),
          help: #"write `\-` for a literal hyphen, or move the hyphen to the end of the class"#)
      }
      guard lower <= upper else {
        throw Failure(
          "the end of this range precedes its start", range(from: first), help: "swap the ends of the range")
      }
      // Other characters are between the uppercase and the lowercase letters.
      if "A"..."Z" ~= scalar, "a"..."z" ~= last {
        throw Failure(
          "the range `\(scalar)-\(last)` also contains other characters, such as `_` and `[`", range(from: first),
          help: "write `\(scalar)-Za-\(last)`")
      }
      ranges.append(lower...upper)
    }
    skip()
    guard !ranges.isEmpty else {
      throw Failure(
        "this character class is empty", range(from: start),
        help: #"add characters, or write `\]` for a literal bracket"#)
    }
    let set = isNegated ? ScalarSet(ranges).inverted : ScalarSet(ranges)
    guard !set.isEmpty else {
      throw Failure(
        "this character class matches no characters, because URLs cannot contain control characters",
        range(from: start), help: "add characters that a URL can contain")
    }
    return set
  }

  private mutating func classItem(_ scalar: Unicode.Scalar) throws(Failure) -> ClassItem {
    switch scalar {
    case "\\":
      return try escape()
    case "[":
      throw Failure(
        "character classes cannot be nested", range(of: index),
        help: #"list the characters, or write `\[` for a literal bracket"#)
    default:
      return try literal(scalar)
    }
  }
}

struct ClassItem {
  let set: ScalarSet
  let single: UInt32?

  init(_ single: UInt32) {
    set = ScalarSet([single...single])
    self.single = single
  }

  init(set: ScalarSet) {
    self.set = set
    single = nil
  }
}

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

extension RegularExpressionParser {
  func missingBracket(ofClassAt start: Int) -> Failure? {
    var quantifier: Int?
    var index = start + (start + 1 < scalars.count && scalars[start + 1] == "^" ? 3 : 2)
    while index < scalars.count, scalars[index] != "[" {
      switch scalars[index] {
      case "]": return nil
      case "\\": index += 1
      case "{" where quantifier == nil && isCount(at: index): quantifier = index
      case "+" where quantifier == nil, "*" where quantifier == nil: quantifier = index
      default: break
      }
      index += 1
    }
    guard let quantifier else { return nil }
    var corrected = String.UnicodeScalarView()
    corrected.append(contentsOf: scalars[..<quantifier])
    corrected.append("]")
    corrected.append(contentsOf: scalars[quantifier...])
    return Failure(
      "this `[` is not closed before the quantifier", range(of: start),
      help: corrected.count > 100 ? "add a `]`" : "add a `]`: `\(String(corrected))`")
  }

  private func isCount(at start: Int) -> Bool {
    let content = scalars[(start + 1)...].prefix { "0"..."9" ~= $0 || $0 == "," }
    return content.first.map { $0 != "," } == true && content.endIndex < scalars.count
      && scalars[content.endIndex] == "}"
  }
}
