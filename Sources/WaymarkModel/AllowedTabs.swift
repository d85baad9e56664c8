/// The tabs in which a route may be pushed.
package struct AllowedTabs: Sendable {
  /// Ascending; nil for every tab, so that a route that says nothing costs nothing.
  private let indices: [Int]?

  /// Every tab.
  package static let all = AllowedTabs(indices: nil)

  package init(_ indices: some Sequence<Int>) {
    let all = Array(indices)
    // Nearly every route that says something says one.
    self.init(indices: all.count < 2 ? all : Set(all).sorted())
  }

  private init(indices: [Int]?) {
    self.indices = indices
  }

  /// - Complexity: O(log of their number).
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

  /// How many there are; nil for every tab.
  package var count: Int? { indices?.count }

  /// Whether no tab is in both.
  ///
  /// - Complexity: O(the smaller one's count × log of the other's).
  package func isDisjoint(with other: AllowedTabs) -> Bool {
    guard let indices, let others = other.indices else { return isEmpty || other.isEmpty }
    return indices.count < others.count
      ? !indices.contains(where: other.contains) : !others.contains(where: contains)
  }

  /// The tabs in their order, of so many that there are.
  package func sorted(outOf count: Int) -> [Int] { indices ?? Array(0..<count) }

  /// The only tab, where there is just one.
  package func only(outOf count: Int) -> Int? {
    guard let indices else { return count == 1 ? 0 : nil }
    return indices.count == 1 ? indices.first : nil
  }
}
