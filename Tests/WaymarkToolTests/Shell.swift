import Foundation

/// A namespace for running system programs in tests.
enum Shell {
  struct Result {
    let status: Int32
    let output, errors: String
  }

  /// Returns the path of a program, or `nil` if the program is not installed.
  static func path(of program: String) -> String? {
    ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs a program and waits until the program exits.
  static func run(
    _ program: String, _ arguments: [String], in folder: URL, environment: [String: String] = ["PATH": "/usr/bin:/bin"],
    input: String = ""
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = environment
    // Files are used instead of pipes, because a full pipe blocks the program.
    let files = FileManager.default.temporaryDirectory.appendingPathComponent("waymark-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: files) }
    let (given, output, errors) = (
      files.appendingPathComponent("in"), files.appendingPathComponent("out"), files.appendingPathComponent("errors")
    )
    try Data(input.utf8).write(to: given)
    for file in [output, errors] { try Data().write(to: file) }
    process.standardInput = try FileHandle(forReadingFrom: given)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }
}
