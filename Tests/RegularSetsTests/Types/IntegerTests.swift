import RegularSets
import TestSupport
import Testing

@Suite("Sets of integers")
struct IntegerTests {
  @Test(
    "The sets of integers contain exactly the texts with a value in `Int64`, with any leading zeros", arguments: 0..<4)
  func fits(_ seed: UInt64) throws {
    var random = SplitMix64(seed: 1_100 + seed)
    for _ in 0..<3_000 {
      let text = Self.text(near: random.pick([Int.min, Int.max, 0, 1_000]), using: &random)
      try #require(RegularSet.int.contains(text) == (Self.value(text) != nil), "\(text)")
      try #require(RegularSet.uint.contains(text) == (!text.hasPrefix("-") && Self.value(text) != nil), "\(text)")
    }
  }

  @Test(
    "The sets of integers accept the limits of `Int64`, and reject larger and malformed numbers",
    arguments: [
      ("9223372036854775807", true, true), ("9223372036854775808", false, false), ("-9223372036854775808", true, false),
      ("-9223372036854775809", false, false), ("00009223372036854775808", false, false),
      ("00009223372036854775807", true, true), ("-00009223372036854775808", true, false), ("-0", true, false),
      ("0", true, true), ("000", true, true), ("+5", false, false), ("", false, false), ("-", false, false),
      ("1-", false, false), ("٣", false, false), ("10000000000000000000", false, false), (" 1", false, false),
    ])
  func boundaries(_ text: String, _ isInt: Bool, _ isUInt: Bool) {
    #expect(RegularSet.int.contains(text) == isInt && RegularSet.uint.contains(text) == isUInt)
  }

  @Test("A range of integers contains exactly the numbers between its bounds", arguments: 0..<8)
  func ranges(_ seed: UInt64) throws {
    var random = SplitMix64(seed: 1_200 + seed)
    for _ in 0..<20 {
      let lower = random.once(in: 4) ? nil : Self.bound(using: &random)
      let upper = random.once(in: 4) ? nil : Self.bound(using: &random)
      let int = try RegularSet.int(from: lower, through: upper)
      let uint = try RegularSet.uint(from: lower, through: upper)
      #expect(int.isEmpty == ((lower ?? .min) > (upper ?? .max)))
      for near in [lower ?? .min, upper ?? .max, 0, lower ?? 100] {
        for _ in 0..<20 {
          let text = Self.text(near: near, using: &random)
          let isIn = Self.value(text).map { $0 >= lower ?? .min && $0 <= upper ?? .max } ?? false
          let name: Comment = "\(text) in \(lower as Any)...\(upper as Any)"
          try #require(int.contains(text) == isIn, name)
          try #require(uint.contains(text) == (isIn && !text.hasPrefix("-")), name)
        }
      }
    }
  }

  @Test("Each range of small integers contains exactly its numbers, with and without leading zeros")
  func smallRanges() throws {
    let numbers = Array(-12...12)
    let texts = numbers.flatMap { number in
      ["", "0", "00"].map { (number, (number < 0 ? "-" : "") + $0 + String(number.magnitude)) }
    }
    for lower in numbers {
      for upper in [lower - 1, lower, lower + 1, lower + 9, 10] {
        let set = try RegularSet.int(from: lower, through: upper)
        for (number, text) in texts {
          try #require(set.contains(text) == (lower <= upper && (lower...upper).contains(number)))
        }
        #expect(set.contains("-0") == (lower <= 0 && 0 <= upper))
      }
    }
    #expect(try RegularSet.int(from: .min, through: .max) == .int && RegularSet.uint(from: 0, through: nil) == .uint)
    #expect(try RegularSet.int(from: 0, through: nil).subtracting(.uint) == .matching("-0+"))
  }

  private static func bound(using random: inout SplitMix64) -> Int {
    let magnitude = Int.random(in: 0...Int.max, using: &random) >> random.below(63)
    return random.pick([magnitude, -magnitude, magnitude == 0 ? .min : magnitude, .max, .min])
  }

  /// Returns the digits of a number with a few random changes.
  private static func text(near number: Int, using random: inout SplitMix64) -> String {
    var digits = Array(String(number.magnitude).utf8)
    for _ in 0..<random.below(3) { digits[random.below(digits.count)] = UInt8(0x30 + random.below(10)) }
    if random.once(in: 5) { digits.append(UInt8(0x30 + random.below(10))) }
    if random.once(in: 5) { digits.removeLast() }
    if random.once(in: 4) { digits = [0x30, 0x30] + digits }
    let isNegative = random.once(in: 4) ? number >= 0 : number < 0
    return (isNegative ? "-" : "") + String(decoding: digits, as: UTF8.self)
  }

  private static func value(_ text: String) -> Int? { text.hasPrefix("+") ? nil : Int(text) }
}
