package struct HTTPRequest: Equatable, Sendable {
  package let method: String
  package let target: String
  /// The header fields with names in lowercase, in the order of the request.
  package let headers: [Header]
  package let body: [UInt8]
  let isPersistent: Bool

  package struct Header: Equatable, Sendable {
    package let name, value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  package init(method: String, target: String, headers: [Header], body: [UInt8] = [], isPersistent: Bool = true) {
    self.method = method
    self.target = target
    self.headers = headers
    self.body = body
    self.isPersistent = isPersistent
  }

  package subscript(name: String) -> [String] { headers.filter { $0.name == name }.map(\.value) }
}
