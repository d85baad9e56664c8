#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// HTTP/1.1 on the loopback interface, for one user. One thread waits for all sockets with `poll`; no operation blocks,
/// each client has a turn in each round, and each wait has a limit. Work between two rounds delays all answers, so it
/// must be short.
package final class HTTPServer {
  private let listener: Socket
  private let limits: ServerLimits
  private var connections: [Connection] = []
  private var buffer = [UInt8](repeating: 0, count: 16_384)
  private var lastHeartbeat = ContinuousClock.now
  /// No client was accepted in the last round because of too many connections or open files.
  private var isFull = false

  package init(port: UInt16, limits: ServerLimits = ServerLimits()) throws(SocketError) {
    listener = try Socket(listeningOn: port)
    self.limits = limits
  }

  deinit {
    for connection in connections { connection.end() }
    listener.close()
  }

  package var port: UInt16 { listener.port }

  package func run(until descriptor: Int32, work: () -> Duration, answer: (HTTPRequest) -> HTTPResponse) {
    while true {
      let workDelay = max(work(), .milliseconds(1))
      let delay = connections.contains(where: \.hasMoreRequests) ? .zero : workDelay
      var polls = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: isFull ? -1 : listener.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      polls += connections.map { connection in
        pollfd(
          fd: connection.socket.descriptor,
          events: (connection.wantsInput ? Int16(POLLIN) : 0) | (connection.wantsOutput ? Int16(POLLOUT) : 0),
          revents: 0)
      }
      isFull = false
      // The time limits of clients are checked at least every second.
      let longest: Duration = polls[1].fd < 0 ? .milliseconds(10) : .seconds(1)
      let result = poll(&polls, nfds_t(polls.count), min(delay, longest).milliseconds)
      if polls[0].revents != 0 { return }
      if result > 0 {
        for (connection, poll) in zip(connections, polls.dropFirst(2)) where poll.revents != 0 {
          transfer(connection, Int32(poll.revents))
        }
      }
      for connection in connections { connection.answer(at: .now, answer) }
      limitStreams()
      let now = ContinuousClock.now
      if now - lastHeartbeat > limits.heartbeat {
        lastHeartbeat = now
        // A comment, which pages ignore.
        broadcast(":\n\n")
      }
      for connection in connections { connection.endIfLate(at: now) }
      connections.removeAll { $0.phase == .ended }
      if polls[1].revents != 0 { accept(at: now) }
    }
  }

  package func broadcast(_ events: String) {
    let bytes = Array(events.utf8)
    let now = ContinuousClock.now
    for connection in connections { connection.send(event: bytes, at: now) }
  }

  /// Server-sent events (HTML, section 9.2).
  package static func event(_ name: StaticString, _ data: String) -> String {
    // A line break would start another field.
    let lines = data.split(omittingEmptySubsequences: false) { $0.isNewline }
    return "event: \(name)\n" + lines.map { "data: \($0)\n" }.joined() + "\n"
  }

  private func transfer(_ connection: Connection, _ events: Int32) {
    let now = ContinuousClock.now
    guard events & POLLNVAL == 0 else { return connection.end() }
    if events & POLLOUT != 0 { connection.write(at: now) }
    if events & (POLLIN | POLLHUP | POLLERR) != 0 {
      // The client of a connection that reads nothing is gone.
      if connection.wantsInput {
        connection.read(into: &buffer, at: now)
      } else if events & POLLIN == 0 {
        connection.end()
      }
    }
  }

  private func accept(at now: ContinuousClock.Instant) {
    do throws(SocketError) {
      while connections.count < limits.connections || endOldest(at: now) {
        guard let socket = try listener.accept() else { return }
        connections.append(Connection(socket, limits, at: now))
      }
    } catch {
      _ = endOldest(at: now)
    }
    // The other clients wait for a free connection.
    isFull = true
  }

  /// First a connection without a complete request, which needs no token, and a stream of events only if there is no
  /// other.
  private func endOldest(at now: ContinuousClock.Instant) -> Bool {
    let phases: [[Connection.Phase]] = [[.linger, .request], [.response], [.stream]]
    for phases in phases {
      let candidates = connections.filter { phases.contains($0.phase) && now - $0.start > limits.minimumTime }
      guard let oldest = candidates.min(by: { $0.start < $1.start }) else { continue }
      oldest.end()
      connections.removeAll { $0 === oldest }
      return true
    }
    return false
  }

  private func limitStreams() {
    let streams = connections.filter { $0.phase == .stream }
    guard streams.count > limits.streams else { return }
    // The connections are in the order in which they were accepted.
    streams[0].end()
  }
}

extension Duration {
  package var milliseconds: Int32 {
    let (seconds, attoseconds) = components
    return Int32(clamping: seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}

/// Protects against slow, broken, and hostile clients.
package struct ServerLimits: Sendable {
  /// Below the usual limit of open files on macOS, which is 256.
  package var connections = 200
  /// Before another client can take the place.
  package var minimumTime: Duration = .seconds(1)
  /// If there are more, the oldest stream ends.
  package var streams = 64
  /// From the first byte of a request, or from the start of the connection.
  package var requestTime: Duration = .seconds(10)
  /// Without a request.
  package var idleTime: Duration = .seconds(60)
  /// Without progress of a response.
  package var stallTime: Duration = .seconds(10)
  package var responseTime: Duration = .seconds(60)
  /// The server ignores what a client sends after an invalid request, so that the client can read the response.
  package var lingerTime: Duration = .seconds(2)
  /// In bytes, in a stream of events.
  package var unreadEvents = 65_536
  /// In a stream of events.
  package var heartbeat: Duration = .seconds(15)

  package init() {}
}
