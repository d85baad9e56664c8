extension RegularSet {
  /// The strings that match `-?[0-9]+` and represent an `Int64` value.
  package static let int = numbers(
    unsigned: Magnitudes([.less, .equal], than: DecimalText(Int(Int64.max))),
    signed: Magnitudes([.less, .equal], than: DecimalText(Int(Int64.min))), allowsFraction: false)

  /// The strings that match `[0-9]+` and represent an `Int64` value.
  package static let uint = numbers(
    unsigned: Magnitudes([.less, .equal], than: DecimalText(Int(Int64.max))), signed: nil, allowsFraction: false)

  package static let double = numbers(
    unsigned: Magnitudes([.less], than: .leastInfinite), signed: Magnitudes([.less], than: .leastInfinite),
    allowsFraction: true)

  /// If a bound is `nil`, the range is unlimited on that side.
  package static func int(from lower: Int?, through upper: Int?) throws(TooManyStatesError) -> RegularSet {
    try int.restricted(lower.map { DecimalText($0) }, upper.map { DecimalText($0) }, allowsFraction: false)
  }

  /// If a bound is `nil`, the range is unlimited on that side.
  package static func uint(from lower: Int?, through upper: Int?) throws(TooManyStatesError) -> RegularSet {
    try uint.restricted(lower.map { DecimalText($0) }, upper.map { DecimalText($0) }, allowsFraction: false)
  }

  /// If a bound is `nil`, the range is unlimited on that side.
  ///
  /// The comparison uses the exact value of the string instead of the nearest `Double`. For example,
  /// 1.00000000000000000001 is greater than 1.
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
