/// Indices in a link table, for example the indices of endpoints. Each index is decoded on demand.
struct TableIndices: Sequence, IteratorProtocol {
  private var cursor: TableCursor
  private var remainingCount: Int

  init(_ start: TableCursor, count: Int) {
    cursor = start
    remainingCount = count
  }

  var underestimatedCount: Int { remainingCount }

  mutating func next() -> Int? {
    guard remainingCount > 0 else { return nil }
    remainingCount -= 1
    return cursor.half()
  }
}
