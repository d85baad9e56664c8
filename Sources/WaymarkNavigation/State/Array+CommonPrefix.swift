extension Array where Element: Equatable {
  /// Returns the number of equal elements at the start of two arrays.
  func commonPrefixCount(with other: [Element]) -> Int { zip(self, other).prefix { $0 == $1 }.count }
}
