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
  private func word(at position: Int) -> Int { Number.word(base + offset + position) }

  /// By what links are told apart: the smaller one wins where two match.
  var rank: Int { word(at: Self.rankOffset) }

  /// In the order of the spec.
  var number: Int { word(at: Self.numberOffset) }

  var conditions: LinkConditions? {
    let conditions = word(at: Self.conditionsOffset)
    return conditions == 0 ? nil : LinkConditions(base, conditions)
  }

  var outcome: LinkTableFormat.Outcome { LinkTableFormat.Outcome(rawValue: base[offset + Self.outcomeOffset])! }

  private var afterHead: TableCursor { TableCursor(base + offset + Self.outcomeOffset + 1) }

  /// A link's rank, without a look at the rest.
  @inline(__always)
  static func rank(_ base: UnsafePointer<UInt8>, _ offset: Int) -> Int { Number.word(base + offset + rankOffset) }

  /// Whether other links may win over one that was found before them.
  @inline(__always)
  static func isContested(_ base: UnsafePointer<UInt8>, _ offset: Int) -> Bool {
    base[offset] & LinkTableFormat.LinkFlag.contested != 0
  }

  /// Whether a link is one of those that win over another though neither is inside the other.
  static func isDecided(_ base: UnsafePointer<UInt8>, _ offset: Int, over other: Int) -> Bool {
    guard isContested(base, other) else { return false }
    let number = Number.word(base + offset + numberOffset)
    var winners = TableCursor(base + Number.word(base + other + winnersOffset))
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

  /// Where it redirects to; of a landing, nothing sensible.
  var redirect: LinkRedirect { LinkRedirect(base, afterHead) }
}

/// A landing as a table has it.
struct LandingRecord {
  let tab: Int?
  let stackChange: LinkTableFormat.StackChange
  let screens: ScreenRecords

  init(_ base: UnsafePointer<UInt8>, _ start: TableCursor) {
    var cursor = start
    let tab = cursor.word()
    self.tab = tab > 0 ? tab - 1 : nil
    stackChange = LinkTableFormat.StackChange(rawValue: cursor.byte())!
    screens = ScreenRecords(base, Self.screens(start))
  }

  /// Where the screens of a landing are.
  @inline(__always)
  static func screens(_ start: TableCursor) -> TableCursor { TableCursor(start.position + 5) }

  /// The numbers of the conditions that must hold.
  var requires: [Int] {
    var cursor = screens.end
    let count = cursor.byte()
    return (0..<count).map { _ in cursor.half() }
  }

  /// What to use instead, where the link is deprecated.
  var deprecation: String? {
    var cursor = screens.end
    cursor.skip(2 * Int(cursor.byte()))
    let text = cursor.text()
    return text.isEmpty ? nil : PercentCoding.decoded(text)
  }

  /// What the path is written of.
  var pieces: TableCursor {
    var cursor = screens.end
    cursor.skip(2 * Int(cursor.byte()))
    _ = cursor.text()
    return cursor
  }
}

/// The screens of a landing, outermost first, read one by one.
struct ScreenRecords: Sequence, IteratorProtocol {
  private let base: UnsafePointer<UInt8>
  private var cursor: TableCursor
  private(set) var underestimatedCount: Int

  @inline(__always)
  init(_ base: UnsafePointer<UInt8>, _ start: TableCursor) {
    self.base = base
    cursor = start
    underestimatedCount = Int(cursor.byte())
  }

  @inline(__always)
  mutating func next() -> ScreenRecord? {
    guard underestimatedCount > 0 else { return nil }
    underestimatedCount -= 1
    let screen = ScreenRecord(base, cursor)
    cursor = screen.arguments.end
    return screen
  }

  /// Where the table goes on behind them.
  var end: TableCursor {
    var rest = self
    while rest.next() != nil {}
    return rest.cursor
  }
}

/// A screen of a landing.
struct ScreenRecord {
  private let base: UnsafePointer<UInt8>
  private let start: UnsafePointer<UInt8>

  @inline(__always)
  init(_ base: UnsafePointer<UInt8>, _ start: TableCursor) {
    self.base = base
    self.start = start.position
  }

  var role: LinkTableFormat.Role { LinkTableFormat.Role(rawValue: start[0])! }

  /// The case of a feature's enum inside the case; nil where there is none.
  var innerIndex: Int? {
    let inner = Number.word(start + 5)
    return inner > 0 ? inner - 1 : nil
  }

  var arguments: ArgumentRecords {
    @inline(__always) get { ArgumentRecords(base, start + 9) }
  }

  func parts(_ values: [Argument]) -> CaseParts {
    let index = Number.word(start + 1)
    guard let innerIndex else { return CaseParts(index, values) }
    return CaseParts(index, [.screen(CaseParts(innerIndex, values))])
  }
}

/// Where the arguments of a screen come from, read one by one.
struct ArgumentRecords: Sequence, IteratorProtocol {
  private let base: UnsafePointer<UInt8>
  private var cursor: TableCursor
  private(set) var underestimatedCount: Int
  /// Where the table goes on behind them.
  let end: TableCursor

  @inline(__always)
  init(_ base: UnsafePointer<UInt8>, _ start: UnsafePointer<UInt8>) {
    self.base = base
    cursor = TableCursor(start)
    underestimatedCount = Int(cursor.byte())
    let size = cursor.half()
    end = TableCursor(cursor.position + size)
  }

  @inline(__always)
  mutating func next() -> LinkArgument? {
    guard underestimatedCount > 0 else { return nil }
    underestimatedCount -= 1
    return LinkArgument(base, &cursor)
  }
}
