import Foundation

/// The result of a command.
package struct Child: Sendable {
  package let status: Int32
  /// The time from launch to exit.
  package let seconds: Double
  /// The processor time of the command and of its child processes.
  package let processorSeconds: Double
  /// The peak memory of the command or of one of its child processes.
  package let peakBytes: Int
  /// The text of standard output and standard error.
  package let output: String

  /// Runs a command.
  ///
  /// - Parameters:
  ///   - arguments: The path or name of the command, then its arguments.
  ///   - folder: The working folder, or `nil` for the folder of this process.
  ///   - environment: The variables to add to the environment of this process.
  /// - Returns: The result of the command.
  /// - Throws: An error if the command can't be started.
  package static func run(
    _ arguments: [String], in folder: URL? = nil, adding environment: [String: String] = [:]
  ) throws -> Child {
    var descriptors: [Int32] = [0, 0]
    guard pipe(&descriptors) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, descriptors[1], 1)
    posix_spawn_file_actions_adddup2(&actions, descriptors[1], 2)
    posix_spawn_file_actions_addclose(&actions, descriptors[0])
    posix_spawn_file_actions_addclose(&actions, descriptors[1])
    // Some C libraries can't start a command in another folder, so a shell changes the folder.
    let arguments = (folder.map { ["sh", "-c", #"cd "$0" && exec "$@""#, $0.path] } ?? []) + arguments
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { "\($0)=\($1)" }
    let started = ContinuousClock.now
    let (code, process) = withCStrings(arguments) { arguments in
      withCStrings(variables) { variables in
        var process = pid_t()
        let code = posix_spawnp(&process, arguments[0]!, &actions, nil, arguments, variables)
        return (code, process)
      }
    }
    close(descriptors[1])
    guard code == 0 else {
      close(descriptors[0])
      throw POSIXError(.init(rawValue: code) ?? .EIO)
    }
    let output = FileHandle(fileDescriptor: descriptors[0], closeOnDealloc: true).readDataToEndOfFile()
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    let ended = ContinuousClock.now
    #if canImport(Darwin)
      let unit = 1
    #else
      let unit = 1_024
    #endif
    return Child(
      // The status is the exit status, or 128 plus the number of the signal.
      status: status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F,
      seconds: (ended - started) / .seconds(1),
      processorSeconds: seconds(usage.ru_utime) + seconds(usage.ru_stime),
      peakBytes: Int(usage.ru_maxrss) * unit,
      output: String(decoding: output, as: UTF8.self))
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000 }

  private static func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
