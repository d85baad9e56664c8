import SpecText

/// Converts messages to messages, which the transport reads and writes.
package protocol MessageServer: AnyObject {
  /// The server ends if this process ends.
  var parentProcess: Int? { get }
  var exitStatus: Int32? { get }

  func handle(_ message: Message) -> [JSONValue]
  /// The messages that the server sends if no message of the client is left.
  func flush() -> [JSONValue]
}
