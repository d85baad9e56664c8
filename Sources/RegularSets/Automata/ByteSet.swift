/// A set of bytes, a bit each.
struct ByteSet: Hashable, Sendable {
  private var words = SIMD4<UInt64>()

  init(_ range: ClosedRange<UInt8>) {
    insert(range)
  }

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { insert(byte...byte) }
  }

  mutating func insert(_ range: ClosedRange<UInt8>) {
    // All of a word at once, as every set that is made begins here.
    var byte = Int(range.lowerBound)
    while byte <= Int(range.upperBound) {
      let count = min(64 - (byte & 63), Int(range.upperBound) - byte + 1)
      words[byte >> 6] |= (UInt64.max >> UInt64(64 - count)) << UInt64(byte & 63)
      byte += count
    }
  }

  /// The sets of bytes with one number each.
  static func grouped(_ numberOfByte: [Int], count: Int) -> [ByteSet] {
    var sets = [ByteSet](repeating: ByteSet([]), count: count)
    for byte in 0..<256 { sets[numberOfByte[byte]].words[byte >> 6] |= 1 << UInt64(byte & 63) }
    return sets
  }

  func contains(_ byte: UInt8) -> Bool { words[Int(byte >> 6)] & 1 << UInt64(byte & 63) != 0 }

  var isEmpty: Bool { words == SIMD4() }

  /// The bytes, ascending.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for index in 0..<4 {
      var rest = words[index]
      while rest != 0 {
        bytes.append(UInt8(index << 6 + rest.trailingZeroBitCount))
        rest &= rest - 1
      }
    }
    return bytes
  }
}
