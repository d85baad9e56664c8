import WaymarkDiagnostics

extension JSONValue {
  subscript(key: String) -> JSONValue? { if case .object(let members) = self { members[key] } else { nil } }

  var string: String? { if case .string(let string) = self { string } else { nil } }
  var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
  var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }
  var isNull: Bool { if case .null = self { true } else { false } }
  var isObject: Bool { if case .object = self { true } else { false } }

  /// A number that doesn't fit is the nearest number that fits.
  var int: Int? {
    guard case .number(let digits) = self else { return nil }
    if let int = Int(digits) { return int }
    guard let double = Double(digits), double == double.rounded(.towardZero) else { return nil }
    return Int(exactly: double) ?? (double < 0 ? .min : .max)
  }

  static func int(_ int: Int) -> JSONValue { .number(String(int)) }

  static func members(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    var object: [String: JSONValue] = [:]
    for (key, value) in members { if let value { object[key] = value } }
    return .object(object)
  }
}
