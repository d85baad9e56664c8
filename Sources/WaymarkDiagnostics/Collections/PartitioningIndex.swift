extension RandomAccessCollection {
  /// Returns the index of the first element that satisfies a monotonic predicate, or `endIndex` if no element does.
  ///
  /// - Parameter belongsInSecondPartition: A predicate that is true for all elements after an element for which the
  ///   predicate is true.
  /// - Returns: The index of the first element in the second partition.
  /// - Complexity: O(log *n*), where *n* is the number of elements.
  package func partitioningIndex(where belongsInSecondPartition: (Element) -> Bool) -> Index {
    var low = startIndex
    var rest = count
    while rest > 0 {
      let half = rest / 2
      let middle = index(low, offsetBy: half)
      if belongsInSecondPartition(self[middle]) {
        rest = half
      } else {
        low = index(after: middle)
        rest -= half + 1
      }
    }
    return low
  }
}
