/// A link as a table has it.
struct LinkRecord {
  let base: UnsafePointer<UInt8>
  /// By what links are told apart: the smaller one wins where two match.
  let rank: Int
  /// In the order of the spec.
  let number: Int
  let conditions: LinkConditions?
  private let stands: Int
  let outcome: LinkTableFormat.Outcome
  private let afterHead: TableCursor

  private static let numberOffset = 5
  /// Where the offset of the conditions stands.
  static let conditionsOffset = 9
  private static let winnersOffset = 17

  init(_ base: UnsafePointer<UInt8>, _ offset: Int) {
    self.base = base
    var cursor = TableCursor(base + offset + 1)
    rank = cursor.word()
    number = cursor.word()
    let conditions = cursor.word()
    self.conditions = conditions == 0 ? nil : LinkConditions(base, conditions)
    stands = cursor.word()
    cursor.skip(4)
    outcome = LinkTableFormat.Outcome(rawValue: cursor.byte())!
    afterHead = cursor
  }

  /// A link's rank, without a look at the rest.
  @inline(__always)
  static func rank(_ base: UnsafePointer<UInt8>, _ offset: Int) -> Int { Number.word(base + offset + 1) }

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
    var cursor = TableCursor(base + stands)
    let count = cursor.half()
    return (0..<count).map { _ in cursor.half() }
  }

  /// Where it lands; of a redirect, nothing sensible.
  var landing: LandingRecord { LandingRecord(base, afterHead) }

  /// Where it redirects to; of a landing, nothing sensible.
  var redirect: LinkRedirect { LinkRedirect(base, afterHead) }
}

/// A landing as a table has it.
struct LandingRecord {
  let tab: Int?
  let stackChange: LinkTableFormat.StackChange
  let screens: [Screen]
  let requires: [Int]
  let deprecation: String?
  /// What the path is written of.
  let pieces: TableCursor

  struct Screen {
    let role: LinkTableFormat.Role
    let index: Int
    /// The case of a feature's enum inside the case; nil where there is none.
    let innerIndex: Int?
    let arguments: [LinkArgument]

    func parts(_ values: [Argument]) -> CaseParts {
      guard let innerIndex else { return CaseParts(index, values) }
      return CaseParts(index, [.screen(CaseParts(innerIndex, values))])
    }
  }

  init(_ base: UnsafePointer<UInt8>, _ start: TableCursor) {
    var cursor = start
    let tab = cursor.word()
    self.tab = tab > 0 ? tab - 1 : nil
    stackChange = LinkTableFormat.StackChange(rawValue: cursor.byte())!
    let count = cursor.byte()
    screens = (0..<count).map { _ in
      let role = LinkTableFormat.Role(rawValue: cursor.byte())!
      let index = cursor.word()
      let inner = cursor.word()
      let argumentCount = cursor.byte()
      let arguments = (0..<argumentCount).map { _ in LinkArgument(base, &cursor) }
      return Screen(role: role, index: index, innerIndex: inner > 0 ? inner - 1 : nil, arguments: arguments)
    }
    let conditionCount = cursor.byte()
    requires = (0..<conditionCount).map { _ in cursor.half() }
    let text = cursor.text()
    deprecation = text.isEmpty ? nil : PercentCoding.decoded(text)
    pieces = cursor
  }
}
