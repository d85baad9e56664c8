/// The 128 bits of a UUID (RFC 9562).
public struct _UUIDBytes: Hashable, Sendable {
  /// The first eight bytes, with the first byte in the highest bits.
  package let high: UInt64
  /// The last eight bytes, with the last byte in the lowest bits.
  package let low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  package init?(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count == 36 else { return nil }
    var halves: (high: UInt64, low: UInt64) = (0, 0)
    for index in 0..<36 {
      if Self.isDash(index) {
        guard bytes[index] == UInt8(ascii: "-") else { return nil }
      } else {
        guard let digit = hexValue(bytes[index]) else { return nil }
        halves.high = halves.high << 4 | halves.low >> 60
        halves.low = halves.low << 4 | UInt64(digit)
      }
    }
    (high, low) = halves
  }

  private static func isDash(_ index: Int) -> Bool { index == 8 || index == 13 || index == 18 || index == 23 }
}

extension _UUIDBytes: CustomStringConvertible {
  /// The UUID as a lowercase string, for example `c81d4e2e-bcf2-11e6-869b-7df92533d2db`.
  public var description: String {
    var text = ""
    var digit = 0
    for index in 0..<36 {
      guard !Self.isDash(index) else {
        text += "-"
        continue
      }
      let half = digit < 16 ? high : low
      text += String(half >> UInt64(60 - 4 * (digit % 16)) & 15, radix: 16)
      digit += 1
    }
    return text
  }
}
