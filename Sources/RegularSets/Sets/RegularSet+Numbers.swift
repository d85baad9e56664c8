extension RegularSet {
  /// `-?[0-9]+` that fits Int64.
  package static let int = numbers(
    unsigned: Magnitudes([.less, .equal], than: DecimalText(Int(Int64.max))),
    signed: Magnitudes([.less, .equal], than: DecimalText(Int(Int64.min))), allowsFraction: false)

  /// `[0-9]+` that fits Int64.
  package static let uint = numbers(
    unsigned: Magnitudes([.less, .equal], than: DecimalText(Int(Int64.max))), signed: nil, allowsFraction: false)

  /// `-?[0-9]+(\.[0-9]+)?` that rounds to a finite Double.
  package static let double = numbers(
    unsigned: Magnitudes([.less], than: .leastInfinite), signed: Magnitudes([.less], than: .leastInfinite),
    allowsFraction: true)

  /// The members of ``int`` in a range by value, both ends included; a bound that is nil leaves its side open.
  package static func int(from lower: Int?, through upper: Int?) throws(TooManyStatesError) -> RegularSet {
    try int.restricted(lower.map { DecimalText($0) }, upper.map { DecimalText($0) }, allowsFraction: false)
  }

  /// The members of ``uint`` in a range by value, both ends included; a bound that is nil leaves its side open.
  package static func uint(from lower: Int?, through upper: Int?) throws(TooManyStatesError) -> RegularSet {
    try uint.restricted(lower.map { DecimalText($0) }, upper.map { DecimalText($0) }, allowsFraction: false)
  }

  /// The members of ``double`` in a range, both ends included; a bound that is nil leaves its side open.
  ///
  /// Goes by the value that the text says, not by the Double nearest to it: 1.00000000000000000001 is above 1.
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

  /// The numbers on one side of a bound, and those equal to it.
  private static func numbers(_ side: MagnitudeOrder, _ bound: DecimalText, allowsFraction: Bool) -> RegularSet {
    let all: Set<MagnitudeOrder> = [.less, .equal, .greater]
    // On the bound's side of 0 are numbers from it on, or up to it; on the other side are all or none, but for -0.
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

  /// The numbers without a sign, and those with one, whose magnitudes compare to bounds in some ways.
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
