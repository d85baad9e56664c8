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

/// An item of a character class: a single character, or an escape such as `\d` for a set of characters.
struct ClassItem {
  let set: ScalarSet
  /// The single character, or `nil` if the item is an escape for a set of characters.
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
