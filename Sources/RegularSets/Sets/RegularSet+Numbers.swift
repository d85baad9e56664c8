extension RegularSet {
  /// The texts that match `-?[0-9]+` and fit in `Int64`.
  package static let int = numbers(
    unsigned: Magnitudes([.less, .equal], than: DecimalText(Int(Int64.max))),
    signed: Magnitudes([.less, .equal], than: DecimalText(Int(Int64.min))), allowsFraction: false)

  /// The texts that match `[0-9]+` and fit in `Int64`.
  package static let uint = numbers(
    unsigned: Magnitudes([.less, .equal], than: DecimalText(Int(Int64.max))), signed: nil, allowsFraction: false)

  /// The texts that match `-?[0-9]+(\.[0-9]+)?` and round to a finite `Double`.
  package static let double = numbers(
    unsigned: Magnitudes([.less], than: .leastInfinite), signed: Magnitudes([.less], than: .leastInfinite),
    allowsFraction: true)

  /// Returns the members of ``int`` in a closed range of values; a bound that is `nil` leaves the range open.
  package static func int(from lower: Int?, through upper: Int?) throws(TooManyStatesError) -> RegularSet {
    try int.restricted(lower.map { DecimalText($0) }, upper.map { DecimalText($0) }, allowsFraction: false)
  }

  /// Returns the members of ``uint`` in a closed range of values; a bound that is `nil` leaves the range open.
  package static func uint(from lower: Int?, through upper: Int?) throws(TooManyStatesError) -> RegularSet {
    try uint.restricted(lower.map { DecimalText($0) }, upper.map { DecimalText($0) }, allowsFraction: false)
  }

  /// Returns the members of ``double`` in a closed range of values; a bound that is `nil` leaves the range open.
  ///
  /// The comparison uses the exact value of the text instead of the nearest `Double`. For example,
  /// 1.00000000000000000001 is greater than 1.
  ///
  /// - Parameters:
  ///   - lower: The least value of the range.
  ///   - upper: The greatest value of the range.
  /// - Returns: The members in the range.
  /// - Throws: `TooManyStatesError` if the result or its construction is too large.
  package static func double(
    from lower: DecimalText?, through upper: DecimalText?
  ) throws(TooManyStatesError) -> RegularSet {
    try double.restricted(lower, upper, allowsFraction: true)
  }

  private func restricted(
    _ lower: DecimalText?, _ upper: DecimalText?, allowsFraction: Bool
  ) throws(TooManyStatesError) -> RegularSet {
    var numbers = self
    if let lower { numbers = try numbers.intersection(.numbers(.greater, lower, allowsFraction: allowsFraction)) }
    if let upper { numbers = try numbers.intersection(.numbers(.less, upper, allowsFraction: allowsFraction)) }
    return numbers
  }

  /// Returns the numbers that are equal to a bound or on one side of the bound.
  private static func numbers(_ side: MagnitudeOrder, _ bound: DecimalText, allowsFraction: Bool) -> RegularSet {
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
    var bound: DecimalText
    var accepted: Set<MagnitudeOrder>

    init(_ accepted: Set<MagnitudeOrder>, than bound: DecimalText) {
      self.bound = bound
      self.accepted = accepted
    }
  }

  /// Returns the signed and unsigned numbers whose magnitudes compare with bounds in an accepted way.
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
