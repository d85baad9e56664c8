/// The value of a parameter, represented without the generated types of an app.
public enum _Argument: Hashable, Sendable {
  /// The absent value of an optional parameter.
  case none
  /// The value of an `Int` parameter. The value has 64 bits on every platform.
  case int(Int64)
  /// The value of a `UInt` parameter.
  case uint(UInt64)
  /// The value of a `Double` parameter.
  case double(Double)
  /// The value of a `Bool` parameter.
  case bool(Bool)
  /// The value of a `String` or `Slug` parameter, or the case name of an enum parameter.
  case string(String)
  /// The value of a `UUID` parameter.
  case uuid(_UUIDBytes)
  /// The value of a `Date` parameter.
  case date(CalendarDate)
  /// The value of a `URL` parameter.
  case url(String)
  /// A list of other values.
  case list([_Argument])
  /// The value of a parameter whose type the app declares.
  case native(_NativeArgument)

  /// Returns the value of an optional parameter.
  ///
  /// - Parameter argument: The value, or `nil` if the parameter has no value.
  /// - Returns: The value of `argument`, or ``none`` if `argument` is `nil`.
  public static func optional(_ argument: _Argument?) -> _Argument { argument ?? .none }
}

/// A value of a type that the app declares.
///
/// The module `WaymarkLinks` compares and hashes native arguments, but does not read their content.
open class _NativeArgument: Hashable, @unchecked Sendable {
  /// Creates a value. A subclass stores the content of the value and never changes the content.
  public init() {}

  /// Returns a Boolean value that indicates whether the value is equal to another value.
  ///
  /// - Parameter other: Another value.
  /// - Returns: `true` if the values are equal.
  open func isEqual(to other: _NativeArgument) -> Bool { self === other }

  /// Hashes the value.
  ///
  /// - Parameter hasher: The hasher to use.
  open func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Returns a Boolean value that indicates whether two values are equal.
  ///
  /// - Parameters:
  ///   - left: A value.
  ///   - right: Another value.
  /// - Returns: `true` if the values are equal.
  public static func == (left: _NativeArgument, right: _NativeArgument) -> Bool { left.isEqual(to: right) }
}

/// A day of the proleptic Gregorian calendar in the years 0000 to 9999, without a time zone.
///
/// `CalendarDate` is the Swift type of a `Date` parameter in a spec. A `Foundation.Date` is an instant, and the day of
/// an instant depends on the time zone.
public struct CalendarDate: Hashable, Sendable {
  /// The year is in the highest bits, the day in the lowest.
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

  /// The form is `YYYY-MM-DD`; `nil` for others. Does not allocate memory.
  package init?(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = Self.number(bytes, 0..<4), let month = Self.number(bytes, 5..<7), let day = Self.number(bytes, 8..<10)
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

/// The 128 bits of a UUID (RFC 9562).
public struct _UUIDBytes: Hashable, Sendable {
  package let high: UInt64
  package let low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  package init?(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count == 36 else { return nil }
    var halves: (high: UInt64, low: UInt64) = (0, 0)
    for index in 0..<36 {
      if Self.isDash(index) {
        guard bytes[index] == UInt8(ascii: "-") else { return nil }
      } else {
        guard let digit = hexValue(bytes[index]) else { return nil }
        halves.high = halves.high << 4 | halves.low >> 60
        halves.low = halves.low << 4 | UInt64(digit)
      }
    }
    (high, low) = halves
  }

  private static func isDash(_ index: Int) -> Bool { index == 8 || index == 13 || index == 18 || index == 23 }
}

extension _UUIDBytes: CustomStringConvertible {
  /// The UUID as a lowercase string, for example `c81d4e2e-bcf2-11e6-869b-7df92533d2db`.
  public var description: String {
    var text = ""
    var digit = 0
    for index in 0..<36 {
      guard !Self.isDash(index) else {
        text += "-"
        continue
      }
      let half = digit < 16 ? high : low
      text += String(half >> UInt64(60 - 4 * (digit % 16)) & 15, radix: 16)
      digit += 1
    }
    return text
  }
}
