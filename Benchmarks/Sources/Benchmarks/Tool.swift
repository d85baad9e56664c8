import Foundation

/// The optimized tool, which is in the same folder as the benchmarks.
enum Tool {
  enum Problem: Error {
    /// The tool doesn't exist at the path.
    case missing(String)
    /// A command failed.
    case failed(String, output: String)
  }

  /// The path of the tool.
  static var path: String {
    get throws {
      let path = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("waymark").path
      guard FileManager.default.isExecutableFile(atPath: path) else { throw Problem.missing(path) }
      return path
    }
  }
}
