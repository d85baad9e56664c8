import Foundation

/// Where a command reads and writes. Tests give it one of their own.
struct Console {
  /// Whether standard output is a person's terminal.
  var outputIsTerminal: Bool
  /// Whether standard error is a person's terminal.
  var errorIsTerminal: Bool
  /// Whether a terminal may be sent colours: see <https://no-color.org>.
  var allowsColor: Bool
  /// Writes to standard output.
  var write: (String) -> Void
  /// Writes to standard error.
  var writeError: (String) -> Void
  /// Reads a line from standard input, without its line break; nil at the end.
  var readLine: () -> String?

  /// The process's own.
  static var process: Console {
    let environment = ProcessInfo.processInfo.environment
    return Console(
      outputIsTerminal: isatty(STDOUT_FILENO) != 0,
      errorIsTerminal: isatty(STDERR_FILENO) != 0,
      allowsColor: environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb",
      write: { FileHandle.standardOutput.write(Data($0.utf8)) },
      writeError: { FileHandle.standardError.write(Data($0.utf8)) },
      readLine: { Swift.readLine() }
    )
  }
}

/// What a process reports to its caller.
enum ExitStatus: Int32, CaseIterable {
  case clean = 0
  /// Findings of severity error, or of any with `--strict`.
  case findings = 1
  /// Wrong usage, or a file that cannot be read or written.
  case failure = 2

  /// For people, without a full stop.
  var meaning: String {
    switch self {
    case .clean: "clean"
    case .findings: "findings"
    case .failure: "wrong usage or a file that cannot be read or written"
    }
  }
}

/// What keeps a command from doing its work, in words for the person who called it.
struct CommandError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
