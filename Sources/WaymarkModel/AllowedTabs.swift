import WaymarkDiagnostics

/// The set of tabs in which a route can be pushed.
package struct AllowedTabs: Sendable {
  /// The indices of the tabs in ascending order; `nil` for the set of all tabs.
  ///
  /// Most routes have no `in` key, so most sets need no array.
  private let indices: [Int]?

  package static let all = AllowedTabs(indices: nil)

  package init(_ indices: some Sequence<Int>) {
    let all = Array(indices)
    // Nearly every list has one tab.
    self.init(indices: all.count < 2 ? all : Set(all).sorted())
  }

  private init(indices: [Int]?) {
    self.indices = indices
  }

  package func contains(_ tab: Int) -> Bool {
    guard let indices else { return true }
    let index = indices.partitioningIndex { $0 >= tab }
    return index < indices.count && indices[index] == tab
  }

  /// A route without an `in` key is allowed in every tab.
  package var isAll: Bool { indices == nil }

  package var isEmpty: Bool { indices?.isEmpty ?? false }

  /// The number of tabs in the set; `nil` for the set of all tabs.
  package var count: Int? { indices?.count }

  package func isDisjoint(with other: AllowedTabs) -> Bool {
    guard let indices, let others = other.indices else { return isEmpty || other.isEmpty }
    return indices.count < others.count
      ? !indices.contains(where: other.contains) : !others.contains(where: contains)
  }

  package func sorted(outOf count: Int) -> [Int] { indices ?? Array(0..<count) }

  package func only(outOf count: Int) -> Int? {
    guard let indices else { return count == 1 ? 0 : nil }
    return indices.count == 1 ? indices.first : nil
  }
}
