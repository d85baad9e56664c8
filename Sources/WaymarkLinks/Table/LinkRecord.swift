/// A link in a ``LinkTable``. Each property is decoded on demand.
struct LinkRecord {
  let base: UnsafePointer<UInt8>
  private let offset: Int

  private static let rankOffset = 1
  private static let numberOffset = 5
  static let conditionsOffset = 9
  private static let standsOffset = 13
  private static let winnersOffset = 17
  private static let outcomeOffset = 21

  @inline(__always)
  init(_ base: UnsafePointer<UInt8>, _ offset: Int) {
    self.base = base
    self.offset = offset
  }

  @inline(__always)
  private func word(at position: Int) -> Int { TableNumber.word(base + offset + position) }

  /// If two links match a URL and the table does not store a winner, the link with the lower rank wins.
  var rank: Int { word(at: Self.rankOffset) }

  var number: Int { word(at: Self.numberOffset) }

  var conditions: LinkConditions? {
    let conditions = word(at: Self.conditionsOffset)
    return conditions == 0 ? nil : LinkConditions(base, conditions)
  }

  var outcome: LinkTableFormat.Outcome { LinkTableFormat.Outcome(rawValue: base[offset + Self.outcomeOffset])! }

  var afterHead: TableCursor { TableCursor(base + offset + Self.outcomeOffset + 1) }

  @inline(__always)
  static func rank(_ base: UnsafePointer<UInt8>, _ offset: Int) -> Int { TableNumber.word(base + offset + rankOffset) }

  @inline(__always)
  static func isContested(_ base: UnsafePointer<UInt8>, _ offset: Int) -> Bool {
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
  @inline(__always)
  var screens: ScreenRecords { ScreenRecords(base, LandingRecord.screens(afterHead)) }
}
