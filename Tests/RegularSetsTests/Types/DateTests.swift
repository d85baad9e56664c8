import RegularSets
import TestSupport
import Testing

@Suite("Sets of days")
struct DateTests {
  @Test("The set of dates contains exactly the real days from 1890 to 2110")
  func realDays() {
    for year in 1890...2110 {
      for month in 0...13 {
        for day in 0...32 {
          let number = Self.number(year, month, day)
          let isReal = Self.day(number) == [year, month, day]
          let text = Self.text(year, month, day)
          if RegularSet.date.contains(text) != isReal { Issue.record("\(text)") }
        }
      }
    }
  }

  @Test(
    "The set of dates knows leap years, and accepts only digits and hyphens in the right form",
    arguments: [
      ("1900-02-29", false), ("2000-02-29", true), ("0000-02-29", true), ("0100-02-29", false), ("0004-02-29", true),
      ("9999-12-31", true), ("9996-02-29", true), ("9900-02-29", false), ("2023-02-29", false), ("2024-02-30", false),
      ("2024-1-01", false), ("2024-01-1", false), ("20240101", false), ("2024-01-01 ", false), ("2024-01-01Z", false),
      ("-2024-01-01", false), ("12024-01-01", false), ("2024/01/01", false), ("٢٠٢٤-01-01", false), ("", false),
    ])
  func examples(_ text: String, _ isIn: Bool) {
    #expect(RegularSet.date.contains(text) == isIn)
  }

  @Test("February 29 belongs to the set of dates in exactly the leap years of the Gregorian calendar")
  func leapDays() {
    let found = (0...9_999).filter { RegularSet.date.contains(Self.text($0, 2, 29)) }
    #expect(found == (0...9_999).filter { $0 % 4 == 0 && ($0 % 100 != 0 || $0 % 400 == 0) })
    #expect((0...9_999).allSatisfy { RegularSet.date.contains(Self.text($0, 2, 28)) })
  }

  @Test("A range of dates contains exactly the days between its bounds", arguments: 0..<4)
  func ranges(_ seed: UInt64) throws {
    var random = SplitMix64(seed: 1_500 + seed)
    for _ in 0..<20 {
      let first = Self.number(0, 1, 1) + random.below(3_652_059)
      let lower = random.once(in: 4) ? nil : first
      let upper = random.once(in: 4) ? nil : first + random.below(random.pick([2, 400, 40_000])) - random.below(2)
      let set = try RegularSet.date(from: lower.map(Self.text), through: upper.map(Self.text))
      for near in [first, upper ?? first] {
        for _ in 0..<40 {
          let number =
            near + random.below(random.pick([5, 800, 80_000])) - random.below(random.pick([5, 800, 80_000]))
          guard Self.number(0, 1, 1)...Self.number(9999, 12, 31) ~= number else { continue }
          let isIn = number >= lower ?? .min && number <= upper ?? .max
          try #require(set.contains(Self.text(number)) == isIn)
        }
      }
      #expect(try set.isSubset(of: .date))
    }
  }

  @Test("The bounds of a date range may be arbitrary texts")
  func bounds() throws {
    let february = try RegularSet.date(from: "2024-02", through: "2024-02-31")
    #expect(february.contains("2024-02-01") && february.contains("2024-02-29"))
    #expect(!february.contains("2024-01-31") && !february.contains("2024-03-01"))
    #expect(try RegularSet.date(from: "", through: nil) == .date)
    #expect(try RegularSet.date(from: nil, through: "").isEmpty)
    #expect(try RegularSet.date(from: "2024-01-01", through: "2023-12-31").isEmpty)
    let oneDay = try RegularSet.text("2024-01-01".utf8)
    #expect(try RegularSet.date(from: "2024-01-01", through: "2024-01-01") == oneDay)
    #expect(try RegularSet.date(from: "2024-01-01", through: "2024-01-01 at noon") == oneDay)
    #expect(try RegularSet.date(from: "2024-01-01 at noon", through: "2024-01-01 at noon").isEmpty)
  }

  // MARK: Counting days

  /// Returns the number of days since 1 March of year 0.
  ///
  /// Years that start in March have the leap day at their end.
  private static func number(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let months = year * 12 + month - 3
    let (year, month) = (Int((Double(months) / 12).rounded(.down)), ((months % 12) + 12) % 12)
    let leapDays = [4, -100, 400].reduce(0) { sum, every in
      let count = Int((Double(year) / Double(every.magnitude)).rounded(.down))
      return sum + (every < 0 ? -count : count)
    }
    // The months from March have these lengths. February is last and needs no entry.
    let beforeMonth = [31, 30, 31, 30, 31, 31, 30, 31, 30, 31, 31].prefix(month).reduce(0, +)
    return year * 365 + leapDays + beforeMonth + day - 1
  }

  /// Returns the year, month and day of a number of days by search.
  private static func day(_ number: Int) -> [Int] {
    var year = Int((Double(number) / 365.2425).rounded(.down)) - 1
    while Self.number(year + 1, 1, 1) <= number { year += 1 }
    var month = 12
    while Self.number(year, month, 1) > number { month -= 1 }
    return [year, month, number - Self.number(year, month, 1) + 1]
  }

  private static func text(_ number: Int) -> String {
    let day = day(number)
    return text(day[0], day[1], day[2])
  }

  private static func text(_ year: Int, _ month: Int, _ day: Int) -> String {
    [(year, 4), (month, 2), (day, 2)].map { number, width in
      String(repeating: "0", count: max(0, width - String(number).count)) + String(number)
    }.joined(separator: "-")
  }
}
