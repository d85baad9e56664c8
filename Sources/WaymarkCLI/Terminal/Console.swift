import Foundation

/// The input and output of a command. Tests create their own console.
struct Console {
  /// A Boolean value that indicates whether standard output is a terminal.
  var outputIsTerminal: Bool
  /// A Boolean value that indicates whether standard error is a terminal.
  var errorIsTerminal: Bool
  var color: ColorPreference
  /// Writes to standard output.
  var write: (String) -> Void
  /// Writes to standard error.
  var writeError: (String) -> Void
  /// Reads a line from standard input, without the line break. The result is `nil` at the end of the input.
  var readLine: () -> String?

  /// The console of the process.
  static var process: Console {
    Console(
      outputIsTerminal: isatty(STDOUT_FILENO) != 0,
      errorIsTerminal: isatty(STDERR_FILENO) != 0,
      color: ColorPreference(environment: ProcessInfo.processInfo.environment),
      write: { FileHandle.standardOutput.write(Data($0.utf8)) },
      writeError: { FileHandle.standardError.write(Data($0.utf8)) },
      readLine: { Swift.readLine() }
    )
  }
}

/// The exit status of the process.
enum ExitStatus: Int32, CaseIterable {
  case clean = 0
  /// The command reported errors or breaking changes. With `--strict`, warnings also result in exit status 1.
  case findings = 1
  /// The arguments were wrong, or a file could not be read or written.
  case failure = 2

  /// A description for the user, without a period.
  var meaning: String {
    switch self {
    case .clean: "success"
    case .findings: "findings"
    case .failure: "wrong usage or a file that cannot be read or written"
    }
  }
}

/// An error that ends a command and contains a message for the user.
struct CommandError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
