/// The conditions that a link imposes on the host labels, the query items, and the fragment of a URL.
struct LinkConditions {
  private let base: UnsafePointer<UInt8>
  private let start: Int

  init(_ base: UnsafePointer<UInt8>, _ start: Int) {
    self.base = base
    self.start = start
  }

  func hold(
    for url: CanonicalURL, on endpoint: LinkTable.Endpoint, _ captures: UnsafeMutablePointer<ByteRange>
  ) -> Bool {
    var cursor = TableCursor(base + start)
    for _ in 0..<cursor.byte() {
      let name = cursor.byte()
      let type = TableType(base, cursor.word())
      // If the host lacks the label, the parameter is optional.
      guard let label = endpoint.label(name, of: url) else { continue }
      guard type.accepts(label) else { return false }
    }
    guard itemsHold(&cursor, in: url.query.map(url.bytes)) else { return false }
    guard cursor.byte() != 0 else { return true }
    let pattern = FragmentPattern(base, cursor)
    guard let fragment = url.fragment else {
      guard pattern.mayBeAbsent else { return false }
      captures[pattern.firstCapture] = .absent
      return true
    }
    return pattern.matches(url, fragment, captures)
  }

  private func itemsHold(_ cursor: inout TableCursor, in query: UnsafeBufferPointer<UInt8>?) -> Bool {
    for _ in 0..<cursor.byte() {
      guard QueryItemPattern(base, &cursor).holds(in: QueryBytes(query)) else { return false }
    }
    return true
  }

  func items(inFragment: Bool) -> [QueryItemPattern] {
    var cursor = TableCursor(base + start)
    cursor.skip(5 * Int(cursor.byte()))
    let own = items(&cursor)
    guard inFragment else { return own }
    guard cursor.byte() != 0 else { return [] }
    var fragment = FragmentPattern(base, cursor).afterPath
    return items(&fragment)
  }

  func item(_ number: Int, inFragment: Bool) -> QueryItemPattern {
    var cursor = TableCursor(base + start)
    cursor.skip(5 * Int(cursor.byte()))
    if inFragment {
      for _ in 0..<cursor.byte() { _ = QueryItemPattern(base, &cursor) }
      cursor.skip(1)
      cursor = FragmentPattern(base, cursor).afterPath
    }
    cursor.skip(1)
    for _ in 0..<number { _ = QueryItemPattern(base, &cursor) }
    return QueryItemPattern(base, &cursor)
  }

  private func items(_ cursor: inout TableCursor) -> [QueryItemPattern] {
    let count = cursor.byte()
    return (0..<count).map { _ in QueryItemPattern(base, &cursor) }
  }

  var fragment: FragmentPattern? {
    var cursor = TableCursor(base + start)
    cursor.skip(5 * Int(cursor.byte()))
    _ = items(&cursor)
    return cursor.byte() == 0 ? nil : FragmentPattern(base, cursor)
  }
}
