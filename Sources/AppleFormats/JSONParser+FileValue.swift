import WaymarkDiagnostics

extension JSONParser {
  package static func value(
    _ bytes: [UInt8], file: Int, of format: FormatError.Format
  ) throws(FormatError) -> FileValue {
    if let error = TextCursor.encodingError(bytes, file: file, of: format) { throw error }
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

/// A conversion of byte offsets to lines and columns, in the order of the text.
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
    FormatError(format, error.message, at: span(error.range))
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
