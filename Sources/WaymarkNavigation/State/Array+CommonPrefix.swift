extension Array where Element: Equatable {
  /// Returns the number of equal elements at the start of two arrays.
  ///
  /// The loop uses an index, because generic code creates the type of each element of a `zip` at run time.
  func commonPrefixCount(with other: [Element]) -> Int {
    let end = Swift.min(count, other.count)
    var index = 0
    while index < end, self[index] == other[index] { index += 1 }
    return index
  }
}
