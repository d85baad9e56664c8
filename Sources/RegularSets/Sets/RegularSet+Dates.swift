extension RegularSet {
  /// Returns the set of ISO 8601 dates in a closed range.
  ///
  /// If a bound is `nil`, the range is unlimited on that side. Dates are compared as strings, so a bound can be a
  /// nonexistent date, such as `2025-02-31`.
  package static func date(from lower: String?, through upper: String?) throws(TooManyStatesError) -> RegularSet {
    var days = date
    if let lower { days = try days.intersection(ordered(.greater, lower)) }
    if let upper { days = try days.intersection(ordered(.less, upper)) }
    return days
  }

  /// If `side` is `.less`, the strings precede the bound. If `side` is `.greater`, the strings follow the bound. The
  /// strings are compared byte by byte. A bound with 10 bytes, the length of a date, is part of the result.
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
