enum Slip {
  /// In a shorter string, one edit often produces an unrelated word.
  private static let shortest = 3

  /// An edit inserts a letter, removes a letter, replaces a letter, or swaps two adjacent letters.
  static func isBetween(_ text: String, _ other: String) -> Bool {
    let bytes = text.utf8.lazy.map(lowercased)
    let others = other.utf8.lazy.map(lowercased)
    let (count, otherCount) = (text.utf8.count, other.utf8.count)
    guard min(count, otherCount) >= shortest, abs(count - otherCount) <= 1 else { return false }
    let start = zip(bytes, others).prefix { $0 == $1 }.count
    // A shared prefix must not overlap the shared suffix.
    let most = min(count, otherCount) - start
    let end = zip(bytes.reversed(), others.reversed()).prefix(most).prefix { $0 == $1 }.count
    let apart = max(count, otherCount) - start - end
    guard apart == 2, count == otherCount else { return apart <= 1 }
    return bytes.dropFirst(start).prefix(2).reversed().elementsEqual(others.dropFirst(start).prefix(2))
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
}
