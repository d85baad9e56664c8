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

  /// The tabs in their order, of so many that there are.
  package func sorted(outOf count: Int) -> [Int] { indices?.sorted() ?? Array(0..<count) }

  /// The only tab, where there is just one.
  package func only(outOf count: Int) -> Int? {
    guard let indices else { return count == 1 ? 0 : nil }
    return indices.count == 1 ? indices.first : nil
  }
}
