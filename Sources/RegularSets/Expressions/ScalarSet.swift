/// Without control characters.
struct ScalarSet: Sendable {
  let ranges: [ClosedRange<UInt32>]

  init(_ ranges: [ClosedRange<UInt32>]) {
    var merged: [ClosedRange<UInt32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound + 1 {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    self.ranges = merged.flatMap { range in
      Self.printable.compactMap { $0.overlaps(range) ? $0.clamped(to: range) : nil }
    }
  }

  static let all = ScalarSet(printable)

  /// All but C0 controls, DEL, and C1 controls.
  private static let printable: [ClosedRange<UInt32>] = [0x20...0x7E, 0xA0...0xD7FF, 0xE000...0x10FFFF]

  static func isControl(_ scalar: UInt32) -> Bool { scalar < 0x20 || 0x7F...0x9F ~= scalar }
  var isEmpty: Bool { ranges.isEmpty }

  var inverted: ScalarSet {
    var gaps: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for range in ranges {
      if next < range.lowerBound { gaps.append(next...range.lowerBound - 1) }
      next = range.upperBound + 1
    }
    if next <= 0x10FFFF { gaps.append(next...0x10FFFF) }
    return ScalarSet(gaps)
  }

  /// The UTF-8 encodings as sequences of byte ranges, one for each subrange of equal length: U+0101 to U+0180 needs
  /// three. From Thompson's grep (Cox, "Regular Expression Matching in the Wild", 2010).
  var sequences: [[ClosedRange<UInt8>]] {
    var sequences: [[ClosedRange<UInt8>]] = []
    var open = Array(ranges.reversed())
    while let range = open.popLast() {
      if let middle = Self.split(range) {
        open.append(middle + 1...range.upperBound)
        open.append(range.lowerBound...middle)
      } else {
        sequences.append(zip(Self.encoded(range.lowerBound), Self.encoded(range.upperBound)).map { $0...$1 })
      }
    }
    return sequences
  }

  private static func split(_ range: ClosedRange<UInt32>) -> UInt32? {
    let (first, last) = (range.lowerBound, range.upperBound)
    for end: UInt32 in [0x7F, 0x7FF, 0xFFFF] where first <= end && end < last { return end }
    guard last > 0x7F else { return nil }
    for bits: UInt32 in [6, 12, 18] {
      let mask: UInt32 = 1 << bits - 1
      guard first & ~mask != last & ~mask else { continue }
      if first & mask != 0 { return first | mask }
      if last & mask != mask { return (last & ~mask) - 1 }
    }
    return nil
  }

  private static func encoded(_ scalar: UInt32) -> [UInt8] {
    switch scalar {
    case ...0x7F: [UInt8(scalar)]
    case ...0x7FF: [0xC0 | UInt8(scalar >> 6), trail(scalar)]
    case ...0xFFFF: [0xE0 | UInt8(scalar >> 12), trail(scalar >> 6), trail(scalar)]
    default: [0xF0 | UInt8(scalar >> 18), trail(scalar >> 12), trail(scalar >> 6), trail(scalar)]
    }
  }

  private static func trail(_ scalar: UInt32) -> UInt8 { 0x80 | UInt8(scalar & 0x3F) }
}
