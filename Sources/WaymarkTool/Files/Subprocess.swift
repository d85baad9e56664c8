#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Foundation's `Process` would make the tool ten times larger on Linux.
package enum Subprocess {
  package struct Answer {
    /// Or the number of the signal that ended the program plus 128.
    package let status: Int32
    /// More bytes than the limit if the program wrote too much.
    package let output: [UInt8]
    package let errors: String

    package var line: String {
      String(decoding: output.last == UInt8(ascii: "\n") ? output.dropLast() : output[...], as: UTF8.self)
    }
  }

  package struct StartError: Error {
    package let reason: String

    init(_ code: Int32) { reason = String(cString: strerror(code)).lowercased() }
  }

  /// Without a shell and without standard input. Kills the program if it exceeds the limit of standard output.
  package static func run(
    _ program: String, _ arguments: [String], environment: [String: String], mostOutput: Int = .max
  ) throws(StartError) -> Answer {
    let output = try Pipe()
    let errors: Pipe
    do throws(StartError) {
      errors = try Pipe()
    } catch {
      output.close()
      throw error
    }
    var actions = FileActions()
    defer { actions.destroy() }
    actions.redirect(output.writeEnd, errors.writeEnd)
    defer {
      output.closeReadEnd()
      errors.closeReadEnd()
    }
    let start = Result { () throws(StartError) in try spawn(program, arguments, environment: environment, &actions) }
    output.closeWriteEnd()
    errors.closeWriteEnd()
    let process = try start.get()
    let (outputBytes, errorBytes) = read(output.readEnd, errors.readEnd, mostOutput)
    if outputBytes.count > mostOutput { kill(process, SIGKILL) }
    return Answer(status: wait(for: process), output: outputBytes, errors: String(decoding: errorBytes, as: UTF8.self))
  }

  /// Without a shell and without standard input. The program writes to the outputs of this process.
  package static func passThrough(
    _ program: String, _ arguments: [String], environment: [String: String]
  ) throws(StartError) -> Int32 {
    var actions = FileActions()
    defer { actions.destroy() }
    actions.redirect(STDOUT_FILENO, STDERR_FILENO)
    return wait(for: try spawn(program, arguments, environment: environment, &actions))
  }

  static func spawn(
    _ program: String, _ arguments: [String], environment: [String: String], _ actions: inout FileActions,
    isInOwnGroup: Bool = false
  ) throws(StartError) -> pid_t {
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    if isInOwnGroup {
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
      posix_spawnattr_setpgroup(&attributes, 0)
    }
    var process = pid_t()
    let code = withPointers(to: [program] + arguments) { arguments in
      withPointers(to: environment.map { "\($0.key)=\($0.value)" }) { environment in
        posix_spawn(&process, program, &actions.actions, &attributes, arguments, environment)
      }
    }
    guard code == 0 else { throw StartError(code) }
    return process
  }

  static func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return exitStatus(of: status)
  }

  static func exitStatus(of status: Int32) -> Int32 {
    // The low seven bits are the number of a signal; the next byte is the exit status (POSIX `wait`).
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Both at the same time, because the program waits while a pipe is full, until the first exceeds the limit.
  private static func read(_ first: Int32, _ second: Int32, _ most: Int) -> ([UInt8], [UInt8]) {
    var polls = [first, second].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var bytes: [[UInt8]] = [[], []]
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while polls.contains(where: { $0.fd >= 0 }), bytes[0].count <= most {
      guard poll(&polls, nfds_t(polls.count), -1) >= 0 || errno == EINTR else { break }
      for index in polls.indices where polls[index].fd >= 0 && polls[index].revents != 0 {
        let count = systemRead(polls[index].fd, &buffer)
        if count > 0 { bytes[index] += buffer[..<count] }
        // `poll` ignores a negative descriptor.
        if count == 0 || (count < 0 && errno != EINTR) { polls[index].fd = -1 }
      }
    }
    return (bytes[0], bytes[1])
  }

  private static func withPointers<Result>(
    to texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = texts.map { strdup($0) }
    defer { pointers.forEach { free($0) } }
    return body(pointers + [nil])
  }

  /// Other programs that this process starts don't inherit the ends.
  struct Pipe {
    let readEnd, writeEnd: Int32

    init() throws(StartError) {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { throw StartError(errno) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      (readEnd, writeEnd) = (ends[0], ends[1])
    }

    func closeReadEnd() { systemClose(readEnd) }
    func closeWriteEnd() { systemClose(writeEnd) }

    func close() {
      closeReadEnd()
      closeWriteEnd()
    }
  }

  struct FileActions {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif

    init() { posix_spawn_file_actions_init(&actions) }

    /// Standard input is empty by default.
    mutating func redirect(input: Int32? = nil, _ output: Int32, _ errors: Int32) {
      if let input {
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
      } else {
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      }
      posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    }

    mutating func discardOutput() {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      for output in [STDOUT_FILENO, STDERR_FILENO] {
        posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0)
      }
    }

    mutating func destroy() { posix_spawn_file_actions_destroy(&actions) }
  }
}

// Types of this module have methods with the names of these C functions.

func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int { read(descriptor, &buffer, buffer.count) }

func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

func systemClose(_ descriptor: Int32) { _ = close(descriptor) }

extension Subprocess {
  package struct Background {
    private let process: pid_t

    fileprivate init(_ process: pid_t) { self.process = process }

    /// The caller must call the method until it returns a status.
    package func status() -> Int32? {
      var status: Int32 = 0
      // If there is no such program, the status stays 0.
      return waitpid(process, &status, WNOHANG) == 0 ? nil : Subprocess.exitStatus(of: status)
    }
  }

  /// Without a shell, standard input, and output, in its own process group, so the program continues if Control-C ends
  /// this process.
  package static func start(
    _ program: String, _ arguments: [String], environment: [String: String]
  ) throws(StartError) -> Background {
    var actions = FileActions()
    defer { actions.destroy() }
    actions.discardOutput()
    let process = try Subprocess.spawn(program, arguments, environment: environment, &actions, isInOwnGroup: true)
    return Background(process)
  }

  package static func path(of name: String, environment: [String: String]) -> String? {
    // A relative folder in PATH could be a folder of the package.
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
    return folders.map { $0 + "/" + name }.first(where: FileSystem.isProgram)
  }
}
