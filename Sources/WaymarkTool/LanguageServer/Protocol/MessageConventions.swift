/// The differences between the protocols of two servers.
package struct MessageConventions: Sendable {
  package enum Framing: Sendable {
    /// Each message has a header with its length.
    case headers
    /// Each message is one line.
    case lines

    func frame(_ message: [UInt8]) -> [UInt8] {
      switch self {
      case .headers: Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
      case .lines: message + [0x0A]
      }
    }
  }

  let framing: Framing
  /// The notification that cancels a request, and the key of the request's ID.
  let cancellation, canceledID: String
  let answersCanceledRequests: Bool
  /// The exit status if the input ends.
  let statusAtEnd: Int32

  package static let languageServer = MessageConventions(
    framing: .headers, cancellation: "$/cancelRequest", canceledID: "id", answersCanceledRequests: true, statusAtEnd: 1)

  /// <https://modelcontextprotocol.io/specification/2025-06-18/basic/transports>
  package static let modelContext = MessageConventions(
    framing: .lines, cancellation: "notifications/cancelled", canceledID: "requestId", answersCanceledRequests: false,
    statusAtEnd: 0)
}
