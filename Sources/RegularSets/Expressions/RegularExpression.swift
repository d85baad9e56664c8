indirect enum RegularExpression: Sendable {
  case emptyText
  case character(ScalarSet)
  case sequence([RegularExpression])
  case choice([RegularExpression])
  /// If `most` is `nil`, the number of repetitions is unlimited.
  case repeated(RegularExpression, least: Int, most: Int?)

  static let longest = 1_000
  static let highestCount = 1_000
  /// Each group adds at most three levels to the syntax tree: a choice, a sequence, and a repetition. A limit on nested
  /// groups also limits the depth of the syntax tree.
  static let deepestNesting = 50
}
