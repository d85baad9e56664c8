import Foundation
import TestSupport
import Testing
import WaymarkNavigation

@Suite("A calendar date")
struct CalendarDateTests {
  private static func isLeap(_ year: Int) -> Bool { year.isMultiple(of: year.isMultiple(of: 100) ? 400 : 4) }

  /// Calls a closure for every day from year 0 through year 9999, in order.
  private static func forEachDay(_ body: (Int, Int, Int) -> Void) {
    for year in 0...9999 {
      for (month, days) in [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].enumerated() {
        for day in 1...days { body(year, month + 1, day) }
      }
    }
  }

  @Test("CalendarDate represents each day of the years 0 to 9999 and sorts the days in order")
  func everyDay() throws {
    var last: CalendarDate?
    var count = 0
    Self.forEachDay { year, month, day in
      guard let date = CalendarDate(year: year, month: month, day: day) else { return }
      if date.year == year, date.month == month, date.day == day, last.map({ $0 < date }) ?? true { count += 1 }
      last = date
    }
    // The range consists of 25 cycles of 400 years.
    #expect(count == 25 * 146_097)
  }

  @Test("A calendar date parsed from a text equals the date of its components and prints the same text")
  func texts() {
    var random = SplitMix64(seed: 1)
    var dates = 0
    for _ in 0..<2_000 {
      let (year, month, day) = (random.below(10_000), 1 + random.below(12), 1 + random.below(31))
      let text = String(format: "%04d-%02d-%02d", year, month, day)
      let date = CalendarDate(text)
      #expect(date == CalendarDate(year: year, month: month, day: day))
      #expect(date.map(\.description) ?? text == text)
      if date != nil { dates += 1 }
    }
    #expect(dates > 1_900)
  }

  @Test(
    "CalendarDate rejects nonexistent days and years outside the range from 0 to 9999",
    arguments: [
      (2023, 2, 29), (1900, 2, 29), (2024, 2, 30), (2024, 4, 31), (2024, 0, 1), (2024, 13, 1), (2024, 1, 0),
      (2024, 1, 32),
      (-1, 1, 1), (10_000, 1, 1), (.max, .max, .max), (.min, .min, .min), (2024, 1, .max), (2024, .min, 1),
    ])
  func impossibleDays(_ year: Int, _ month: Int, _ day: Int) {
    #expect(CalendarDate(year: year, month: month, day: day) == nil)
  }

  @Test(
    "CalendarDate rejects texts in any form but YYYY-MM-DD",
    arguments: [
      "", "2024-1-01", "2024-01-1", "24-01-01", "02024-01-01", "2024/01/01", "2024-01-01 ", " 2024-01-01",
      "2024-01-01T00:00", "+024-01-01", "-024-01-01", "2024-+1-01", "2024-01--1", "２０２４-01-01", "2024–01–01",
      "2024-01-0a", "2024-02-30", "\u{661}024-01-01", "2024-01-01\0",
    ])
  func otherForms(_ text: String) {
    #expect(CalendarDate(text) == nil)
  }

  @Test("A calendar date parsed from a random text prints exactly the random text")
  func randomTexts() {
    var random = SplitMix64(seed: 2)
    var dates = 0
    for _ in 0..<20_000 {
      var text = Array("2024-02-29".utf8)
      for _ in 0...random.below(3) {
        switch random.below(3) {
        case 0: text[random.below(text.count)] = UInt8(random.below(128))
        case 1: text.insert(UInt8(random.below(128)), at: random.below(text.count + 1))
        default: if text.count > 1 { text.remove(at: random.below(text.count)) }
        }
      }
      let string = String(decoding: text, as: UTF8.self)
      guard let date = CalendarDate(string) else { continue }
      #expect(date.description == string)
      dates += 1
    }
    #expect(dates > 100)
  }

  @Test("A calendar date encodes in JSON as its text, and decoding rejects invalid dates")
  func coding() throws {
    let date = try #require(CalendarDate(year: 7, month: 2, day: 9))
    #expect(try String(decoding: JSONEncoder().encode([date]), as: UTF8.self) == #"["0007-02-09"]"#)
    #expect(try JSONDecoder().decode([CalendarDate].self, from: Data(#"["0007-02-09"]"#.utf8)) == [date])
    for json in [#"["7-2-9"]"#, "[7]", "[null]", #"["2023-02-29"]"#] {
      #expect(throws: DecodingError.self) { try JSONDecoder().decode([CalendarDate].self, from: Data(json.utf8)) }
    }
  }

  @Test("CalendarDate converts from Gregorian date components, and to components without a time zone")
  func components() throws {
    let date = try #require(CalendarDate("2024-02-29"))
    #expect(CalendarDate(date.dateComponents) == date)
    #expect(date.dateComponents.timeZone == nil && date.dateComponents.calendar == nil)
    #expect(CalendarDate(DateComponents(year: 2024, month: 2)) == nil)
    #expect(CalendarDate(DateComponents(year: 2023, month: 2, day: 29)) == nil)
    #expect(CalendarDate(DateComponents(era: 0, year: 1, month: 1, day: 1)) == nil)
    #expect(
      CalendarDate(DateComponents(calendar: Calendar(identifier: .gregorian), year: 2024, month: 2, day: 29)) == date)
    #expect(
      CalendarDate(DateComponents(calendar: Calendar(identifier: .buddhist), year: 2567, month: 2, day: 29)) == nil)
  }
}
