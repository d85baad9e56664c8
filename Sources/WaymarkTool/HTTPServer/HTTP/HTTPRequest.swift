package struct HTTPRequest: Equatable, Sendable {
  package let method: String
  package let target: String
  /// Names are lowercase, in the order of the request.
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

/// Accepts only the HTTP/1 requests (RFC 9112) that browsers and `curl` send, and rejects what two programs could read
/// differently, such as a line without a carriage return, a second length, or a chunked body. Remembers at most the
/// largest head and body.
package struct HTTPRequestParser {
  /// In bytes, of the request line and the header fields with the empty line.
  package static let largestHead = 16_384
  package static let largestBody = 65_536
  private static let mostHeaders = 100

  package enum Step: Equatable {
    case incomplete
    case request(HTTPRequest)
    /// The parser can't find the start of another request.
    case failure(HTTPStatus)
  }

  private var buffer: [UInt8] = []
  /// The bytes known not to contain the end of the head.
  private var scanned = 0
  private var failure: HTTPStatus?
  private var head: (request: HTTPRequest, size: Int, bodySize: Int)?

  package init() {}

  package var isPartial: Bool { !buffer.isEmpty }

  /// The bytes accepted before the next request must be removed.
  package var capacity: Int { max(0, Self.largestHead + Self.largestBody - buffer.count) }

  package mutating func append(_ bytes: some Sequence<UInt8>) {
    if failure == nil { buffer += bytes }
  }

  package mutating func next() -> Step {
    if let failure { return .failure(failure) }
    do throws(Failure) {
      if head == nil, let size = try headSize() { head = try Self.parse(buffer[..<size]) }
    } catch {
      failure = error.status
      buffer = []
      return .failure(error.status)
    }
    guard let head, buffer.count >= head.size + head.bodySize else { return .incomplete }
    let request = head.request
    let body = Array(buffer[head.size..<head.size + head.bodySize])
    buffer.removeFirst(head.size + head.bodySize)
    (self.head, scanned) = (nil, 0)
    return .request(
      HTTPRequest(
        method: request.method, target: request.target, headers: request.headers, body: body,
        isPersistent: request.isPersistent))
  }

  private struct Failure: Error {
    let status: HTTPStatus

    init(_ status: HTTPStatus) { self.status = status }
  }

  private mutating func headSize() throws(Failure) -> Int? {
    // The handshake of TLS, for example, doesn't start with a letter.
    if scanned == 0, let first = buffer.first, !isUppercase(first) { throw Failure(.badRequest) }
    while scanned < min(buffer.count, Self.largestHead) {
      defer { scanned += 1 }
      guard buffer[scanned] == newline else { continue }
      guard scanned > 0, buffer[scanned - 1] == carriageReturn else { throw Failure(.badRequest) }
      if scanned >= 3, buffer[scanned - 3] == carriageReturn, buffer[scanned - 2] == newline { return scanned + 1 }
    }
    if scanned == Self.largestHead { throw Failure(.headersTooLarge) }
    return nil
  }

  private static func parse(_ bytes: ArraySlice<UInt8>) throws(Failure) -> (HTTPRequest, size: Int, bodySize: Int) {
    // Each line ends with a carriage return and a newline, and the last line is empty.
    var lines = bytes.dropLast(4).split(separator: newline, omittingEmptySubsequences: false)[...]
    for index in lines.indices.dropLast() { lines[index].removeLast() }
    let (method, target, isNew) = try requestLine(lines.removeFirst())
    guard lines.count <= mostHeaders else { throw Failure(.headersTooLarge) }
    var headers: [HTTPRequest.Header] = []
    for line in lines { headers.append(try header(line)) }
    func values(_ name: String) -> [String] { headers.filter { $0.name == name }.map(\.value) }
    guard values("host").count == 1 else { throw Failure(.badRequest) }
    guard values("transfer-encoding").isEmpty else { throw Failure(.notImplemented) }
    let lengths = values("content-length")
    guard lengths.count < 2 else { throw Failure(.badRequest) }
    let bodySize = try lengths.first.map { text throws(Failure) in try length(text) } ?? 0
    let closes = values("connection").contains {
      $0.lowercased().split(separator: ",").contains { $0.filter { $0 != " " } == "close" }
    }
    let request = HTTPRequest(method: method, target: target, headers: headers, isPersistent: isNew && !closes)
    return (request, bytes.count, bodySize)
  }

  private static func requestLine(
    _ line: ArraySlice<UInt8>
  ) throws(Failure) -> (method: String, target: String, isNew: Bool) {
    let parts = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard parts.count == 3, (1...16).contains(parts[0].count), parts[0].allSatisfy(isUppercase),
      parts[1].first == UInt8(ascii: "/"), parts[1].allSatisfy({ (0x21...0x7E).contains($0) })
    else { throw Failure(.badRequest) }
    let version = text(parts[2])
    guard version == "HTTP/1.1" || version == "HTTP/1.0" else {
      throw Failure(version.hasPrefix("HTTP/") ? .versionNotSupported : .badRequest)
    }
    return (text(parts[0]), text(parts[1]), version == "HTTP/1.1")
  }

  private static func header(_ line: ArraySlice<UInt8>) throws(Failure) -> HTTPRequest.Header {
    // A name without a value, a space before the colon, and a line that continues the previous value are invalid.
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
      line[..<colon].allSatisfy(isTokenByte)
    else { throw Failure(.badRequest) }
    func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    var value = line[(colon + 1)...].drop(while: isSpace)
    while let last = value.last, isSpace(last) { value.removeLast() }
    guard value.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\t") }) else { throw Failure(.badRequest) }
    return HTTPRequest.Header(name: text(line[..<colon]).lowercased(), value: text(value))
  }

  private static func length(_ text: String) throws(Failure) -> Int {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { throw Failure(.badRequest) }
    guard let length = Int(text), length <= largestBody else { throw Failure(.contentTooLarge) }
    return length
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}

private let newline = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")

private func isUppercase(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

private func isTokenByte(_ byte: UInt8) -> Bool {
  (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || "!#$%&'*+-.^_`|~".utf8.contains(byte)
}
