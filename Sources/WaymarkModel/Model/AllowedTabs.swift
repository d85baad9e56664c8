/// The tabs in which a route may be pushed.
package struct AllowedTabs: Sendable {
  /// nil for every tab, so that a route that says nothing costs nothing.
  private let indices: Set<Int>?

  /// Every tab.
  package static let all = AllowedTabs(indices: nil)

  package init(_ indices: some Sequence<Int>) {
    self.init(indices: Set(indices))
  }

  private init(indices: Set<Int>?) {
    self.indices = indices
  }

  package func contains(_ tab: Int) -> Bool { indices?.contains(tab) ?? true }

  package var isEmpty: Bool { indices?.isEmpty ?? false }

  /// How many there are; nil for every tab.
  package var count: Int? { indices?.count }

  /// Whether no tab is in both.
  ///
  /// - Complexity: O(the smaller one's count).
  package func isDisjoint(with other: AllowedTabs) -> Bool {
    guard let indices, let others = other.indices else { return isEmpty || other.isEmpty }
    let (few, many) = indices.count < others.count ? (indices, others) : (others, indices)
    return !few.contains(where: many.contains)
  }

  /// The tabs in their order, of so many that there are.
  package func sorted(outOf count: Int) -> [Int] { indices?.sorted() ?? Array(0..<count) }

  /// The only tab, where there is just one.
  package func only(outOf count: Int) -> Int? {
    guard let indices else { return count == 1 ? 0 : nil }
    return indices.count == 1 ? indices.first : nil
  }
}
