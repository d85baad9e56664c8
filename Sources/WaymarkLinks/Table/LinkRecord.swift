/// A link in a ``LinkTable``. Each property is decoded on demand.
struct LinkRecord {
  let base: UnsafePointer<UInt8>
  private let offset: Int

  private static let rankOffset = 1
  private static let numberOffset = 5
  /// The index of the first byte of the `conditions` field in an encoded link.
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

  /// The rank of the link. If two links match a URL and the table does not store a winner, the link with the lower rank
  /// wins.
  var rank: Int { word(at: Self.rankOffset) }

  /// The index of the link among all links of the spec.
  var number: Int { word(at: Self.numberOffset) }

  var conditions: LinkConditions? {
    let conditions = word(at: Self.conditionsOffset)
    return conditions == 0 ? nil : LinkConditions(base, conditions)
  }

  var outcome: LinkTableFormat.Outcome { LinkTableFormat.Outcome(rawValue: base[offset + Self.outcomeOffset])! }

  var afterHead: TableCursor { TableCursor(base + offset + Self.outcomeOffset + 1) }

  /// Returns the rank of the link at an offset.
  @inline(__always)
  static func rank(_ base: UnsafePointer<UInt8>, _ offset: Int) -> Int { TableNumber.word(base + offset + rankOffset) }

  /// Returns a Boolean value that indicates whether a later match may take precedence over a link.
  @inline(__always)
  static func isContested(_ base: UnsafePointer<UInt8>, _ offset: Int) -> Bool {
    base[offset] & LinkTableFormat.LinkFlag.contested != 0
  }

  /// Returns a Boolean value that indicates whether the table explicitly gives one link precedence over another link.
  static func isDecided(_ base: UnsafePointer<UInt8>, _ offset: Int, over other: Int) -> Bool {
    guard isContested(base, other) else { return false }
    let number = TableNumber.word(base + offset + numberOffset)
    var winners = TableCursor(base + TableNumber.word(base + other + winnersOffset))
    for _ in 0..<winners.word() where winners.word() == number { return true }
    return false
  }

  /// The indices of the endpoints that serve the link.
  var endpoints: TableIndices {
    var cursor = TableCursor(base + word(at: Self.standsOffset))
    let count = cursor.half()
    return TableIndices(cursor, count: count)
  }

  /// The destination of the link. The value is undefined if the link is a redirect.
  var landing: LandingRecord { LandingRecord(base, afterHead) }

  /// The screens that the link opens. The value is undefined if the link is a redirect.
  @inline(__always)
  var screens: ScreenRecords { ScreenRecords(base, LandingRecord.screens(afterHead)) }
}
