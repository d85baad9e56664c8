/// The tabs in which a route may be pushed.
package struct AllowedTabs: Sendable {
  /// The tabs in ascending order; `nil` for every tab. Most routes have no `in` and need no list.
  private let indices: [Int]?

  /// Every tab.
  package static let all = AllowedTabs(indices: nil)

  package init(_ indices: some Sequence<Int>) {
    let all = Array(indices)
    // Nearly every list has one tab.
    self.init(indices: all.count < 2 ? all : Set(all).sorted())
  }

  private init(indices: [Int]?) {
    self.indices = indices
  }

  /// Returns whether a tab is allowed.
  ///
  /// - Complexity: O(log of the number of tabs).
  package func contains(_ tab: Int) -> Bool {
    guard let indices else { return true }
    var low = 0
    var high = indices.count
    while low < high {
      let middle = (low + high) / 2
      if indices[middle] < tab { low = middle + 1 } else { high = middle }
    }
    return low < indices.count && indices[low] == tab
  }

  /// A Boolean value that indicates whether every tab is allowed because the spec names none.
  package var isAll: Bool { indices == nil }

  package var isEmpty: Bool { indices?.isEmpty ?? false }

  /// The number of tabs; `nil` for every tab.
  package var count: Int? { indices?.count }

  /// Returns whether the two sets share no tab.
  ///
  /// - Complexity: O(*m* log *n*), where *m* is the smaller and *n* the larger number of tabs.
  package func isDisjoint(with other: AllowedTabs) -> Bool {
    guard let indices, let others = other.indices else { return isEmpty || other.isEmpty }
    return indices.count < others.count
      ? !indices.contains(where: other.contains) : !others.contains(where: contains)
  }

  /// Returns the tabs in their order.
  ///
  /// - Parameter count: The number of tabs in the spec.
  /// - Returns: The indices of the tabs, in ascending order.
  package func sorted(outOf count: Int) -> [Int] { indices ?? Array(0..<count) }

  /// Returns the only tab.
  ///
  /// - Parameter count: The number of tabs in the spec.
  /// - Returns: The index of the tab, or `nil` if there are none or several.
  package func only(outOf count: Int) -> Int? {
    guard let indices else { return count == 1 ? 0 : nil }
    return indices.count == 1 ? indices.first : nil
  }
}
