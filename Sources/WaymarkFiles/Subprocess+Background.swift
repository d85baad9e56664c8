#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Functions for programs that run while this process continues.
extension Subprocess {
  /// A program that runs in the background.
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

  /// Starts a program without a shell, without standard input, and without output.
  ///
  /// The program is in its own process group, so it continues if Control-C ends this process.
  package static func start(
    _ program: String, _ arguments: [String], environment: [String: String]
  ) throws(StartError) -> Background {
    var actions = FileActions()
    defer { actions.destroy() }
    actions.discardOutput()
    let process = try Subprocess.spawn(program, arguments, environment: environment, &actions, isInOwnGroup: true)
    return Background(process)
  }
}
