import Foundation
import WaymarkLinks

extension CalendarDate {
  /// Creates a day from components of the Gregorian calendar.
  ///
  /// Returns `nil` if the year, month, or day is missing, or if they are in another calendar or era.
  public init?(_ components: DateComponents) {
    if let calendar = components.calendar, calendar.identifier != .gregorian, calendar.identifier != .iso8601 {
      return nil
    }
    guard let year = components.year, let month = components.month, let day = components.day,
      components.era ?? 1 == 1
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The year, month, and day, without a calendar and a time zone.
  public var dateComponents: DateComponents { DateComponents(year: year, month: month, day: day) }
}

extension CalendarDate: Codable {
  /// Encodes ``description``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Decodes a day from its description.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the text is not a day.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let date = CalendarDate(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is no day of the calendar")
    }
    self = date
  }
}
