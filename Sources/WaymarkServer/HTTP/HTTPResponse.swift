/// An HTTP response.
package struct HTTPResponse: Sendable {
  package let status: HTTPStatus
  package let contentType: String
  package let body: [UInt8]
  /// The value of the header field Content-Security-Policy.
  package let contentPolicy: String
  /// The method that the resource supports, for a request with another method.
  package let allowedMethod: String?
  /// A Boolean value that indicates whether the response is a stream of events, which starts with the body.
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

  /// Creates a response with a short text.
  package init(_ status: HTTPStatus, _ text: String) {
    self.init(status, body: Array((text + "\n").utf8))
  }

  /// Creates a response for a request with a method that the resource doesn't support.
  package static func methodNotAllowed(_ method: String) -> HTTPResponse {
    HTTPResponse(.methodNotAllowed, body: Array("use \(method)\n".utf8), allowedMethod: method)
  }

  /// Creates a response that is a stream of events.
  ///
  /// - Parameter events: The first events, in the format of `HTTPServer.event(_:_:)`.
  /// - Returns: The response.
  package static func eventStream(_ events: String) -> HTTPResponse {
    HTTPResponse(.ok, contentType: "text/event-stream", body: Array(events.utf8), isEventStream: true)
  }

  /// Returns the status line and the header fields.
  ///
  /// No response may be cached, embedded in other pages, or interpreted as another type.
  func head(keepsAlive: Bool) -> [UInt8] {
    var lines = [
      "HTTP/1.1 \(status.rawValue) \(status.phrase)",
      "Content-Security-Policy: \(contentPolicy); frame-ancestors 'none'",
      "Cache-Control: no-store", "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
      "Cross-Origin-Resource-Policy: same-origin", "Cross-Origin-Opener-Policy: same-origin",
      "Connection: \(keepsAlive ? "keep-alive" : "close")",
    ]
    if status != .noContent { lines.append("Content-Type: \(contentType)") }
    if status != .noContent, !isEventStream { lines.append("Content-Length: \(body.count)") }
    if let allowedMethod { lines.append("Allow: \(allowedMethod)") }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }
}
