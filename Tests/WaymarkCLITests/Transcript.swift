import Foundation

@testable import WaymarkCLI

/// Runs command lines in a folder and writes down what a person would see.
///
/// `cat FILE` shows a file. Lines of standard error start with `! `, a carriage return is shown as `␍`, and each command ends with its exit status. Commands run in the process's current
/// folder, so that only one transcript can be made at a time.
struct Transcript {
  private let folder: URL
  private let input: String

  init(in folder: URL, input: String = "") {
    self.folder = folder
    self.input = input
  }

  /// The transcript of commands, one a line. One that starts with `terminal` is run as on a terminal without colours.
  func text(of commands: String) -> String {
    let manager = FileManager.default
    let previous = manager.currentDirectoryPath
    guard manager.changeCurrentDirectoryPath(folder.path) else { return "cannot enter \(folder.path)" }
    defer { _ = manager.changeCurrentDirectoryPath(previous) }
    return commands.split(separator: "\n").map { run(String($0)) }.joined(separator: "\n")
  }

  private func run(_ command: String) -> String {
    var words = Self.words(command)
    if words.first == "cat" {
      let text = (try? String(contentsOf: folder.appendingPathComponent(words[1]), encoding: .utf8)) ?? "(no file)\n"
      return "$ \(command)\n\(text)"
    }
    let isTerminal = words.first == "terminal"
    if isTerminal { words.removeFirst() }
    var written = ""
    var lines = input.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast()
    let status = withoutActuallyEscaping(
      { (text: String, mark: String) in
        let text = text.replacing("\r\n", with: "␍\n")
        written += text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(text.hasSuffix("\n") ? 1 : 0)
          .map { (mark + $0) + "\n" }.joined()
      },
      do: { write in
        let console = Console(
          outputIsTerminal: isTerminal, errorIsTerminal: isTerminal, allowsColor: false,
          write: { write($0, "") }, writeError: { write($0, isTerminal ? "" : "! ") }, readLine: { lines.popFirst() })
        return WaymarkCommandLine.run(Array(words.dropFirst()), console)
      })
    return "$ \(words.joined(separator: " "))\n\(written)(exit \(status.rawValue))\n"
  }

  /// Words parted by spaces; a word in single quotes may hold some.
  private static func words(_ command: String) -> [String] {
    command.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap { index, piece in
      index % 2 == 1 ? [String(piece)] : piece.split(separator: " ").map(String.init)
    }
  }
}

/// A folder of its own for a test, gone afterwards.
func withScratchFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("waymark-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}
