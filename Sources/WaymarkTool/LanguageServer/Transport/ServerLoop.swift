#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads whenever bytes are available, also while it waits for the client to read, so a client that writes a long
/// message before reading an answer never blocks.
package struct ServerLoop {
  private let input: Int32
  private let output: Int32
  private let conventions: MessageConventions
  private var queue: MessageQueue
  private var isAtEnd = false

  package init(_ conventions: MessageConventions, input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
    self.conventions = conventions
    queue = MessageQueue(conventions)
    self.input = input
    self.output = output
  }

  package mutating func run(_ server: some MessageServer) -> Int32 {
    // A closed output is an error of `write`, and doesn't end the process with a signal.
    signal(SIGPIPE, SIG_IGN)
    while true {
      readAvailable(waiting: queue.isEmpty)
      if queue.isEmpty {
        if isAtEnd { return conventions.statusAtEnd }
        if isParentGone(server) { return 1 }
        continue
      }
      for message in queue.step(server) where !send(message) { return 1 }
      if let status = server.exitStatus { return status }
    }
  }

  /// In milliseconds.
  private static let checkInterval: Int32 = 2_000

  private func isParentGone(_ server: some MessageServer) -> Bool {
    guard let process = server.parentProcess.flatMap({ pid_t(exactly: $0) }), process > 0 else { return false }
    return kill(process, 0) != 0 && errno == ESRCH
  }

  private mutating func readAvailable(waiting: Bool) {
    var timeout = waiting ? Self.checkInterval : 0
    while !isAtEnd {
      var state = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      guard poll(&state, 1, timeout) > 0 else { return }
      read()
      timeout = 0
    }
  }

  private mutating func read() {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = systemRead(input, &bytes)
    if count > 0 {
      queue.append(Array(bytes.prefix(count)))
    } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
      isAtEnd = true
      queue.finish()
    }
  }

  /// A pipe that is ready accepts at least 512 bytes without blocking (POSIX, `PIPE_BUF`).
  private mutating func send(_ message: [UInt8]) -> Bool {
    var rest = conventions.framing.frame(message)[...]
    while !rest.isEmpty {
      var states = [
        pollfd(fd: output, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: isAtEnd ? -1 : input, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&states, 2, -1) > 0 else {
        if errno == EINTR { continue }
        return false
      }
      if states[0].revents & Int16(POLLOUT) != 0 {
        let count = rest.prefix(Self.pipeBuffer).withUnsafeBytes { systemWrite(output, $0) }
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR, errno != EAGAIN {
          return false
        }
      } else if states[0].revents != 0 {
        return false
      }
      if states[1].revents != 0 { read() }
    }
    return true
  }

  private static let pipeBuffer = 512
}
