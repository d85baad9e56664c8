/// A link as a table has it. Nothing of it is read before it is asked for.
struct LinkRecord {
  let base: UnsafePointer<UInt8>
  private let offset: Int

  private static let rankOffset = 1
  private static let numberOffset = 5
  /// Where the offset of the conditions stands.
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

  /// By what links are told apart: the smaller one wins where two match.
  var rank: Int { word(at: Self.rankOffset) }

  /// In the order of the spec.
  var number: Int { word(at: Self.numberOffset) }

  var conditions: LinkConditions? {
    let conditions = word(at: Self.conditionsOffset)
    return conditions == 0 ? nil : LinkConditions(base, conditions)
  }

  var outcome: LinkTableFormat.Outcome { LinkTableFormat.Outcome(rawValue: base[offset + Self.outcomeOffset])! }

  var afterHead: TableCursor { TableCursor(base + offset + Self.outcomeOffset + 1) }

  /// A link's rank, without a look at the rest.
  @inline(__always)
  static func rank(_ base: UnsafePointer<UInt8>, _ offset: Int) -> Int { TableNumber.word(base + offset + rankOffset) }

  /// Whether other links may win over one that was found before them.
  @inline(__always)
  static func isContested(_ base: UnsafePointer<UInt8>, _ offset: Int) -> Bool {
    base[offset] & LinkTableFormat.LinkFlag.contested != 0
  }

  /// Whether a link is one of those that win over another though neither is inside the other.
  static func isDecided(_ base: UnsafePointer<UInt8>, _ offset: Int, over other: Int) -> Bool {
    guard isContested(base, other) else { return false }
    let number = TableNumber.word(base + offset + numberOffset)
    var winners = TableCursor(base + TableNumber.word(base + other + winnersOffset))
    for _ in 0..<winners.word() where winners.word() == number { return true }
    return false
  }

  /// The numbers of the endpoints on which it stands.
  var endpoints: [Int] {
    var cursor = TableCursor(base + word(at: Self.standsOffset))
    let count = cursor.half()
    return (0..<count).map { _ in cursor.half() }
  }

  /// Where it lands; of a redirect, nothing sensible.
  var landing: LandingRecord { LandingRecord(base, afterHead) }

  /// The screens of where it lands; of a redirect, nothing sensible.
  @inline(__always)
  var screens: ScreenRecords { ScreenRecords(base, LandingRecord.screens(afterHead)) }
}
