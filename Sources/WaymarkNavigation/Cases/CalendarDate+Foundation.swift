import Foundation
import WaymarkLinks

extension CalendarDate {
  /// Creates a day from components of the Gregorian calendar.
  ///
  /// The result is `nil` if the year, month, or day is missing or invalid. The result is also `nil` if the components
  /// specify a non-Gregorian calendar or an era other than CE.
  ///
  /// - Parameter components: The components of the day. The initializer ignores other components, such as the hour and
  ///   the time zone.
  public init?(_ components: DateComponents) {
    if let calendar = components.calendar, calendar.identifier != .gregorian, calendar.identifier != .iso8601 {
      return nil
    }
    guard let year = components.year, let month = components.month, let day = components.day,
      components.era ?? 1 == 1
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The year, month, and day as date components without a calendar or a time zone.
  public var dateComponents: DateComponents { DateComponents(year: year, month: month, day: day) }
}

extension CalendarDate: Codable {
  /// Encodes the day as its ``description``.
  ///
  /// - Parameter encoder: The encoder to encode to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Decodes a day from its ``description``.
  ///
  /// - Parameter decoder: The decoder to decode from.
  /// - Throws: `DecodingError.dataCorrupted` if the encoded string isn't a valid day.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let date = CalendarDate(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is no day of the calendar")
    }
    self = date
  }
}
