extension AutomatonDraft {
  /// The automaton counts integer digits, because a number with fewer integer digits than the bound is smaller. State
  /// `equal[n]` follows *n* significant digits that are equal to the first *n* digits of the bound. In state `free[n]`,
  /// the number is less than the bound if at most *n* more integer digits follow.
  mutating func appendMagnitudes(
    from entries: [Int], _ accepted: Set<MagnitudeOrder>, than bound: DecimalText, allowsFraction: Bool
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

  /// Returns the state after the first fraction digit.
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
