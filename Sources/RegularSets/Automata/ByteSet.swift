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
    for byte in range { words[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }
  }

  /// The sets of bytes with one number each.
  static func grouped(_ numberOfByte: [Int], count: Int) -> [ByteSet] {
    var sets = [ByteSet](repeating: ByteSet([]), count: count)
    for byte in 0..<256 { sets[numberOfByte[byte]].insert(UInt8(byte)...UInt8(byte)) }
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
