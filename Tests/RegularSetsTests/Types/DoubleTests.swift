import RegularSets
import TestSupport
import Testing

@Suite("Sets of decimal numbers")
struct DoubleTests {
  /// 2^1024 - 2^970, which is halfway between the largest finite `Double` and the next representable value.
  static let leastInfinite = """
    1797693134862315807937289714053034150799341327100378269361737789804449682927647509466490179775872070\
    9633028641669288791094655554785194040263065748867150582068190890200070838367627385484581771153176447\
    5730270069855571366959622842914819860834936475292719074168444365510704342711559699508093042880177904\
    174497792
    """

  @Test("The set of decimal numbers ends where `Double` becomes infinite")
  func boundary() {
    let limit = Self.leastInfinite
    #expect(Double(limit) == .infinity)
    let below = String(limit.dropLast(2)) + "79"
    for sign in ["", "-"] {
      for zeros in ["", "000"] {
        for (text, isIn) in [
          (limit, false), (limit + ".0", false), (limit + ".1", false), (below, true), (below + ".9999999", true),
          (below + ".0", true), (limit + "0", false), (String(limit.dropLast()), true),
          (String(repeating: "9", count: 308) + ".999", true), (String(repeating: "9", count: 309), false),
          ("0." + String(repeating: "0", count: 400) + "1", true), ("1" + String(repeating: "0", count: 308), true),
        ] {
          let text = sign + zeros + text
          #expect(RegularSet.double.contains(text) == isIn, "\(text)")
          #expect(Double(text)?.isFinite == isIn, "\(text)")
        }
      }
    }
  }

  @Test("The set of decimal numbers contains exactly the decimal texts with a finite `Double` value", arguments: 0..<4)
  func finite(_ seed: UInt64) throws {
    var random = SplitMix64(seed: 1_300 + seed)
    var counts = [0, 0]
    for _ in 0..<400 {
      var digits = Array(Self.leastInfinite)
      for _ in 0..<random.below(3) {
        digits[random.below(random.once(in: 2) ? 20 : 309)] = random.pick(Array("0123456789"))
      }
      if random.once(in: 6) { digits.insert(".", at: random.below(digits.count + 1)) }
      if random.once(in: 6) { digits.removeLast(random.below(3)) }
      if random.once(in: 6) { digits.insert(random.pick(Array("0-.1")), at: 0) }
      let text = String(digits)
      let isWritten = try Self.form.wholeMatch(in: text) != nil
      let isIn = isWritten && Double(text)?.isFinite == true
      try #require(RegularSet.double.contains(text) == isIn, "\(text)")
      counts[isIn ? 1 : 0] += 1
    }
    #expect(counts.allSatisfy { $0 > 50 })
  }

  nonisolated(unsafe) private static let form = /-?[0-9]+(\.[0-9]+)?/

  @Test(
    "A range of decimal numbers contains exactly the numbers between its bounds, to the last digit", arguments: 0..<8)
  func ranges(_ seed: UInt64) throws {
    var random = SplitMix64(seed: 1_400 + seed)
    for _ in 0..<12 {
      // The bounds are multiples of a thousandth, so that the test can calculate with integers.
      let lower = random.once(in: 4) ? nil : random.below(40_000) - 20_000
      let upper = random.once(in: 4) ? nil : random.below(40_000) - 20_000
      let set = try RegularSet.double(
        from: lower.flatMap { ExactDecimal(Self.written($0, using: &random)) },
        through: upper.flatMap { ExactDecimal(Self.written($0, using: &random)) })
      for near in [lower ?? 0, upper ?? 0, 0] {
        for step in [-1_000, -10, -1, 0, 1, 7, 100] {
          let number = near + step
          let text = Self.written(number, using: &random)
          let isIn = number >= lower ?? .min && number <= upper ?? .max
          try #require(set.contains(text) == isIn, "\(text) in \(lower as Any)...\(upper as Any) thousandths")
          // The extra digits move the number slightly away from zero.
          let further = Self.written(number, using: &random) + (number % 1_000 == 0 ? "" : "0001")
          if number % 1_000 != 0 {
            let isIn =
              number > 0
              ? number >= lower ?? .min && number < upper ?? .max : number > lower ?? .min && number <= upper ?? .max
            try #require(set.contains(further) == isIn, "\(further) in \(lower as Any)...\(upper as Any) thousandths")
          }
        }
      }
      #expect(try set.isSubset(of: .double))
    }
  }

  /// Returns a number of thousandths as a decimal text with random insignificant zeros.
  private static func written(_ thousandths: Int, using random: inout SplitMix64) -> String {
    let magnitude = Int(thousandths.magnitude)
    let sign = thousandths < 0 || thousandths == 0 && random.once(in: 2) ? "-" : ""
    let fraction =
      magnitude % 1_000 == 0
      ? random.pick(["", ".0", ".000"])
      : "." + String(String(1_000 + magnitude % 1_000).dropFirst()) + random.pick(["", "0"])
    return sign + random.pick(["", "0", "00"]) + String(magnitude / 1_000) + fraction
  }

  @Test("The bounds of a decimal range must be decimal numbers, and are compared by value")
  func bounds() throws {
    #expect(ExactDecimal("1.50") == ExactDecimal("01.5") && ExactDecimal("-0.0") == ExactDecimal("0"))
    #expect(ExactDecimal("-1") != ExactDecimal("1"))
    for text in [
      "", "-", "1.", ".1", "1.2.3", "+1", "1e5", "a", "--1", "1.-2", " 1", String(repeating: "1", count: 401),
    ] {
      #expect(ExactDecimal(text) == nil, "\(text)")
    }
    let long = String(repeating: "9", count: 400)
    let all = try RegularSet.double(from: ExactDecimal("-" + long.dropLast()), through: ExactDecimal(long))
    #expect(all == .double)
    #expect(try RegularSet.double(from: ExactDecimal("0.1"), through: ExactDecimal("0.05")).isEmpty)
    #expect(try RegularSet.double(from: ExactDecimal("-0"), through: ExactDecimal("0")) == .matching(#"-?0+(\.0+)?"#))
    let many = "." + String(repeating: "123456789", count: 40)
    #expect(try !RegularSet.double(from: ExactDecimal("-3" + many), through: ExactDecimal("7" + many)).isEmpty)
  }
}
