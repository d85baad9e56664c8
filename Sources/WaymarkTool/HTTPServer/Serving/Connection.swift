/// Reads a request, answers it, and reads the next. An invalid request and a stream of events are the last.
final class Connection {
  typealias Instant = ContinuousClock.Instant

  private(set) var phase = Phase.request
  let socket: Socket
  private let limits: ServerLimits
  private var parser = HTTPRequestParser()
  /// Responses with the same body share its memory.
  private var output: [ArraySlice<UInt8>] = []
  private var unsent: Int { output.reduce(0) { $0 + $1.count } }
  private(set) var start: Instant
  private var progress: Instant
  private(set) var hasMoreRequests = false
  private static let mostAnswers = 4
  private var next = Phase.request

  enum Phase: Equatable {
    case request
    case response
    case stream
    /// The connection ignores all input after the last response.
    case linger
    case ended
  }

  init(_ socket: Socket, _ limits: ServerLimits, at now: Instant) {
    self.socket = socket
    self.limits = limits
    (start, progress) = (now, now)
  }

  var wantsInput: Bool { phase == .linger || phase == .stream || phase == .request && parser.capacity > 0 }
  var wantsOutput: Bool { !output.isEmpty }

  /// Reads from the socket once, so that no client keeps the server busy.
  func read(into buffer: inout [UInt8], at now: Instant) {
    let count = phase == .request ? min(parser.capacity, buffer.count) : buffer.count
    switch socket.read(into: &buffer, atMost: count) {
    case .later: break
    case .ended: end()
    case .bytes(let count):
      // Only requests and unsent output are limited in time, so a client can't extend any time by sending bytes.
      guard phase == .request else { break }
      if !parser.isPartial { start = now }
      parser.append(buffer[..<count])
    }
  }

  /// Answers only some of many requests at once, so that other clients have their turns.
  func answer(at now: Instant, _ answer: (HTTPRequest) -> HTTPResponse) {
    hasMoreRequests = false
    for _ in 0..<Self.mostAnswers {
      guard phase == .request else { return }
      switch parser.next() {
      case .incomplete: return
      case .failure(let status): send(HTTPResponse(status, "invalid request"), then: .linger, at: now)
      case .request(let request):
        let response = answer(request)
        // The response to HEAD has no body (RFC 9110, section 9.3.2), so the connection ends after this one.
        let continues = request.isPersistent && request.method != "HEAD"
        send(response, then: response.isEventStream ? .stream : continues ? .request : .linger, at: now)
      }
    }
    hasMoreRequests = phase == .request && parser.isPartial
  }

  /// A client that leaves too many events unread is disconnected.
  func send(event: [UInt8], at now: Instant) {
    guard phase == .stream else { return }
    guard unsent + event.count <= limits.unreadEvents else { return end() }
    if output.isEmpty { (start, progress) = (now, now) }
    output.append(event[...])
    write(at: now)
  }

  func write(at now: Instant) {
    while let first = output.first {
      switch socket.write(first) {
      case .later: return
      case .ended: return end()
      case .bytes(let count):
        progress = now
        if count == first.count { output.removeFirst() } else { output[0] = first.dropFirst(count) }
      }
    }
    guard phase == .response else { return }
    phase = next
    start = now
    if phase == .linger { socket.endOutput() }
  }

  func endIfLate(at now: Instant) {
    switch phase {
    case .request where parser.isPartial:
      if now - start > limits.requestTime {
        send(HTTPResponse(.requestTimeout, "the request took too long"), then: .linger, at: now)
      }
    case .request: if now - start > limits.idleTime { end() }
    case .response:
      if now - progress > limits.stallTime || now - start > limits.responseTime { end() }
    case .stream: if wantsOutput, now - progress > limits.stallTime { end() }
    case .linger: if now - start > limits.lingerTime { end() }
    case .ended: break
    }
  }

  func end() {
    guard phase != .ended else { return }
    phase = .ended
    output = []
    socket.close()
  }

  private func send(_ response: HTTPResponse, then next: Phase, at now: Instant) {
    output = [response.head(keepsAlive: next == .request)[...]]
    if !response.body.isEmpty { output.append(response.body[...]) }
    (start, progress) = (now, now)
    // A stream stays open after its first events.
    phase = next == .stream ? .stream : .response
    self.next = next
    write(at: now)
  }
}
