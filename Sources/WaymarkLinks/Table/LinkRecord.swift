/// Each property is decoded on demand.
struct LinkRecord {
  let base: UnsafePointer<UInt8>
  private let offset: Int

  private static let rankOffset = 1
  private static let numberOffset = 5
  static let conditionsOffset = 9
  private static let standsOffset = 13
  private static let winnersOffset = 17
  private static let outcomeOffset = 21

  @inline(__always) init(_ base: UnsafePointer<UInt8>, _ offset: Int) {
    self.base = base
    self.offset = offset
  }

  @inline(__always) private func word(at position: Int) -> Int { TableNumber.word(base + offset + position) }

  /// If two links match a URL and the table does not store a winner, the link with the lower rank wins.
  var rank: Int { word(at: Self.rankOffset) }
  var number: Int { word(at: Self.numberOffset) }

  var conditions: LinkConditions? {
    let conditions = word(at: Self.conditionsOffset)
    return conditions == 0 ? nil : LinkConditions(base, conditions)
  }

  var flags: UInt8 { base[offset] }
  var outcome: LinkTableFormat.Outcome { LinkTableFormat.Outcome(rawValue: base[offset + Self.outcomeOffset])! }
  var afterHead: TableCursor { TableCursor(base + offset + Self.outcomeOffset + 1) }

  @inline(__always)
  static func rank(_ base: UnsafePointer<UInt8>, _ offset: Int) -> Int { TableNumber.word(base + offset + rankOffset) }

  @inline(__always) static func isContested(_ base: UnsafePointer<UInt8>, _ offset: Int) -> Bool {
    base[offset] & LinkTableFormat.LinkFlag.contested != 0
  }

  static func isDecided(_ base: UnsafePointer<UInt8>, _ offset: Int, over other: Int) -> Bool {
    guard isContested(base, other) else { return false }
    let number = TableNumber.word(base + offset + numberOffset)
    var winners = TableCursor(base + TableNumber.word(base + other + winnersOffset))
    for _ in 0..<winners.word() where winners.word() == number { return true }
    return false
  }

  var endpoints: TableIndices {
    var cursor = TableCursor(base + word(at: Self.standsOffset))
    let count = cursor.half()
    return TableIndices(cursor, count: count)
  }

  /// The value is undefined if the link is a redirect.
  var landing: LandingRecord { LandingRecord(base, afterHead) }

  /// The value is undefined if the link is a redirect.
  var terms: LinkTermsRecord { LinkTermsRecord(base, flags, LandingRecordEnd(screens.end).terms) }
  var pieces: TableCursor { terms.pieces }

  /// The value is undefined if the link is a redirect.
  @inline(__always) var screens: ScreenRecords { ScreenRecords(base, LandingRecord.screens(afterHead)) }
}

/// On the host labels, the query items, and the fragment.
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
      guard type.accepts(label, ignoringCase: endpoint.ignoresCase) else { return false }
    }
    guard itemsHold(&cursor, in: url.query.map(url.bytes), ignoringCase: endpoint.ignoresCase) else { return false }
    guard cursor.byte() != 0 else { return true }
    let pattern = FragmentPattern(base, cursor)
    guard let fragment = url.fragment else {
      guard pattern.mayBeAbsent else { return false }
      captures[pattern.firstCapture] = .absent
      return true
    }
    return pattern.matches(url, fragment, captures, ignoringCase: endpoint.ignoresCase)
  }

  private func itemsHold(
    _ cursor: inout TableCursor, in query: UnsafeBufferPointer<UInt8>?, ignoringCase: Bool
  ) -> Bool {
    for _ in 0..<cursor.byte() {
      guard QueryItemPattern(base, &cursor).holds(in: QueryBytes(query), ignoringCase: ignoringCase) else {
        return false
      }
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

struct LandingRecord {
  let tab: Int?
  let stackChange: StackChange
  let screens: ScreenRecords

  init(_ base: UnsafePointer<UInt8>, _ start: TableCursor) {
    var cursor = start
    let tab = cursor.word()
    self.tab = tab > 0 ? tab - 1 : nil
    stackChange = StackChange(rawValue: cursor.byte())!
    screens = ScreenRecords(base, Self.screens(start))
  }

  @inline(__always) static func screens(_ start: TableCursor) -> TableCursor { TableCursor(start.position + 5) }
}

struct LandingRecordEnd {
  private let start: TableCursor

  init(_ start: TableCursor) { self.start = start }

  var requires: [Int] {
    var cursor = start
    let count = Int(cursor.byte())
    return Array(TableIndices(cursor, count: count))
  }

  var deprecation: String? {
    var cursor = start
    cursor.skip(2 * Int(cursor.byte()))
    let text = cursor.text()
    return text.isEmpty ? nil : PercentCoding.decoded(text)
  }

  var terms: TableCursor {
    var cursor = start
    cursor.skip(2 * Int(cursor.byte()))
    _ = cursor.text()
    return cursor
  }
}

struct LinkTermsRecord {
  let pattern: UnsafeBufferPointer<UInt8>
  /// `nil` for the default.
  let id: UnsafeBufferPointer<UInt8>?
  let isOnly, isUnmatched: Bool
  /// The redirect while a condition is false.
  let redirect: TableCursor?
  let pieces: TableCursor

  init(_ base: UnsafePointer<UInt8>, _ flags: UInt8, _ start: TableCursor) {
    func has(_ flag: UInt8) -> Bool { flags & flag != 0 }
    var cursor = start
    pattern = cursor.text()
    id = has(LinkTableFormat.LinkFlag.hasID) ? cursor.text() : nil
    isOnly = has(LinkTableFormat.LinkFlag.only)
    isUnmatched = has(LinkTableFormat.LinkFlag.unmatched)
    redirect = has(LinkTableFormat.LinkFlag.redirected) ? TableCursor(base + cursor.word()) : nil
    pieces = cursor
  }
}
