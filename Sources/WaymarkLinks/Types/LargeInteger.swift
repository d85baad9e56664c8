/// An unsigned integer of any size, for decimal numbers that a `Double` does not represent exactly.
struct LargeInteger {
  /// The digits in base 2³², with the lowest digit first and without leading zeros.
  private var limbs: [UInt32] = []

  init(_ value: UInt32 = 0) {
    if value > 0 { limbs.append(value) }
  }

  mutating func multiply(by factor: UInt32, adding summand: UInt32 = 0) {
    var carry = UInt64(summand)
    for index in limbs.indices {
      carry += UInt64(limbs[index]) * UInt64(factor)
      limbs[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
  }

  private var bitWidth: Int { limbs.count * 32 - (limbs.last?.leadingZeroBitCount ?? 0) }

  private mutating func shiftLeft(by count: Int) {
    guard count > 0, !limbs.isEmpty else { return }
    let bits = UInt32(count % 32)
    if bits > 0 { multiply(by: 1 << bits) }
    limbs.insert(contentsOf: repeatElement(0, count: count / 32), at: 0)
  }

  private static func isLess(_ left: LargeInteger, than right: LargeInteger) -> Bool {
    guard left.limbs.count == right.limbs.count else { return left.limbs.count < right.limbs.count }
    for index in left.limbs.indices.reversed() where left.limbs[index] != right.limbs[index] {
      return left.limbs[index] < right.limbs[index]
    }
    return false
  }

  private mutating func subtract(_ other: LargeInteger) {
    var borrow: UInt64 = 0
    for index in limbs.indices {
      let subtrahend = (index < other.limbs.count ? UInt64(other.limbs[index]) : 0) + borrow
      borrow = UInt64(limbs[index]) < subtrahend ? 1 : 0
      limbs[index] = UInt32(truncatingIfNeeded: UInt64(limbs[index]) &- subtrahend)
    }
    while limbs.last == 0 { limbs.removeLast() }
  }

  /// If two `Double` values are equally near, the result is the value with the even significand.
  static func quotient(_ numerator: LargeInteger, _ denominator: LargeInteger) -> Double {
    // Scaling gives the integer quotient 63 or 64 bits.
    let scale = 63 - (numerator.bitWidth - denominator.bitWidth)
    var remainder = numerator
    var divisor = denominator
    remainder.shiftLeft(by: scale)
    divisor.shiftLeft(by: -scale)
    var quotient: UInt64 = 0
    (quotient, remainder) = divide(remainder, divisor)
    // One sticky bit represents all following bits; the bit is lower than the bits of a `Double`.
    if !remainder.limbs.isEmpty { quotient |= 1 }
    return rounded(quotient, exponent: -scale)
  }

  /// The quotient must fit in 64 bits.
  private static func divide(_ dividend: LargeInteger, _ divisor: LargeInteger) -> (UInt64, LargeInteger) {
    var remainder = dividend
    var quotient: UInt64 = 0
    for bit in (0..<64).reversed() {
      var part = divisor
      part.shiftLeft(by: bit)
      guard !isLess(remainder, than: part) else { continue }
      remainder.subtract(part)
      quotient |= 1 << UInt64(bit)
    }
    return (quotient, remainder)
  }

  private static func rounded(_ integer: UInt64, exponent: Int) -> Double {
    let width = 64 - integer.leadingZeroBitCount
    // Below the least normal exponent, each power of two costs one bit of precision.
    let lost = max(0, Double.leastNormalMagnitude.exponent - (width - 1 + exponent))
    let dropped = width - (Double.significandBitCount + 1) + Int(lost)
    guard dropped <= 64 else { return 0 }
    let shift = UInt64(dropped)
    var kept = dropped == 64 ? 0 : integer >> shift
    let half: UInt64 = 1 << (shift - 1)
    let rest = dropped == 64 ? integer : integer & (1 << shift - 1)
    if rest > half || rest == half && kept & 1 == 1 { kept += 1 }
    return Double(sign: .plus, exponent: dropped + exponent, significand: Double(kept))
  }
}
