package enum FileValue {
  package struct Member {
    package let key: String
    package let span: Span
    package let value: FileValue
  }

  package struct Element {
    package let span: Span
    package let value: FileValue
  }

  case object([Member])
  case list([Element])
  case string(String)
  case bool(Bool)
  case number(String)
  /// `null`, or a number, a date, or data in a property list, whose content is discarded.
  case other

  package var members: [Member] { if case .object(let members) = self { members } else { [] } }
  package var string: String? { if case .string(let string) = self { string } else { nil } }
  package func member(_ key: String) -> Member? { members.last { $0.key == key } }

  package subscript(key: String) -> FileValue? { member(key)?.value }
}

extension SourceFile {
  package var isAssociation: Bool {
    let start = withoutByteOrderMark.bytes.first { $0 > 0x20 }
    return (start == UInt8(ascii: "{") || start == UInt8(ascii: "[")) && contains("\"applinks\"")
  }
}

extension JSONParser {
  /// The mark of a merge conflict also begins with `<`.
  private static func isMarkup(_ bytes: [UInt8]) -> Bool {
    let start = bytes.drop { $0 <= 0x20 }.prefix(2)
    guard start.first == UInt8(ascii: "<"), let next = start.last, start.count == 2 else { return false }
    return (next | 0x20) &- 0x61 < 26 || next == UInt8(ascii: "!") || next == UInt8(ascii: "?")
  }

  package static func value(
    _ bytes: [UInt8], file: Int, of format: FormatError.Format
  ) throws(FormatError) -> FileValue {
    if let error = TextCursor.encodingError(bytes, file: file, of: format) { throw error }
    if isMarkup(bytes) {
      throw FormatError(
        format, "this file is a page of HTML or XML, but JSON is expected", at: .start(ofFile: file),
        help: "use the file itself, not a page that shows the file")
    }
    var locator = JSONLocator(cursor: TextCursor(bytes, file: file), format: format)
    let value: JSONSyntax
    do throws(JSONError) {
      // A typical string catalog has about ten levels.
      value = try parse(bytes, deepestNesting: 64)
    } catch {
      throw locator.located(error)
    }
    return try locator.located(value)
  }
}

/// Offsets must be in the order of the text.
private struct JSONLocator {
  var cursor: TextCursor
  let format: FormatError.Format

  private mutating func span(_ range: Range<Int>) -> Span {
    cursor.skip(to: range.lowerBound)
    guard !range.isEmpty else { return cursor.spanOfNext }
    let start = cursor.position
    cursor.skip(to: range.upperBound)
    return cursor.span(since: start)
  }

  mutating func located(_ error: JSONError) -> FormatError {
    FormatError(format, error.message, at: span(error.range), help: error.help)
  }

  mutating func located(_ value: JSONSyntax) throws(FormatError) -> FileValue {
    switch value {
    case .null: return .other
    case .bool(let bool): return .bool(bool)
    case .number(let digits): return .number(digits)
    case .string(let string): return .string(string)
    case .array(let elements):
      var list: [FileValue.Element] = []
      for element in elements {
        cursor.skip(to: element.range.lowerBound)
        let start = cursor.position
        let value = try located(element.value)
        cursor.skip(to: element.range.upperBound)
        list.append(.init(span: cursor.span(since: start), value: value))
      }
      return .list(list)
    case .object(let members):
      var object: [FileValue.Member] = []
      var keys: Set<[UInt8]> = []
      for member in members {
        let span = span(member.keyRange)
        // In a catalog, the last of several equal keys is valid, as in Xcode.
        if format == .association, !keys.insert(Array(member.key.utf8)).inserted {
          throw FormatError(
            format, "the key `\(member.key)` is repeated, and the system may use either value", at: span,
            help: "remove one of the two")
        }
        object.append(.init(key: member.key, span: span, value: try located(member.value)))
      }
      return .object(object)
    }
  }
}

/// Errors contain the actual type and the expected type.
struct ValueReader {
  let format: FormatError.Format

  func members(_ value: FileValue, _ name: String, at span: Span) throws(FormatError) -> [FileValue.Member] {
    guard case .object(let members) = value else { throw mismatch(value, name, .object([]), at: span) }
    return members
  }

  func list(_ value: FileValue, _ name: String, at span: Span) throws(FormatError) -> [FileValue.Element] {
    guard case .list(let elements) = value else { throw mismatch(value, name, .list([]), at: span) }
    return elements
  }

  func text(_ value: FileValue, _ name: String, at span: Span, help: String? = nil) throws(FormatError) -> String {
    guard case .string(let text) = value else { throw mismatch(value, name, .string(""), at: span, help: help) }
    return text
  }

  func bool(_ value: FileValue, _ name: String, at span: Span) throws(FormatError) -> Bool {
    guard case .bool(let bool) = value else { throw mismatch(value, name, .bool(true), at: span) }
    return bool
  }

  func texts(_ member: FileValue.Member) throws(FormatError) -> [(text: String, span: Span)] {
    var texts: [(text: String, span: Span)] = []
    for element in try list(member.value, "`\(member.key)`", at: member.span) {
      texts.append((try text(element.value, "an entry of `\(member.key)`", at: element.span), element.span))
    }
    return texts
  }

  private func mismatch(
    _ value: FileValue, _ name: String, _ expected: FileValue, at span: Span, help: String? = nil
  ) -> FormatError {
    FormatError(format, "\(name) is \(kind(value)), but \(kind(expected)) is expected", at: span, help: help)
  }

  private func kind(_ value: FileValue) -> String {
    let isPropertyList = format == .propertyList
    return switch value {
    case .object: isPropertyList ? "a dictionary" : "an object"
    case .list: isPropertyList ? "an array" : "a list"
    case .string: "a string"
    case .bool: "`true` or `false`"
    case .number, .other: isPropertyList ? "a number, a date or data" : "a number or `null`"
    }
  }
}
