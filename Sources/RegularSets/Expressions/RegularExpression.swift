/// A regular expression, as a tree.
indirect enum RegularExpression: Sendable {
  case emptyText
  /// One character of a set.
  case character(ScalarSet)
  case sequence([RegularExpression])
  case choice([RegularExpression])
  /// Up to so many times, or any number of times.
  case repeated(RegularExpression, least: Int, most: Int?)

  /// In bytes.
  static let longest = 1_000
  static let highestCount = 1_000
  /// Groups in groups. Each is a choice of sequences of repeated parts, so that the tree is four times as deep at most.
  static let deepestNesting = 50
}
