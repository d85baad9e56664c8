/// Splits a stream, in pieces of any size, into messages. After a malformed header or a line that is too long, the framer
/// continues with the next message, so one bad message doesn't end the connection.
struct MessageFramer {
  static let largestMessage = 64 << 20
  private static let longestHeader = 4_096

  enum Frame {
    case message([UInt8])
    case invalid(ResponseError)
  }

  private let framing: MessageConventions.Framing
  private var buffer: [UInt8] = []
  private var start = 0
  private var length: Int?
  /// The bytes of an oversized message still to skip.
  private var left = 0
  /// The bytes before this index contain no end of a line.
  private var searched = 0
  private var isSkippingLine = false

  init(_ framing: MessageConventions.Framing) { self.framing = framing }

  mutating func append(_ bytes: some Collection<UInt8>) { buffer += bytes }

  /// The last line can lack a line break.
  mutating func finish() { if framing == .lines { buffer.append(0x0A) } }

  mutating func next() -> Frame? {
    defer { if start > 65_536 || start == buffer.count { compact() } }
    switch framing {
    case .headers: return nextAfterHeader()
    case .lines: return nextLine()
    }
  }

  private mutating func nextLine() -> Frame? {
    while let end = buffer[searched...].firstIndex(of: 0x0A) {
      let line = buffer[start..<end]
      start = end + 1
      searched = start
      if isSkippingLine {
        isSkippingLine = false
      } else if line.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) {
        return line.count > Self.largestMessage ? Self.tooLarge : .message(Array(line))
      }
    }
    searched = buffer.count
    guard isSkippingLine || buffer.count - start > Self.largestMessage else { return nil }
    start = buffer.count
    defer { isSkippingLine = true }
    return isSkippingLine ? nil : Self.tooLarge
  }

  private static let tooLarge = Frame.invalid(
    ResponseError(.invalidRequest, "the message has more than \(largestMessage >> 20) MiB, which is the maximum"))

  private mutating func nextAfterHeader() -> Frame? {
    if left > 0 {
      let count = min(left, buffer.count - start)
      start += count
      left -= count
      if left > 0 { return nil }
    }
    if length == nil {
      guard let header = takeHeader() else { return nil }
      switch Self.length(in: header) {
      case .success(let length) where length > Self.largestMessage:
        left = length
        return .invalid(
          ResponseError(
            .invalidRequest,
            "the message has \(length >> 20) MiB, and the maximum is \(Self.largestMessage >> 20) MiB"))
      case .success(let length): self.length = length
      case .failure(let error): return .invalid(error)
      }
    }
    guard let length, buffer.count - start >= length else { return nil }
    let message = Array(buffer[start..<start + length])
    start += length
    self.length = nil
    return .message(message)
  }

  private mutating func compact() {
    buffer.removeFirst(start)
    searched = max(0, searched - start)
    start = 0
  }

  private mutating func takeHeader() -> [UInt8]? {
    // Blank lines between messages are skipped.
    while start < buffer.count, buffer[start] == 0x0D || buffer[start] == 0x0A { start += 1 }
    var index = start
    while index < buffer.count {
      // Some clients end lines with a line feed only.
      if buffer[index] == 0x0A, Self.isEmptyLine(buffer[start..<index]) {
        let header = Array(buffer[start..<index])
        start = index + 1
        return header
      }
      index += 1
      if index - start > Self.longestHeader {
        let header = Array(buffer[start..<index])
        start = index
        return header
      }
    }
    return nil
  }

  private static func isEmptyLine(_ text: ArraySlice<UInt8>) -> Bool {
    let last = text.last == 0x0D ? text.dropLast() : text
    return last.last == 0x0A
  }

  private static func length(in header: [UInt8]) -> Result<Int, ResponseError> {
    func error(_ message: String) -> Result<Int, ResponseError> { .failure(ResponseError(.parseError, message)) }
    var found: Int?
    for line in header.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(decoding: parts[0], as: UTF8.self).lowercased()
      // The text before the header can be the rest of a malformed message.
      guard name.hasSuffix("content-length") else { continue }
      let digits = (parts.count > 1 ? parts[1] : []).filter { $0 != 0x20 && $0 != 0x09 }
      guard !digits.isEmpty, digits.allSatisfy({ $0 &- 0x30 < 10 }),
        let length = Int(String(decoding: digits, as: UTF8.self))
      else { return error("the value of `Content-Length` is not a number") }
      if let found, found != length { return error("the header has two different values of `Content-Length`") }
      found = length
    }
    return found.map { .success($0) } ?? error("the header `Content-Length` is missing")
  }
}
