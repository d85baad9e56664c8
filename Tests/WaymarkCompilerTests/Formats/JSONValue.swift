import Foundation

/// Any JSON value.
enum JSONValue: Hashable, Decodable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let array = try? value.decode([JSONValue].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }

  init(_ json: String) throws { self = try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8)) }

  /// Accesses a property of an object. Setting a property converts any other value to an object.
  subscript(name: String) -> JSONValue? {
    get { if case .object(let properties) = self { properties[name] } else { nil } }
    set {
      var properties: [String: JSONValue] = if case .object(let properties) = self { properties } else { [:] }
      properties[name] = newValue
      self = .object(properties)
    }
  }

  /// The elements of an array, or an empty array for any other value.
  var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
  var text: String? { if case .string(let text) = self { text } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// Returns a copy with another value at a path, or without the value if the value is `nil`. Slashes separate property
  /// names and indices in the path.
  func with(_ path: String, _ value: JSONValue?) -> JSONValue {
    let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
    let rest = parts.count > 1 ? parts[1] : nil
    var result = self
    if case .array(var elements) = self, let index = Int(parts[0]) {
      elements[index] = rest.map { elements[index].with($0, value) } ?? value ?? .null
      result = .array(elements)
    } else {
      result[parts[0]] = rest.map { (self[parts[0]] ?? .object([:])).with($0, value) } ?? value
    }
    return result
  }
}
