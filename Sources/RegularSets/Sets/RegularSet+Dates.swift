extension RegularSet {
  /// The days in a range, both ends included; a bound that is nil leaves its side open.
  ///
  /// Days are compared as texts. So a bound that is no real day has its place between real ones.
  package static func date(from lower: String?, through upper: String?) throws(TooManyStatesError) -> RegularSet {
    var days = date
    if let lower { days = try days.intersection(ordered(.greater, lower)) }
    if let upper { days = try days.intersection(ordered(.less, upper)) }
    return days
  }

  /// The texts that are as long as a day, and before or after a bound or equal to it, byte by byte.
  private static func ordered(_ side: MagnitudeOrder, _ bound: String) -> RegularSet {
    let length = 10
    let isLonger = bound.utf8.count > length
    let bound = Array(bound.utf8.prefix(length))
    var draft = AutomatonDraft()
    let any = draft.label(ByteSet(0...255))
    // `equal[n]` is after n bytes like the bound's, `apart[n]` after n bytes of which one has decided.
    let equal = (0...length).map { draft.state(accepting: $0 == length && (side == .less || !isLonger)) }
    let apart = (0...length).map { draft.state(accepting: $0 == length) }
    for place in 0..<length {
      draft.move(apart[place], any, apart[place + 1])
      guard place < bound.count else {
        // A text that goes on is after one that does not.
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
