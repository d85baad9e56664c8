import Foundation
import WaymarkLinks

/// A type of parameters, with a membership test that is written by hand: it shares nothing with the library's.
struct SampleType: Sendable {
  enum Base: Sendable {
    case string, int, uint, double, bool, uuid, date, slug, url
    /// The cases of an enum and their texts.
    case values([(name: String, text: String)])
    /// The app's own type.
    case native
  }

  let name: String
  /// What stands under `types:`; nil for a built-in type.
  var declaration: String?
  let base: Base
  /// What narrows the base's texts down.
  var isInside: @Sendable (String) -> Bool = { _ in true }
  /// Texts of the type, of every kind that tells it from other types.
  let samples: [String]

  /// The value of a text; nil where it is none of the type.
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
    // The samples are plainly URLs, and nothing else that is tried is one.
    case .url: return samples.contains(text) ? URL(string: text).map(Argument.url) : nil
    case .values(let cases): return cases.first { $0.text == text }.map { .string($0.name) }
    case .native: return nil
    }
  }

  /// How a URL has a value; nil where it is none of the type, or nobody would write it.
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
      case .none, .list, .native, .screen: nil
      }
    return text.flatMap { self.argument($0) == argument ? $0 : nil }
  }

  /// How a spec writes a text of the type: an enum's case by its name.
  func written(_ text: String) -> String {
    guard case .values(let cases) = base else { return text }
    return cases.first { $0.text == text }?.name ?? text
  }

  // MARK: What a single segment can be

  var isNative: Bool { if case .native = base { true } else { false } }
  var isURL: Bool { if case .url = base { true } else { false } }
  /// Whether a rest can be one.
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

  /// A naive calendar.
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
  /// Whether the text has at least one character and all are among the given ones.
  func isMade(of characters: String) -> Bool {
    !isEmpty && unicodeScalars.allSatisfy { characters.unicodeScalars.contains($0) }
  }
}
