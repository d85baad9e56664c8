extension RegularSet {
  /// The strings that match `-?[0-9]+` and represent an `Int64` value.
  package static let int = numbers(
    unsigned: Magnitudes([.less, .equal], than: ExactDecimal(Int(Int64.max))),
    signed: Magnitudes([.less, .equal], than: ExactDecimal(Int(Int64.min))), allowsFraction: false)

  /// The strings that match `[0-9]+` and represent an `Int64` value.
  package static let uint = numbers(
    unsigned: Magnitudes([.less, .equal], than: ExactDecimal(Int(Int64.max))), signed: nil, allowsFraction: false)

  package static let double = numbers(
    unsigned: Magnitudes([.less], than: .leastInfinite), signed: Magnitudes([.less], than: .leastInfinite),
    allowsFraction: true)

  /// If a bound is `nil`, the range is unlimited on that side.
  package static func int(from lower: Int?, through upper: Int?) throws(TooManyStatesError) -> RegularSet {
    try int.restricted(lower.map { ExactDecimal($0) }, upper.map { ExactDecimal($0) }, allowsFraction: false)
  }

  /// If a bound is `nil`, the range is unlimited on that side.
  package static func uint(from lower: Int?, through upper: Int?) throws(TooManyStatesError) -> RegularSet {
    try uint.restricted(lower.map { ExactDecimal($0) }, upper.map { ExactDecimal($0) }, allowsFraction: false)
  }

  /// A `nil` bound is unlimited. Compares exact values, not the nearest `Double`: 1.00000000000000000001 is greater
  /// than 1.
  package static func double(
    from lower: ExactDecimal?, through upper: ExactDecimal?
  ) throws(TooManyStatesError) -> RegularSet {
    try double.restricted(lower, upper, allowsFraction: true)
  }

  private func restricted(
    _ lower: ExactDecimal?, _ upper: ExactDecimal?, allowsFraction: Bool
  ) throws(TooManyStatesError) -> RegularSet {
    var numbers = self
    if let lower { numbers = try numbers.intersection(.numbers(.greater, lower, allowsFraction: allowsFraction)) }
    if let upper { numbers = try numbers.intersection(.numbers(.less, upper, allowsFraction: allowsFraction)) }
    return numbers
  }

  private static func numbers(_ side: MagnitudeOrder, _ bound: ExactDecimal, allowsFraction: Bool) -> RegularSet {
    let all: Set<MagnitudeOrder> = [.less, .equal, .greater]
    // A number with the sign of the bound is compared by magnitude. For the opposite sign, either all numbers match or
    // only zero can match.
    let away: Set<MagnitudeOrder> = [.greater, .equal]
    let toward: Set<MagnitudeOrder> = [.less, .equal]
    let other: Set<MagnitudeOrder> = (side == .less) != bound.isNegative ? all : bound.isZero ? [.equal] : []
    let same = (side == .less) != bound.isNegative ? toward : away
    return numbers(
      unsigned: Magnitudes(bound.isNegative ? other : same, than: bound),
      signed: Magnitudes(bound.isNegative ? same : other, than: bound), allowsFraction: allowsFraction)
  }

  private struct Magnitudes: Equatable {
    var bound: ExactDecimal
    var accepted: Set<MagnitudeOrder>

    init(_ accepted: Set<MagnitudeOrder>, than bound: ExactDecimal) {
      self.bound = bound
      self.accepted = accepted
    }
  }

  private static func numbers(unsigned: Magnitudes, signed: Magnitudes?, allowsFraction: Bool) -> RegularSet {
    var draft = AutomatonDraft()
    let start = draft.state()
    let sign = ByteSet([UInt8(ascii: "-")])
    var entries = [start]
    if let signed {
      let afterSign = draft.state()
      draft.move(start, on: sign, afterSign)
      if signed == unsigned {
        entries.append(afterSign)
      } else {
        draft.appendMagnitudes(from: [afterSign], signed.accepted, than: signed.bound, allowsFraction: allowsFraction)
      }
    }
    draft.appendMagnitudes(from: entries, unsigned.accepted, than: unsigned.bound, allowsFraction: allowsFraction)
    return draft.minimized()
  }
}

