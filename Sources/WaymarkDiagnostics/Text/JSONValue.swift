/// A JSON value that is written without Foundation, which the map page lacks.
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

  /// See RFC 8259.
  package var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let number): text += number
    case .json(let json): text += json
    case .string(let string): Self.write(string, to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let entries):
      text += "{"
      for (index, entry) in entries.sorted(by: { $0.key < $1.key }).enumerated() {
        if index > 0 { text += "," }
        Self.write(entry.key, to: &text)
        text += ":"
        entry.value.write(to: &text)
      }
      text += "}"
    }
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\u{8}": text += "\\b"
      case "\t": text += "\\t"
      case "\n": text += "\\n"
      case "\u{C}": text += "\\f"
      case "\r": text += "\\r"
      case _ where scalar.value < 0x20:
        text += scalar.value < 0x10 ? "\\u000" : "\\u00"
        text += String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
