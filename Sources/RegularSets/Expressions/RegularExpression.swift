/// The syntax tree of a regular expression.
indirect enum RegularExpression: Sendable {
  case emptyText
  /// A single character from a set of characters.
  case character(ScalarSet)
  case sequence([RegularExpression])
  case choice([RegularExpression])
  /// An expression that is repeated at least `least` times and at most `most` times.
  ///
  /// If `most` is `nil`, the number of repetitions is unlimited.
  case repeated(RegularExpression, least: Int, most: Int?)

  /// The maximum length of a regular expression in bytes.
  static let longest = 1_000
  static let highestCount = 1_000
  /// The maximum nesting depth of groups.
  ///
  /// Each group adds at most three levels to the syntax tree: a choice, a sequence, and a repetition. A limit on nested
  /// groups also limits the depth of the syntax tree.
  static let deepestNesting = 50
}
