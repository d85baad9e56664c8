import WaymarkLinks

/// The conversion of arguments to and from the form that commands use.
enum ArgumentText {
  /// Returns the argument for a value, or `nil` if the value doesn't have the type.
  ///
  /// - Parameters:
  ///   - text: The value without percent escapes.
  ///   - typeName: The name of the type in a ``CaseTable``. A type that isn't built in has texts as values.
  ///   - isChecked: A Boolean value that indicates whether the compiler has checked the value.
  /// - Returns: The argument.
  static func argument(_ text: String, typeName: String, isChecked: Bool) -> Argument? {
    let type: PrimitiveType
    switch typeName {
    case "Int": type = .int
    case "UInt": type = .uint
    case "Double": type = .double
    case "Bool": type = .bool
    case "UUID": type = .uuid
    case "Date": type = .date
    case "URL": return isChecked || isURL(text) ? .url(text) : nil
    default: return .string(text)
    }
    var text = text
    return text.withUTF8 { type.argument($0) }
  }

  /// Returns a value in the form that commands use, without percent escapes. The result is `nil` if an optional
  /// parameter has no value.
  static func text(_ argument: Argument) -> String? {
    switch argument {
    case .none, .list, .native: nil
    case .int(let value): String(value)
    case .uint(let value): String(value)
    case .double: PrimitiveType.double.text(argument)
    case .bool(let value): value ? "true" : "false"
    case .string(let value): value
    case .uuid(let value): value.description
    case .date(let value): value.description
    case .url(let value): value
    }
  }

  /// Returns a Boolean value that indicates whether a string is a URL in a form that every parser of URLs accepts
  /// without changes.
  private static func isURL(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count <= 2048, let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > 0, isLetter(bytes[0]),
      bytes[..<colon].allSatisfy({ isLetter($0) || isDigit($0) }),
      bytes[colon...].starts(with: "://".utf8)
    else { return false }
    let rest = bytes[(colon + 3)...]
    let host = rest.prefix { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
    guard !host.isEmpty else { return false }
    let path = rest.dropFirst(host.count)
    guard path.isEmpty || path.first == UInt8(ascii: "/") else { return false }
    return path.allSatisfy { isLetter($0) || isDigit($0) || "-._~/?=&".utf8.contains($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}
