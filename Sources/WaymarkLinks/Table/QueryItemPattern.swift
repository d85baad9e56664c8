struct QueryItemPattern {
  let kind: LinkTableFormat.Item
  let type: TableType
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

  func single(in query: QueryBytes) -> UnsafeBufferPointer<UInt8>? {
    var value: UnsafeBufferPointer<UInt8>?
    for item in query where hasKey(item.key) {
      guard value == nil else { return nil }
      value = item.value
    }
    return value
  }

  /// Returns all values of the item that have the right type, in the order of the URL.
  func values(in query: QueryBytes) -> [UnsafeBufferPointer<UInt8>] {
    query.filter { hasKey($0.key) && type.accepts($0.value) }.map { $0.value }
  }
}
