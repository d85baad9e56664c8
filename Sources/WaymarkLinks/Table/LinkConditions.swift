/// The conditions that a link imposes on the host labels, the query items, and the fragment of a URL.
struct LinkConditions {
  private let base: UnsafePointer<UInt8>
  private let start: Int

  init(_ base: UnsafePointer<UInt8>, _ start: Int) {
    self.base = base
    self.start = start
  }

  /// Returns a Boolean value that indicates whether a URL satisfies the conditions.
  ///
  /// The function also stores the captured ranges of the fragment in `captures`.
  ///
  /// - Parameters:
  ///   - url: The URL to check.
  ///   - endpoint: The endpoint that the URL matches.
  ///   - captures: The buffer for the captures of the link.
  /// - Returns: `true` if the URL satisfies the conditions.
  /// - Complexity: O(*i* × *n*) for *i* query items in the conditions and *n* bytes in the query of the URL. The
  ///   function does not allocate memory.
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

  /// Returns a Boolean value that indicates whether a query satisfies the conditions at a position in the table.
  private func itemsHold(_ cursor: inout TableCursor, in query: UnsafeBufferPointer<UInt8>?) -> Bool {
    for _ in 0..<cursor.byte() {
      guard QueryItemPattern(base, &cursor).holds(in: QueryBytes(query)) else { return false }
    }
    return true
  }

  /// Returns the conditions for the query items of the URL, or for the query items in the fragment.
  func items(inFragment: Bool) -> [QueryItemPattern] {
    var cursor = TableCursor(base + start)
    cursor.skip(5 * Int(cursor.byte()))
    let own = items(&cursor)
    guard inFragment else { return own }
    guard cursor.byte() != 0 else { return [] }
    var fragment = FragmentPattern(base, cursor).afterPath
    return items(&fragment)
  }

  /// Returns the condition for one query item of the URL, or for one query item in the fragment.
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

  /// The pattern for the fragment, or `nil` if the link ignores fragments.
  var fragment: FragmentPattern? {
    var cursor = TableCursor(base + start)
    cursor.skip(5 * Int(cursor.byte()))
    _ = items(&cursor)
    return cursor.byte() == 0 ? nil : FragmentPattern(base, cursor)
  }
}
