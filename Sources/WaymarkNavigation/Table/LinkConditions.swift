/// What a link wants of a URL besides its path: labels of the host, items of the query, a fragment.
struct LinkConditions {
  private let base: UnsafePointer<UInt8>
  private let start: Int

  init(_ base: UnsafePointer<UInt8>, _ start: Int) {
    self.base = base
    self.start = start
  }

  /// Whether they hold; captures of the fragment are noted.
  ///
  /// - Complexity: O(items × length of the query), without an allocation.
  func hold(
    for url: CanonicalURL, on endpoint: LinkTable.Endpoint, _ captures: UnsafeMutablePointer<Capture>
  ) -> Bool {
    var cursor = TableCursor(base + start)
    for _ in 0..<cursor.byte() {
      let name = cursor.byte()
      let type = TableType(base, cursor.word())
      // Where the host has no such label, the parameter is optional.
      guard let label = endpoint.label(name, of: url) else { continue }
      guard type.accepts(label) else { return false }
    }
    guard itemsHold(&cursor, in: url.query.map(url.bytes)) else { return false }
    guard cursor.byte() != 0 else { return true }
    guard let fragment = url.fragment else { return false }
    return FragmentPattern(base, cursor).matches(url, fragment, captures)
  }

  /// Whether the items hold at which the cursor stands.
  private func itemsHold(_ cursor: inout TableCursor, in query: UnsafeBufferPointer<UInt8>?) -> Bool {
    for _ in 0..<cursor.byte() {
      guard QueryItemPattern(base, &cursor).holds(in: QueryBytes(query)) else { return false }
    }
    return true
  }

  /// The items of the query, or of the fragment's.
  func items(inFragment: Bool) -> [QueryItemPattern] {
    var cursor = TableCursor(base + start)
    cursor.skip(5 * Int(cursor.byte()))
    let own = items(&cursor)
    guard inFragment else { return own }
    guard cursor.byte() != 0 else { return [] }
    var fragment = FragmentPattern(base, cursor).afterPath
    return items(&fragment)
  }

  /// One of those items.
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

  /// The fragment, where the link wants one.
  var fragment: FragmentPattern? {
    var cursor = TableCursor(base + start)
    cursor.skip(5 * Int(cursor.byte()))
    _ = items(&cursor)
    return cursor.byte() == 0 ? nil : FragmentPattern(base, cursor)
  }
}

/// An item of a link's query.
struct QueryItemPattern {
  let kind: LinkTableFormat.Item
  /// Of values that are captured.
  let type: TableType
  /// The value of a literal.
  let literal: UnsafeBufferPointer<UInt8>
  private let keys: TableCursor
  private let keyCount: UInt8

  init(_ base: UnsafePointer<UInt8>, _ cursor: inout TableCursor) {
    kind = LinkTableFormat.Item(rawValue: cursor.byte())!
    keyCount = cursor.byte()
    keys = cursor
    for _ in 0..<keyCount { _ = cursor.text() }
    literal = kind == .literal ? cursor.text() : UnsafeBufferPointer(start: nil, count: 0)
    type = TableType(base, kind == .literal || kind == .absent ? 0 : cursor.word())
  }

  /// The key that is written.
  var key: UnsafeBufferPointer<UInt8> {
    var keys = keys
    return keys.text()
  }

  func hasKey(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    var keys = keys
    for _ in 0..<keyCount where areEqual(keys.text(), key) { return true }
    return false
  }

  func holds(in query: QueryBytes) -> Bool {
    switch kind {
    case .optional, .list: true
    case .literal: single(in: query).map { areEqual($0, literal) } ?? false
    case .required: single(in: query).map(type.accepts) ?? false
    case .absent: !query.contains { hasKey($0.key) }
    }
  }

  /// The value of the item, where it is there exactly once.
  func single(in query: QueryBytes) -> UnsafeBufferPointer<UInt8>? {
    var value: UnsafeBufferPointer<UInt8>?
    for item in query where hasKey(item.key) {
      guard value == nil else { return nil }
      value = item.value
    }
    return value
  }

  /// Every well-typed value, in the order of the URL.
  func values(in query: QueryBytes) -> [UnsafeBufferPointer<UInt8>] {
    query.filter { hasKey($0.key) && type.accepts($0.value) }.map(\.value)
  }
}

/// The items of a canonical query, one by one.
struct QueryBytes: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>?) {
    self.bytes = bytes ?? UnsafeBufferPointer(start: nil, count: 0)
  }

  mutating func next() -> (key: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>)? {
    while index < bytes.count, bytes[index] == UInt8(ascii: "&") { index &+= 1 }
    guard index < bytes.count, let base = bytes.baseAddress else { return nil }
    let start = index
    let item = PlainBytes.item(bytes, from: start)
    index = item.end
    let valueStart = Swift.min(item.keyEnd &+ 1, item.end)
    return (
      UnsafeBufferPointer(start: base + start, count: item.keyEnd &- start),
      UnsafeBufferPointer(start: base + valueStart, count: item.end &- valueStart)
    )
  }
}

extension CanonicalURL {
  /// The bytes of one of the ranges.
  @inline(__always)
  func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[range]) }
}
