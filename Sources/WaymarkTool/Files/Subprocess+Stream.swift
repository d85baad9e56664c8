#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Subprocess {
  /// Why a stream ended before the program.
  package enum StreamError: Error {
    /// Neither input nor output for the longest allowed time.
    case silent
    case interrupted
  }

  package struct StreamLimits {
    package var silence: Duration = .seconds(60)
    /// A program that only repeats an error message does not run forever.
    package var errorBytes = 1 << 16
    /// Ends the stream when the descriptor becomes readable; -1 for none.
    package var interruption: Int32 = -1
    /// Calls the closure at least this often.
    package var tick: Duration = .seconds(60)
    package var onTick: () throws -> Void = {}

    package init() {}
  }

  /// Reads and writes at the same time, so the program can answer at once or at the end of its input, with one chunk of
  /// each in memory. If a closure throws, the program and those that it started are killed.
  package static func stream(
    _ program: String, _ arguments: [String], environment: [String: String], limits: StreamLimits = StreamLimits(),
    input: (inout [UInt8]) throws -> Void, output: (ArraySlice<UInt8>) throws -> Void,
    errors: (ArraySlice<UInt8>) throws -> Void
  ) throws -> Int32 {
    var stream = try Stream(program, arguments, environment: environment, limits)
    defer { stream.end() }
    while try stream.step(input, output, errors) {}
    return try stream.status(errors)
  }

  private struct Stream {
    private let process: pid_t
    private let limits: StreamLimits
    private var polls: [pollfd]
    private var unwritten: [UInt8] = []
    private var written = 0
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)
    private var errorCount = 0
    private var lastActivity = ContinuousClock.now
    private var exitStatus: Int32?

    init(
      _ program: String, _ arguments: [String], environment: [String: String], _ limits: StreamLimits
    ) throws(StartError) {
      var pipes: [Pipe] = []
      do throws(StartError) {
        for _ in 0..<3 { pipes.append(try Pipe()) }
        var actions = FileActions()
        defer { actions.destroy() }
        actions.redirect(input: pipes[0].readEnd, pipes[1].writeEnd, pipes[2].writeEnd)
        process = try spawn(program, arguments, environment: environment, &actions, isInOwnGroup: true)
      } catch {
        for pipe in pipes { pipe.close() }
        throw error
      }
      pipes[0].closeReadEnd()
      pipes[1].closeWriteEnd()
      pipes[2].closeWriteEnd()
      let input = pipes[0].writeEnd
      _ = fcntl(input, F_SETFL, fcntl(input, F_GETFL) | O_NONBLOCK)
      #if canImport(Darwin)
        _ = fcntl(input, F_SETNOSIGPIPE, 1)
      #endif
      self.limits = limits
      polls = [
        pollfd(fd: input, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: pipes[1].readEnd, events: Int16(POLLIN), revents: 0),
        pollfd(fd: pipes[2].readEnd, events: Int16(POLLIN), revents: 0),
        pollfd(fd: limits.interruption, events: Int16(POLLIN), revents: 0),
      ]
    }

    mutating func step(
      _ input: (inout [UInt8]) throws -> Void, _ output: (ArraySlice<UInt8>) throws -> Void,
      _ errors: (ArraySlice<UInt8>) throws -> Void
    ) throws -> Bool {
      if polls[0].fd >= 0, written == unwritten.count {
        unwritten.removeAll(keepingCapacity: true)
        written = 0
        try input(&unwritten)
        if unwritten.isEmpty { close(0) }
      }
      try wait(atMost: min(limits.silence, limits.tick))
      try limits.onTick()
      if polls[0].fd >= 0, polls[0].revents != 0 { write() }
      if polls[1].fd >= 0, polls[1].revents != 0, let count = read(1) {
        lastActivity = .now
        try output(buffer[..<count])
      }
      try readErrors(errors)
      return polls[1].fd >= 0
    }

    mutating func status(_ errors: (ArraySlice<UInt8>) throws -> Void) throws -> Int32 {
      close(0)
      while true {
        if exitStatus == nil {
          var status: Int32 = 0
          let ended = waitpid(process, &status, WNOHANG)
          if ended == process { exitStatus = Subprocess.exitStatus(of: status) }
        }
        // A program in the background can keep standard error open.
        if polls[2].fd < 0 || exitStatus != nil {
          try wait(atMost: .zero)
          if polls[2].fd >= 0, polls[2].revents != 0 {
            try readErrors(errors)
            continue
          }
          if let exitStatus { return exitStatus }
        }
        try wait(atMost: .milliseconds(5))
        try readErrors(errors)
      }
    }

    mutating func end() {
      // The other programs of the group can outlive the first program.
      kill(-process, SIGKILL)
      if exitStatus == nil { _ = Subprocess.wait(for: process) }
      for index in 0..<3 { close(index) }
    }

    private mutating func wait(atMost time: Duration) throws {
      let left = min(time, limits.silence - (ContinuousClock.now - lastActivity))
      guard left >= .zero else { throw StreamError.silent }
      for index in polls.indices { polls[index].revents = 0 }
      let (seconds, attoseconds) = left.components
      let milliseconds = Int32(clamping: seconds * 1_000 + attoseconds / 1_000_000_000_000_000)
      _ = poll(&polls, nfds_t(polls.count), milliseconds)
      if polls[3].revents != 0 { throw StreamError.interrupted }
    }

    private mutating func write() {
      let count = unwritten.withUnsafeBytes {
        writeWithoutSignal(polls[0].fd, UnsafeRawBufferPointer(rebasing: $0[written...]))
      }
      if count > 0 {
        written += count
        lastActivity = .now
      } else if errno != EAGAIN, errno != EINTR {
        // The program reads no more input.
        close(0)
      }
    }

    private mutating func readErrors(_ errors: (ArraySlice<UInt8>) throws -> Void) throws {
      guard polls[2].fd >= 0, polls[2].revents != 0, let count = read(2) else { return }
      let shown = min(count, limits.errorBytes - errorCount)
      guard shown > 0 else { return }
      errorCount += shown
      lastActivity = .now
      try errors(buffer[..<shown])
    }

    /// At the end, closes the pipe and returns `nil`.
    private mutating func read(_ index: Int) -> Int? {
      let count = systemRead(polls[index].fd, &buffer)
      if count > 0 { return count }
      if count == 0 || errno != EINTR { close(index) }
      return nil
    }

    private mutating func close(_ index: Int) {
      guard polls[index].fd >= 0 else { return }
      systemClose(polls[index].fd)
      // `poll` ignores a negative descriptor.
      polls[index].fd = -1
    }
  }
}

/// If no program reads the pipe, the result is -1, and no signal ends this process.
private func writeWithoutSignal(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  #if canImport(Darwin)
    return systemWrite(descriptor, bytes)
  #else
    // The signal is sent to the thread that writes, so other threads keep their behavior.
    var signals = sigset_t()
    var former = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, &former)
    let count = systemWrite(descriptor, bytes)
    let code = errno
    if count < 0, code == EPIPE {
      var now = timespec()
      _ = sigtimedwait(&signals, nil, &now)
    }
    pthread_sigmask(SIG_SETMASK, &former, nil)
    errno = code
    return count
  #endif
}
