/// RFC 8259. Copies the text between escapes at once, because an answer of the language server can have thousands of
/// objects.
package struct JSONPrinter {
  private var bytes: [UInt8] = []

  /// One line, with the keys in alphabetical order.
  package static func bytes(of value: JSONValue) -> [UInt8] {
    var printer = JSONPrinter()
    printer.print(value)
    return printer.bytes
  }

  private mutating func print(_ value: JSONValue) {
    switch value {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .number(let text), .json(let text): bytes += text.utf8
    case .string(let string): print(string)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        print(value)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        print(member.key)
        bytes.append(UInt8(ascii: ":"))
        print(member.value)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private mutating func print(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    var string = string
    string.withUTF8 { text in
      var start = 0
      for index in text.indices {
        let byte = text[index]
        guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
        bytes += text[start..<index]
        start = index + 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
        case 0x08: bytes += "\\b".utf8
        case 0x09: bytes += "\\t".utf8
        case 0x0A: bytes += "\\n".utf8
        case 0x0C: bytes += "\\f".utf8
        case 0x0D: bytes += "\\r".utf8
        default: bytes += ("\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)).utf8
        }
      }
      bytes += text[start...]
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

/// Without Foundation, which the map page lacks.
package indirect enum JSONValue {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case json(String)
  case array([JSONValue])
  /// The JSON has the keys in alphabetical order.
  case object([String: JSONValue])

  package static func optional(_ text: String?) -> JSONValue {
    if let text { .string(text) } else { .null }
  }

  package static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
  package var text: String { String(decoding: JSONPrinter.bytes(of: self), as: UTF8.self) }
}
