extension DecimalText {
  /// The number is halfway between the largest finite `Double` and the next power of two, 2^1024. In this case, IEEE
  /// 754, section 4.3.1, rounds to the value with an even significand, which is 2^1024.
  static let leastInfinite: DecimalText = {
    // (2^54 - 1) * 2^970, with the least significant digit first.
    var digits = String((1 << 54) - 1).utf8.reversed().map { Int($0 & 15) }
    for _ in 0..<97 {
      var carry = 0
      for place in digits.indices {
        carry += digits[place] << 10
        digits[place] = carry % 10
        carry /= 10
      }
      while carry > 0 {
        digits.append(carry % 10)
        carry /= 10
      }
    }
    return DecimalText(isNegative: false, whole: digits.reversed().map { UInt8(0x30 + $0) }[...], fraction: [])
  }()
}
