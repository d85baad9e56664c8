/// A day of the proleptic Gregorian calendar in the years 0000 to 9999, without a time zone.
///
/// `CalendarDate` is the Swift type of a `Date` parameter in a spec. A `Foundation.Date` is an instant, and the day of
/// an instant depends on the time zone.
public struct CalendarDate: Hashable, Sendable {
  /// The year, the month, and the day in one integer, with the year in the highest bits.
  private let packed: Int32

  /// Creates a day with the given date components, or returns `nil` if the day does not exist.
  ///
  /// - Parameters:
  ///   - year: The year, from 0 to 9999.
  ///   - month: The month, from 1 to 12.
  ///   - day: The day of the month, from 1 to 31.
  public init?(year: Int, month: Int, day: Int) {
    guard 0...9999 ~= year, 1...12 ~= month, day >= 1, day <= Self.days(in: month, of: year) else { return nil }
    packed = Int32(truncatingIfNeeded: year << 9 | month << 5 | day)
  }

  /// Creates a day from a string of the form `YYYY-MM-DD`, or returns `nil` if the string is invalid.
  ///
  /// - Parameter text: The string to parse.
  public init?(_ text: String) {
    var text = text
    guard let date = text.withUTF8({ CalendarDate(utf8: $0) }) else { return nil }
    self = date
  }

  /// Creates a day from the UTF-8 bytes of a string of the form `YYYY-MM-DD`, or returns `nil` if the string is
  /// invalid.
  ///
  /// The initializer does not allocate memory.
  package init?(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = Self.number(bytes, 0..<4), let month = Self.number(bytes, 5..<7),
      let day = Self.number(bytes, 8..<10)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The year, from 0 to 9999.
  public var year: Int { Int(packed >> 9) }
  /// The month, from 1 to 12.
  public var month: Int { Int(packed >> 5 & 0xF) }
  /// The day of the month, from 1 to 31.
  public var day: Int { Int(packed & 0x1F) }

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
  /// Returns a Boolean value that indicates whether one day is earlier than another day.
  ///
  /// - Parameters:
  ///   - left: A day.
  ///   - right: Another day.
  /// - Returns: `true` if `left` is earlier than `right`.
  public static func < (left: Self, right: Self) -> Bool { left.packed < right.packed }
}

extension CalendarDate: CustomStringConvertible {
  /// The day in the form `YYYY-MM-DD`.
  public var description: String {
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: count - text.count) + text
    }
    return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
  }
}
