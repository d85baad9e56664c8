extension RegularExpressionParser {
  /// Parses `[...]` or `[^...]`.
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
          help: #"close it with a `]`; a literal one is written `\[`"#)
      }
      if starts(with: "&&") {
        throw Failure(
          "a class is not the intersection of others", range(from: index, to: 2),
          help: "list the characters; one `&` stands for itself")
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
          "a range goes from one character to another", range(from: first),
          help: #"a literal hyphen is written `\-`, or stands last"#)
      }
      guard lower <= upper else {
        throw Failure("this range ends before it starts", range(from: first), help: "change its ends over")
      }
      ranges.append(lower...upper)
    }
    skip()
    guard !ranges.isEmpty else {
      throw Failure("this class has no characters", range(from: start), help: #"a literal bracket is written `\]`"#)
    }
    let set = isNegated ? ScalarSet(ranges).inverted : ScalarSet(ranges)
    guard !set.isEmpty else {
      throw Failure(
        "no character is in this class, as no URL has control characters", range(from: start), help: "add some")
    }
    return set
  }

  private mutating func classItem(_ scalar: Unicode.Scalar) throws(Failure) -> ClassItem {
    switch scalar {
    case "\\":
      return try escape()
    case "[":
      throw Failure(
        "a class has no classes in it", range(of: index),
        help: #"list the characters; a literal bracket is written `\[`"#)
    default:
      return try literal(scalar)
    }
  }
}

/// An item of a character class: one character, or the set of an escape such as `\d`.
struct ClassItem {
  let set: ScalarSet
  /// The character, or `nil` if the item is a set.
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
