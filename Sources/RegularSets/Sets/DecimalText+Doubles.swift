extension DecimalText {
  /// 2^1024 - 2^970, the least number that rounds to no finite Double: it is halfway from the largest one to the power
  /// of two after it, and ties go to the even one, which is the power (IEEE 754, section 4.3.1).
  static let leastInfinite: DecimalText = {
    // (2^54 - 1) * 2^970, the last digit first.
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
