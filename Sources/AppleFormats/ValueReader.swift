import WaymarkDiagnostics

/// A decoder that checks the types of values.
///
/// If a value has the wrong type, the error contains the actual type and the expected type.
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

  func text(_ value: FileValue, _ name: String, at span: Span) throws(FormatError) -> String {
    guard case .string(let text) = value else { throw mismatch(value, name, .string(""), at: span) }
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

  private func mismatch(_ value: FileValue, _ name: String, _ expected: FileValue, at span: Span) -> FormatError {
    FormatError(format, "\(name) is \(kind(value)), but \(kind(expected)) is expected", at: span)
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
