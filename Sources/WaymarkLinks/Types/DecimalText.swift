/// Decimal form without an exponent. The standard library's parser requires a C library that WebAssembly lacks.
package enum DecimalText {
  package static func double(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    let isNegative = bytes.first == UInt8(ascii: "-")
    var digits: [UInt8] = []
    var point: Int?
    for index in (isNegative ? 1 : 0)..<bytes.count {
      if bytes[index] == UInt8(ascii: "."), point == nil, !digits.isEmpty {
        point = digits.count
      } else {
        let digit = bytes[index] &- 0x30
        guard digit < 10 else { return nil }
        digits.append(digit)
      }
    }
    guard !digits.isEmpty, point != digits.count else { return nil }
    let magnitude = magnitude(digits[...], exponent: (point ?? digits.count) - digits.count)
    guard magnitude.isFinite else { return nil }
    return isNegative ? -magnitude : magnitude
  }

  private static func magnitude(_ digits: ArraySlice<UInt8>, exponent: Int) -> Double {
    let significant = digits.drop { $0 == 0 }
    // Trailing zeros would only increase the size of the integers.
    let zeros = significant.reversed().prefix { $0 == 0 }.count
    let digits = significant.dropLast(zeros)
    let exponent = exponent + zeros
    if digits.isEmpty { return 0 }
    // The largest `Double` has 309 digits. Half of the smallest `Double` begins at the 324th decimal place.
    if digits.count + exponent > 309 { return .infinity }
    if digits.count + exponent < -323 { return 0 }
    if digits.count <= exactDigits, let power = exactPower(abs(exponent)) {
      let integer = digits.reduce(0.0) { $0 * 10 + Double($1) }
      return exponent < 0 ? integer / power : integer * power
    }
    var numerator = LargeInteger()
    for digit in digits { numerator.multiply(by: 10, adding: UInt32(digit)) }
    var denominator = LargeInteger(1)
    for _ in 0..<max(0, exponent) { numerator.multiply(by: 10) }
    for _ in 0..<max(0, -exponent) { denominator.multiply(by: 10) }
    return LargeInteger.quotient(numerator, denominator)
  }

  /// A `Double` always represents these digits exactly.
  private static var exactDigits: Int { 15 }

  /// The product or the quotient of two exact numbers is rounded only once, so the result is the nearest `Double`.
  private static func exactPower(_ exponent: Int) -> Double? {
    guard exponent <= 22 else { return nil }
    var power = 1.0
    for _ in 0..<exponent { power *= 10 }
    return power
  }

  static func text(_ value: Double) -> String? {
    guard value.isFinite else { return nil }
    let shortest = "\(value)"
    // Swift uses an exponent for very large and very small numbers.
    guard let mark = shortest.firstIndex(of: "e") else { return shortest }
    let sign = shortest.hasPrefix("-") ? "-" : ""
    let mantissa = shortest[..<mark].drop { $0 == "-" }
    let whole = mantissa.prefix { $0 != "." }
    let fraction = mantissa.dropFirst(whole.count + 1)
    let digits = whole + fraction
    guard let exponent = Int(shortest[shortest.index(after: mark)...]) else { return nil }
    let point = whole.count + exponent
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
    if point >= digits.count { return sign + digits + String(repeating: "0", count: point - digits.count) }
    return sign + digits.prefix(point) + "." + digits.dropFirst(point)
  }
}

/// For decimal numbers that a `Double` does not represent exactly.
struct LargeInteger {
  /// In base 2³², with the lowest digit first and without leading zeros.
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
