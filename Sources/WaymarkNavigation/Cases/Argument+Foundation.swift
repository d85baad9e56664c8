import Foundation
import WaymarkLinks

extension _Argument {
  /// Creates the argument for a `UUID` parameter.
  ///
  /// - Parameter value: The value of the parameter.
  /// - Returns: The argument.
  public static func uuid(_ value: UUID) -> _Argument { .uuid(UUIDBytes(value)) }

  /// Creates the argument for a `URL` parameter.
  ///
  /// - Parameter value: The value of the parameter.
  /// - Returns: The argument.
  public static func url(_ value: URL) -> _Argument { .url(value.absoluteString) }

  /// Creates the argument for a parameter whose type the app declares.
  ///
  /// - Parameters:
  ///   - value: The value of the parameter. The type doesn't have to conform to `Hashable`.
  ///   - identity: The identity of the value. Two values are equal if they have equal identities.
  /// - Returns: The argument.
  public static func native(_ value: some Sendable, identity: some Hashable & Sendable) -> _Argument {
    .native(NativeValue(value, identity: identity))
  }
}

extension UUIDBytes {
  init(_ uuid: UUID) {
    let bytes = uuid.uuid
    self = withUnsafeBytes(of: bytes) { bytes in
      UUIDBytes(
        high: UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)),
        low: UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)))
    }
  }
}

extension UUID {
  init(_ bytes: UUIDBytes) {
    var uuid = UUID().uuid
    withUnsafeMutableBytes(of: &uuid) { target in
      target.storeBytes(of: bytes.high.bigEndian, as: UInt64.self)
      target.storeBytes(of: bytes.low.bigEndian, toByteOffset: 8, as: UInt64.self)
    }
    self.init(uuid: uuid)
  }
}

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
    guard let year = components.year, let month = components.month, let day = components.day, components.era ?? 1 == 1
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
