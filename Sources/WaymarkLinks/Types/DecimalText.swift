/// Functions that parse and print floating-point numbers in decimal form, without an exponent.
///
/// The module has its own parser, because the standard library's parser requires a C library that WebAssembly lacks.
enum DecimalText {
  static func double(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
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

  /// The number of decimal digits that a `Double` always represents exactly.
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
