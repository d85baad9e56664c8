#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Until Control-C, or until the system or the reader of the output ends the command.
struct Interruption {
  let descriptor: Int32
  private let writeEnd: Int32

  /// Makes the signals SIGINT and SIGTERM end the command instead of the process. A second signal ends the process.
  init() throws(CommandError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw CommandError("cannot create a pipe; close some files or programs") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    descriptor = ends[0]
    writeEnd = ends[1]
    signalPipe = writeEnd
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        // Only functions that POSIX allows in handlers of signals.
        let code = errno
        signal(number, SIG_DFL)
        var byte: UInt8 = 0
        _ = write(signalPipe, &byte, 1)
        errno = code
      }
    }
  }

  func end() {
    for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
    for end in [descriptor, writeEnd] { close(end) }
  }

  func wait(_ time: Duration, writingTo output: Int32) -> Bool {
    let reader = Self.isPipe(output) ? output : -1
    var polls = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0), pollfd(fd: reader, events: 0, revents: 0),
    ]
    let count = poll(&polls, nfds_t(polls.count), time.milliseconds)
    // A signal can end the wait early.
    guard count > 0 else { return true }
    return polls[0].revents == 0 && Int32(polls[1].revents) & (POLLERR | POLLHUP) == 0
  }

  private static func isPipe(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && [S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT)
  }
}

/// The handler of signals can't have a context.
nonisolated(unsafe) private var signalPipe: Int32 = -1
