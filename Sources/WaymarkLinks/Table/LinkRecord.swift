/// A link in a link table, whose properties are decoded on demand.
struct LinkRecord {
  let base: UnsafePointer<UInt8>
  private let offset: Int

  private static let rankOffset = 1
  private static let numberOffset = 5
  /// The position of the offset of the conditions.
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

  /// The rank of the link; of two matching links, the link with the smaller rank wins.
  var rank: Int { word(at: Self.rankOffset) }

  /// The number of the link, in the order of the spec.
  var number: Int { word(at: Self.numberOffset) }

  var conditions: LinkConditions? {
    let conditions = word(at: Self.conditionsOffset)
    return conditions == 0 ? nil : LinkConditions(base, conditions)
  }

  var outcome: LinkTableFormat.Outcome { LinkTableFormat.Outcome(rawValue: base[offset + Self.outcomeOffset])! }

  var afterHead: TableCursor { TableCursor(base + offset + Self.outcomeOffset + 1) }

  /// Returns the rank of a link, without decoding the rest of the link.
  @inline(__always)
  static func rank(_ base: UnsafePointer<UInt8>, _ offset: Int) -> Int { TableNumber.word(base + offset + rankOffset) }

  /// Returns a Boolean value that indicates whether a link that is found later may take precedence over a link.
  @inline(__always)
  static func isContested(_ base: UnsafePointer<UInt8>, _ offset: Int) -> Bool {
    base[offset] & LinkTableFormat.LinkFlag.contested != 0
  }

  /// Returns a Boolean value that indicates whether one link is among the recorded winners over another link.
  static func isDecided(_ base: UnsafePointer<UInt8>, _ offset: Int, over other: Int) -> Bool {
    guard isContested(base, other) else { return false }
    let number = TableNumber.word(base + offset + numberOffset)
    var winners = TableCursor(base + TableNumber.word(base + other + winnersOffset))
    for _ in 0..<winners.word() where winners.word() == number { return true }
    return false
  }

  /// The numbers of the endpoints that serve the link.
  var endpoints: [Int] {
    var cursor = TableCursor(base + word(at: Self.standsOffset))
    let count = cursor.half()
    return (0..<count).map { _ in cursor.half() }
  }

  /// The landing of the link, which is undefined for a redirect.
  var landing: LandingRecord { LandingRecord(base, afterHead) }

  /// The screens of the landing, which are undefined for a redirect.
  @inline(__always)
  var screens: ScreenRecords { ScreenRecords(base, LandingRecord.screens(afterHead)) }
}
