struct FragmentPattern {
  private let base: UnsafePointer<UInt8>
  private let start: TableCursor

  init(_ base: UnsafePointer<UInt8>, _ start: TableCursor) {
    self.base = base
    self.start = start
  }

  enum Segment {
    case literal(UnsafeBufferPointer<UInt8>)
    case capture(TableType)
  }

  private static func segment(_ base: UnsafePointer<UInt8>, _ cursor: inout TableCursor) -> Segment {
    cursor.byte() == 1 ? .literal(cursor.text()) : .capture(TableType(base, cursor.word()))
  }

  func matches(
    _ url: CanonicalURL, _ fragment: Range<Int>, _ captures: UnsafeMutablePointer<ByteRange>, ignoringCase: Bool
  ) -> Bool {
    var cursor = start
    let pathEnd = url.bytes[fragment].firstIndex(of: UInt8(ascii: "?")) ?? fragment.upperBound
    var index = fragment.lowerBound
    if cursor.byte() != 0 {
      guard index < pathEnd, url.bytes[index] == UInt8(ascii: "/") else { return false }
      index += 1
    }
    var capture = Int(cursor.byte())
    let segmentCount = cursor.byte()
    for position in 0..<segmentCount {
      if position > 0 {
        guard index < pathEnd, url.bytes[index] == UInt8(ascii: "/") else { return false }
        index += 1
      }
      let end = segmentEnd(url, index, pathEnd)
      let bytes = url.bytes(index..<end)
      switch Self.segment(base, &cursor) {
      case .literal(let literal): guard areEqual(literal, bytes) else { return false }
      case .capture(let type):
        guard !bytes.isEmpty, type.accepts(bytes, ignoringCase: ignoringCase, isInPath: false) else { return false }
        captures[capture] = ByteRange(index..<end)
        capture += 1
      }
      index = end
    }
    let rest = index..<pathEnd
    guard matchesTail(&cursor, url, rest, ignoringCase, followsSegments: segmentCount > 0, &captures[capture]) else {
      return false
    }
    let query = pathEnd < fragment.upperBound ? url.bytes(pathEnd + 1..<fragment.upperBound) : nil
    for _ in 0..<cursor.byte() {
      guard QueryItemPattern(base, &cursor).holds(in: QueryBytes(query), ignoringCase: ignoringCase) else {
        return false
      }
    }
    return true
  }

  /// The value is `true` if the pattern consists of one optional capture, as in `#{n?}`.
  var mayBeAbsent: Bool {
    var cursor = start
    let startsWithSlash = cursor.byte() != 0
    cursor.skip(1)
    guard !startsWithSlash, cursor.byte() == 0, cursor.byte() == LinkTableFormat.Tail.optional.rawValue else {
      return false
    }
    cursor.skip(4)
    return cursor.byte() == 0
  }

  var firstCapture: Int {
    var cursor = start
    cursor.skip(1)
    return Int(cursor.byte())
  }

  private func segmentEnd(_ url: CanonicalURL, _ start: Int, _ pathEnd: Int) -> Int {
    url.bytes[start..<pathEnd].firstIndex(of: UInt8(ascii: "/")) ?? pathEnd
  }

  private func matchesTail(
    _ cursor: inout TableCursor, _ url: CanonicalURL, _ rest: Range<Int>, _ ignoringCase: Bool, followsSegments: Bool,
    _ capture: inout ByteRange
  ) -> Bool {
    let tail = LinkTableFormat.Tail(rawValue: cursor.byte())!
    let type = TableType(base, tail == .optional ? cursor.word() : 0)
    capture = .absent
    var start = rest.lowerBound
    if followsSegments, !rest.isEmpty {
      // A slash ends the last segment, and another segment must follow the slash.
      start += 1
      if start == rest.upperBound { return false }
    }
    let left = start..<rest.upperBound
    guard !left.isEmpty else { return tail != .rest }
    switch tail {
    case .none: return false
    case .optional:
      guard segmentEnd(url, start, rest.upperBound) == rest.upperBound,
        type.accepts(url.bytes(left), ignoringCase: ignoringCase)
      else { return false }
    case .rest, .optionalRest:
      var segmentStart = left.lowerBound
      while segmentStart <= left.upperBound {
        let end = segmentEnd(url, segmentStart, left.upperBound)
        guard end > segmentStart else { return false }
        segmentStart = end + 1
      }
    }
    capture = ByteRange(left)
    return true
  }

  var afterPath: TableCursor { parts.items }

  /// The function that prints a URL uses these parts.
  var parts:
    (
      startsWithSlash: Bool, firstCapture: Int, segments: [Segment], tail: LinkTableFormat.Tail, tailType: TableType,
      items: TableCursor
    )
  {
    var cursor = start
    let startsWithSlash = cursor.byte() != 0
    let firstCapture = Int(cursor.byte())
    let count = cursor.byte()
    let segments = (0..<count).map { _ in Self.segment(base, &cursor) }
    let tail = LinkTableFormat.Tail(rawValue: cursor.byte())!
    let type = TableType(base, tail == .optional ? cursor.word() : 0)
    return (startsWithSlash, firstCapture, segments, tail, type, cursor)
  }
}

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

  func holds(in query: QueryBytes, ignoringCase: Bool) -> Bool {
    switch kind {
    case .optional, .list: true
    case .literal: single(in: query).map { areEqualDecoded($0, literal) } ?? false
    case .required: single(in: query).map { type.accepts($0, ignoringCase: ignoringCase) } ?? false
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

  func values(in query: QueryBytes, ignoringCase: Bool) -> [UnsafeBufferPointer<UInt8>] {
    query.filter { hasKey($0.key) && type.accepts($0.value, ignoringCase: ignoringCase) }.map { $0.value }
  }
}
