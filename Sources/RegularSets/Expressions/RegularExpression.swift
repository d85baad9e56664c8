/// The syntax tree of a regular expression.
indirect enum RegularExpression: Sendable {
  case emptyText
  /// One character of a set.
  case character(ScalarSet)
  case sequence([RegularExpression])
  case choice([RegularExpression])
  /// A part that repeats between `least` and `most` times; the count is unlimited if `most` is `nil`.
  case repeated(RegularExpression, least: Int, most: Int?)

  /// The maximum length of an expression in bytes.
  static let longest = 1_000
  static let highestCount = 1_000
  /// The maximum depth of nested groups.
  ///
  /// Each group is a choice of sequences of repeated parts, so the tree is at most four times as deep.
  static let deepestNesting = 50
}