extension RegularSet {
  /// ISO 8601 dates. A `nil` bound is unlimited. Bounds are compared as strings, so one can be a nonexistent date, such
  /// as `2025-02-31`.
  package static func date(from lower: String?, through upper: String?) throws(TooManyStatesError) -> RegularSet {
    var days = date
    if let lower { days = try days.intersection(ordered(.greater, lower)) }
    if let upper { days = try days.intersection(ordered(.less, upper)) }
    return days
  }

  /// Strings before (`.less`) or after (`.greater`) the bound, byte by byte. A bound of 10 bytes, the length of a date,
  /// is included.
  private static func ordered(_ side: MagnitudeOrder, _ bound: String) -> RegularSet {
    let length = 10
    let isLonger = bound.utf8.count > length
    let bound = Array(bound.utf8.prefix(length))
    var draft = AutomatonDraft()
    let any = draft.label(ByteSet(0...255))
    // `equal[n]` follows n bytes equal to those of the bound; `apart[n]` follows n bytes with a difference.
    let equal = (0...length).map { draft.state(accepting: $0 == length && (side == .less || !isLonger)) }
    let apart = (0...length).map { draft.state(accepting: $0 == length) }
    for place in 0..<length {
      draft.move(apart[place], any, apart[place + 1])
      guard place < bound.count else {
        // A string is ordered after each of its proper prefixes.
        if side == .greater, place == bound.count { draft.move(equal[place], any, apart[place + 1]) }
        continue
      }
      let byte = bound[place]
      draft.move(equal[place], on: ByteSet(byte...byte), equal[place + 1])
      let decided = (0...255).filter { side == .less ? $0 < byte : $0 > byte }.map { UInt8($0) }
      draft.move(equal[place], on: ByteSet(decided), apart[place + 1])
    }
    return draft.minimized()
  }
}

enum MagnitudeOrder { case less, equal, greater }

extension AutomatonDraft {
  /// Counts integer digits, because fewer digits mean a smaller number. State `equal[n]` follows *n* significant digits
  /// equal to the bound's; in `free[n]`, the number is less if at most *n* more integer digits follow.
  mutating func appendMagnitudes(
    from entries: [Int], _ accepted: Set<MagnitudeOrder>, than bound: ExactDecimal, allowsFraction: Bool
  ) {
    let count = bound.whole.count
    func accepts(_ order: MagnitudeOrder) -> Bool { accepted.contains(order) }
    let digits = label(Self.digits(0...9))
    let zeros = state(accepting: accepts(count > 0 ? .less : bound.fraction.isEmpty ? .equal : .less))
    // The entry states and `zeros` precede the first significant digit.
    let equal =
      [zeros]
      + (0..<count).map { state(accepting: accepts($0 + 1 < count || !bound.fraction.isEmpty ? .less : .equal)) }
    let free = (0..<max(count - 1, 0) + 1).map { _ in state(accepting: accepts(.less)) }
    let greater = state(accepting: accepts(.greater))
    move(greater, digits, greater)
    for room in free.indices { move(free[room], digits, room > 0 ? free[room - 1] : greater) }
    for place in 0...count {
      for source in place == 0 ? entries + [zeros] : [equal[place]] {
        let leading: UInt8 = place == 0 ? 1 : 0
        if place == 0 { move(source, on: Self.digits(0...0), zeros) }
        guard place < count else {
          move(source, on: Self.digits(leading...9), greater)
          continue
        }
        let digit = bound.whole[place] & 15
        let room = count - place - 1
        if leading < digit { move(source, on: Self.digits(leading...digit - 1), free[room]) }
        move(source, on: Self.digits(digit...digit), equal[place + 1])
        if digit < 9 { move(source, on: Self.digits(digit + 1...9), room > 0 ? free[room - 1] : greater) }
      }
    }
    guard allowsFraction else { return }
    let point = label(ByteSet([UInt8(ascii: ".")]))
    let less = appendFraction(accepting: accepts(.less), after: free + equal.dropLast(), point)
    let more = appendFraction(accepting: accepts(.greater), after: [greater], point)
    // An integer bound is compared as if its fraction were 0.
    let fraction = bound.fraction.isEmpty ? [UInt8(ascii: "0")] : bound.fraction
    var last = state()
    move(equal[count], point, last)
    for (place, byte) in fraction.enumerated() {
      let digit = byte & 15
      let next = state(accepting: accepts(place + 1 < fraction.count ? .less : .equal))
      if digit > 0 { move(last, on: Self.digits(0...digit - 1), less) }
      move(last, on: Self.digits(digit...digit), next)
      if digit < 9 { move(last, on: Self.digits(digit + 1...9), more) }
      last = next
    }
    move(last, on: Self.digits(0...0), last)
    move(last, on: Self.digits(1...9), more)
  }

