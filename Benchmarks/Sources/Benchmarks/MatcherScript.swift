import Foundation
import Measuring

/// A script and a page that measure matches with a WebAssembly module.
struct MatcherScript {
  /// The path of the script for Node.
  let path: String
  /// The path of the page, which contains the script.
  let pagePath: String

  /// The input of the script.
  private struct Input: Encodable {
    let module: Data
    let table: Data
    let urls: [String]
    let milliseconds: Int
  }

  /// Compiles the module, and writes the script and the page.
  ///
  /// - Parameters:
  ///   - table: The link table.
  ///   - urls: The URLs to match.
  ///   - folder: The folder of the files.
  /// - Throws: An error if the module can't be compiled, or if a file can't be written.
  init(table: [UInt8], urls: [String], in folder: URL) throws {
    let sources = Repository.root.appendingPathComponent("Benchmarks/WebAssembly")
    let module = folder.appendingPathComponent("matcher.wasm")
    let compiler = try Child.run(["bash", sources.appendingPathComponent("compile.sh").path, module.path])
    guard compiler.status == 0 else { throw Tool.Problem.failed("compile.sh", output: compiler.output) }

    let input = Input(module: try Data(contentsOf: module), table: Data(table), urls: urls, milliseconds: 20)
    let script =
      "const input = \(String(decoding: try JSONEncoder().encode(input), as: UTF8.self));\n"
      + (try String(contentsOf: sources.appendingPathComponent("measure.js"), encoding: .utf8))
    path = folder.appendingPathComponent("measure.js").path
    try Data(script.utf8).write(to: URL(fileURLWithPath: path))
    pagePath = folder.appendingPathComponent("page.html").path
    try Data("<!doctype html><body><script src=\"measure.js\"></script></body>".utf8)
      .write(to: URL(fileURLWithPath: pagePath))
  }

  /// Runs a command that prints the result of the script.
  ///
  /// - Parameter command: The path or name of the command, then its arguments.
  /// - Returns: The time of a match in nanoseconds, and the sum of one pass over the URLs.
  /// - Throws: An error if the command fails or prints no result.
  static func result(of command: [String]) throws -> (nanoseconds: Double, sum: UInt32) {
    let child = try Child.run(command)
    guard child.status == 0, let match = child.output.firstMatch(of: /result: ([0-9.]+) ([0-9]+)/),
      let nanoseconds = Double(match.1), let sum = UInt32(match.2)
    else { throw Tool.Problem.failed(command[0], output: child.output) }
    return (nanoseconds, sum)
  }
}
