/// The bits that describe a symbol to a reader. They are protected by Bose-Chaudhuri-Hocquenghem codes.
enum QRInformation {
  /// Returns the 15 bits of the format information (section 7.9 and Annex C of ISO/IEC 18004:2015).
  static func format(_ correction: QRCode.Correction, mask: Int) -> Int {
    // The levels L, M, Q, and H are 01, 00, 11, and 10.
    let level = correction.rawValue ^ 1
    return encoded(level << 3 | mask, generator: 0b101_0011_0111, checkBits: 10) ^ 0b101_0100_0001_0010
  }

  /// Returns the 18 bits of the version information (section 7.10 and Annex D).
  static func version(_ version: QRVersion) -> Int {
    encoded(version.number, generator: 0b1_1111_0010_0101, checkBits: 12)
  }

  /// Returns a value of at most 6 bits, followed by the remainder of its division by a generator polynomial.
  private static func encoded(_ value: Int, generator: Int, checkBits: Int) -> Int {
    var remainder = value << checkBits
    for shift in (0..<6).reversed() where remainder >> (checkBits + shift) & 1 == 1 { remainder ^= generator << shift }
    return value << checkBits | remainder
  }
}
