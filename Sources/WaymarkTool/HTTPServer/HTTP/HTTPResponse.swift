package struct HTTPResponse: Sendable {
  package let status: HTTPStatus
  package let contentType: String
  package let body: [UInt8]
  package let contentPolicy: String
  package let allowedMethod: String?
  package let isEventStream: Bool

  package init(
    _ status: HTTPStatus, contentType: String = "text/plain; charset=utf-8", body: [UInt8],
    contentPolicy: String = "default-src 'none'", allowedMethod: String? = nil, isEventStream: Bool = false
  ) {
    self.status = status
    self.contentType = contentType
    self.body = body
    self.contentPolicy = contentPolicy
    self.allowedMethod = allowedMethod
    self.isEventStream = isEventStream
  }

  package init(_ status: HTTPStatus, _ text: String) { self.init(status, body: Array((text + "\n").utf8)) }

  package static func methodNotAllowed(_ method: String) -> HTTPResponse {
    HTTPResponse(.methodNotAllowed, body: Array("use \(method)\n".utf8), allowedMethod: method)
  }

  package static func eventStream(_ events: String) -> HTTPResponse {
    HTTPResponse(.ok, contentType: "text/event-stream", body: Array(events.utf8), isEventStream: true)
  }

  /// No response may be cached, embedded in other pages, or interpreted as another type.
  func head(keepsAlive: Bool) -> [UInt8] {
    var lines = [
      "HTTP/1.1 \(status.rawValue) \(status.phrase)",
      "Content-Security-Policy: \(contentPolicy); frame-ancestors 'none'", "Cache-Control: no-store",
      "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer", "Cross-Origin-Resource-Policy: same-origin",
      "Cross-Origin-Opener-Policy: same-origin", "Connection: \(keepsAlive ? "keep-alive" : "close")",
    ]
    if status != .noContent { lines.append("Content-Type: \(contentType)") }
    if status != .noContent, !isEventStream { lines.append("Content-Length: \(body.count)") }
    if let allowedMethod { lines.append("Allow: \(allowedMethod)") }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }
}

/// RFC 9110, section 15.
package enum HTTPStatus: Int, Sendable {
  case ok = 200
  case noContent = 204
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case requestTimeout = 408
  case conflict = 409
  case contentTooLarge = 413
  case misdirectedRequest = 421
  case tooManyRequests = 429
  case headersTooLarge = 431
  case notImplemented = 501
  case versionNotSupported = 505

  var phrase: String {
    switch self {
    case .ok: "OK"
    case .noContent: "No Content"
    case .badRequest: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .requestTimeout: "Request Timeout"
    case .conflict: "Conflict"
    case .contentTooLarge: "Content Too Large"
    case .misdirectedRequest: "Misdirected Request"
    case .tooManyRequests: "Too Many Requests"
    case .headersTooLarge: "Request Header Fields Too Large"
    case .notImplemented: "Not Implemented"
    case .versionNotSupported: "HTTP Version Not Supported"
    }
  }
}
