import Foundation

/// A day of the proleptic Gregorian calendar in the years 0000 to 9999, in no time zone: what `Date` is in a spec.
///
/// A `Foundation.Date` would be an instant, and which day that is depends on where the reader stands.
public struct CalendarDate: Hashable, Sendable {
  /// Year, month and day from the highest bits to the lowest, so that it orders as days do.
  private let packed: Int32

  /// A day; nil where the calendar has no such one.
  public init?(year: Int, month: Int, day: Int) {
    guard 0...9999 ~= year, 1...12 ~= month, day >= 1, day <= Self.days(in: month, of: year) else { return nil }
    packed = Int32(truncatingIfNeeded: year << 9 | month << 5 | day)
  }

  /// The day that a text writes as `YYYY-MM-DD`; nil for every other form.
  public init?(_ text: String) {
    var text = text
    guard let date = text.withUTF8({ CalendarDate(utf8: $0) }) else { return nil }
    self = date
  }

  /// The day that bytes write as `YYYY-MM-DD`; nil for every other form. Allocates nothing.
  package init?(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = Self.number(bytes, 0..<4), let month = Self.number(bytes, 5..<7),
      let day = Self.number(bytes, 8..<10)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The day in components of the Gregorian calendar; nil where year, month or day are missing, or where they count in
  /// another calendar or era.
  public init?(_ components: DateComponents) {
    if let calendar = components.calendar, calendar.identifier != .gregorian, calendar.identifier != .iso8601 {
      return nil
    }
    guard let year = components.year, let month = components.month, let day = components.day,
      components.era ?? 1 == 1
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The year, from 0 to 9999.
  public var year: Int { Int(packed >> 9) }
  /// The month, from 1 to 12.
  public var month: Int { Int(packed >> 5 & 0xF) }
  /// The day of the month, from 1.
  public var day: Int { Int(packed & 0x1F) }

  /// Year, month and day, without a calendar and a time zone, for the caller to choose.
  public var dateComponents: DateComponents { DateComponents(year: year, month: month, day: day) }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func number(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int? {
    var value = 0
    for index in range {
      let digit = bytes[index] &- 0x30
      guard digit < 10 else { return nil }
      value = value * 10 + Int(digit)
    }
    return value
  }
}

extension CalendarDate: Comparable {
  /// Whether a day comes before another.
  public static func < (left: Self, right: Self) -> Bool { left.packed < right.packed }
}

extension CalendarDate: CustomStringConvertible {
  /// The day as `YYYY-MM-DD`.
  public var description: String {
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: count - text.count) + text
    }
    return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
  }
}

extension CalendarDate: Codable {
  /// Writes ``description``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Reads what ``encode(to:)`` writes.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a text that writes no day.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let date = CalendarDate(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is no day of the calendar")
    }
    self = date
  }
}
