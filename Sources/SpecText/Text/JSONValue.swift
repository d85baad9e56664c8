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
