import Foundation
import WaymarkLinks

/// A parameter type with a handwritten membership test, which shares no code with the library.
struct SampleType: Sendable {
  enum Base: Sendable {
    case string, int, uint, double, bool, uuid, date, slug, url
    /// The cases of an enum with their texts.
    case values([(name: String, text: String)])
    /// A native type of the app.
    case native
  }

  let name: String
  /// The declaration under `types:`, or `nil` for a built-in type.
  var declaration: String?
  let base: Base
  /// The condition that restricts the texts of the base type.
  var isInside: @Sendable (String) -> Bool = { _ in true }
  /// Sample texts of the type, including every kind of text that distinguishes the type from other types.
  let samples: [String]

  /// Returns the value of a text, or `nil` if the text does not belong to the type.
  func argument(_ text: String) -> Argument? {
    guard isInside(text) else { return nil }
    switch base {
    case .string: return text.isEmpty ? nil : .string(text)
    case .slug: return text.isMade(of: Self.slugCharacters) ? .string(text) : nil
    case .int: return Self.integer(text).map(Argument.int)
    case .uint: return text.hasPrefix("-") ? nil : Self.integer(text).map { .uint(UInt($0)) }
    case .double: return Self.double(text).map(Argument.double)
    case .bool: return text == "true" ? .bool(true) : text == "false" ? .bool(false) : nil
    case .uuid: return Self.isUUID(text) ? UUID(uuidString: text).map(Argument.uuid) : nil
    case .date: return Self.date(text).map(Argument.date)
    // The only URLs among all tried texts are the samples.
    case .url: return samples.contains(text) ? URL(string: text).map(Argument.url) : nil
    case .values(let cases): return cases.first { $0.text == text }.map { .string($0.name) }
    case .native: return nil
    }
  }

  /// Returns the URL text of a value, or `nil` if no text of the type represents the value.
  func text(_ argument: Argument) -> String? {
    let text: String? =
      switch argument {
      case .int(let value): String(value)
      case .uint(let value): String(value)
      case .double(let value): "\(value)"
      case .bool(let value): value ? "true" : "false"
      case .uuid(let value): value.description
      case .date(let value): value.description
      case .url(let value): value
      case .string(let value):
        if case .values(let cases) = base { cases.first { $0.name == value }?.text } else { value }
      case .none, .list, .native: nil
      }
    return text.flatMap { self.argument($0) == argument ? $0 : nil }
  }

  /// Returns the text of the type in the form of a spec, which is the name of an enum case.
  func written(_ text: String) -> String {
    guard case .values(let cases) = base else { return text }
    return cases.first { $0.text == text }?.name ?? text
  }

  // MARK: Kinds of types

  var isNative: Bool { if case .native = base { true } else { false } }
  var isURL: Bool { if case .url = base { true } else { false } }
  /// A Boolean value that indicates whether a rest can have this type.
  var isText: Bool { name == "String" }

  // MARK: The rules of the built-in types

  private static let digits = "0123456789"
  private static let slugCharacters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-"

  private static func integer(_ text: String) -> Int? {
    let magnitude = text.hasPrefix("-") ? text.dropFirst() : text[...]
    return String(magnitude).isMade(of: digits) ? Int(text) : nil
  }

  private static func double(_ text: String) -> Double? {
    let magnitude = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = magnitude.components(separatedBy: ".")
    guard parts.count <= 2, parts.allSatisfy({ $0.isMade(of: digits) }) else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  private static func isUUID(_ text: String) -> Bool {
    let groups = text.components(separatedBy: "-")
    return groups.map(\.count) == [8, 4, 4, 4, 12] && groups.allSatisfy { $0.isMade(of: "0123456789abcdefABCDEF") }
  }

  /// Returns the date of a text according to a simple implementation of the calendar.
  private static func date(_ text: String) -> CalendarDate? {
    let parts = text.components(separatedBy: "-")
    guard parts.map(\.count) == [4, 2, 2], parts.allSatisfy({ $0.isMade(of: digits) }) else { return nil }
    let (year, month, day) = (Int(parts[0])!, Int(parts[1])!, Int(parts[2])!)
    let isLeap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard 1...12 ~= month, 1...days[month - 1] ~= day else { return nil }
    return CalendarDate(year: year, month: month, day: day)
  }
}

extension String {
  /// Returns a Boolean value that indicates whether the text is nonempty and contains only the given characters.
  func isMade(of characters: String) -> Bool {
    !isEmpty && unicodeScalars.allSatisfy { characters.unicodeScalars.contains($0) }
  }
}