  private mutating func appendFraction(accepting: Bool, after sources: [Int], _ point: Int) -> Int {
    let beforeDigits = state()
    let afterDigits = state(accepting: accepting)
    for source in sources { move(source, point, beforeDigits) }
    move(beforeDigits, on: Self.digits(0...9), afterDigits)
    move(afterDigits, on: Self.digits(0...9), afterDigits)
    return afterDigits
  }

  private static func digits(_ range: ClosedRange<UInt8>) -> ByteSet {
    ByteSet(0x30 + range.lowerBound...0x30 + range.upperBound)
  }
}

package struct ExactDecimal: Hashable, Sendable {
  /// The largest finite `Double` has 309 integer digits.
  package static let longest = 400

  let isNegative: Bool
  let whole: [UInt8]
  let fraction: [UInt8]

  package init?(_ text: String) {
    guard text.utf8.count <= Self.longest else { return nil }
    var digits = Array(text.utf8)[...]
    let hasSign = digits.first == UInt8(ascii: "-")
    if hasSign { digits.removeFirst() }
    let parts = digits.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.allSatisfy({ part in !part.isEmpty && part.allSatisfy { $0 &- 0x30 < 10 } }) else { return nil }
    self.init(isNegative: hasSign, whole: parts[0], fraction: parts.count > 1 ? parts[1] : [])
  }

  init(_ integer: Int) {
    self.init(isNegative: integer < 0, whole: Array(String(integer.magnitude).utf8)[...], fraction: [])
  }

  init(isNegative: Bool, whole: ArraySlice<UInt8>, fraction: ArraySlice<UInt8>) {
    self.whole = Array(whole.drop { $0 == UInt8(ascii: "0") })
    var fraction = fraction
    while fraction.last == UInt8(ascii: "0") { fraction.removeLast() }
    self.fraction = Array(fraction)
    self.isNegative = isNegative && !(self.whole.isEmpty && self.fraction.isEmpty)
  }

  var isZero: Bool { whole.isEmpty && fraction.isEmpty }
}

extension ExactDecimal {
  /// Halfway between the largest finite `Double` and 2^1024, to which IEEE 754, section 4.3.1, rounds it as the even
  /// significand.
  static let leastInfinite: ExactDecimal = {
    // (2^54 - 1) * 2^970, with the least significant digit first.
    var digits = String((1 << 54) - 1).utf8.reversed().map { Int($0 & 15) }
    for _ in 0..<97 {
      var carry = 0
      for place in digits.indices {
        carry += digits[place] << 10
        digits[place] = carry % 10
        carry /= 10
      }
      while carry > 0 {
        digits.append(carry % 10)
        carry /= 10
      }
    }
    return ExactDecimal(isNegative: false, whole: digits.reversed().map { UInt8(0x30 + $0) }[...], fraction: [])
  }()
}
