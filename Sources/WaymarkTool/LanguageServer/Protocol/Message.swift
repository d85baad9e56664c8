import SpecText

package enum Message {
  case request(id: RequestID, method: String, params: JSONValue)
  case notification(method: String, params: JSONValue)
  case response
  case invalid(id: RequestID?, ResponseError)

  init(_ value: JSONValue) {
    guard value.isObject else {
      self = .invalid(id: nil, ResponseError(.invalidRequest, "a message is an object"))
      return
    }
    let id = value["id"].flatMap(RequestID.init)
    let params = value["params"] ?? .null
    if let method = value["method"]?.string {
      if let id {
        self = .request(id: id, method: method, params: params)
      } else if value["id"] == nil {
        self = .notification(method: method, params: params)
      } else {
        self = .invalid(id: nil, ResponseError(.invalidRequest, "the id of a request is a number or a string"))
      }
    } else if value["method"] == nil, value["id"] != nil, value["result"] != nil || value["error"] != nil {
      self = .response
    } else {
      self = .invalid(id: id, ResponseError(.invalidRequest, "a message has a `method`, or a `result` or an `error`"))
    }
  }

  var id: RequestID? {
    switch self {
    case .request(let id, _, _): id
    case .invalid(let id, _): id
    case .notification, .response: nil
    }
  }

  var documentURI: String? {
    switch self {
    case .request(_, _, let params), .notification(_, let params): params["textDocument"]?["uri"]?.string
    case .response, .invalid: nil
    }
  }

  var isChange: Bool { if case .notification("textDocument/didChange", _) = self { true } else { false } }
}

package enum RequestID: Hashable {
  case number(String)
  case string(String)

  init?(_ value: JSONValue) {
    switch value {
    case .number(let digits): self = .number(digits)
    case .string(let string): self = .string(string)
    default: return nil
    }
  }

  var json: JSONValue {
    switch self {
    case .number(let digits): .number(digits)
    case .string(let string): .string(string)
    }
  }
}

extension JSONValue {
  static func response(_ id: RequestID?, _ result: Result<JSONValue, ResponseError>) -> JSONValue {
    var members: [String: JSONValue] = ["jsonrpc": .string("2.0"), "id": id?.json ?? .null]
    switch result {
    case .success(let value): members["result"] = value
    case .failure(let error): members["error"] = error.json
    }
    return .object(members)
  }

  static func notification(_ method: String, _ params: JSONValue) -> JSONValue {
    .object(["jsonrpc": .string("2.0"), "method": .string(method), "params": params])
  }

  static func request(_ id: String, _ method: String, _ params: JSONValue) -> JSONValue {
    .object(["jsonrpc": .string("2.0"), "id": .string(id), "method": .string(method), "params": params])
  }
}

/// The code belongs to JSON-RPC, or to the Language Server Protocol.
package struct ResponseError: Error {
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case contentModified = -32801
    case requestCancelled = -32800
  }

  let code: Code
  let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  var json: JSONValue { .object(["code": .int(code.rawValue), "message": .string(message)]) }
}

extension JSONValue {
  subscript(key: String) -> JSONValue? { if case .object(let members) = self { members[key] } else { nil } }

  var string: String? { if case .string(let string) = self { string } else { nil } }
  var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
  var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }
  var isNull: Bool { if case .null = self { true } else { false } }
  var isObject: Bool { if case .object = self { true } else { false } }

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
