import Foundation

@testable import WaymarkTool

/// A transcript of command lines in a folder, with the output that the user would see.
///
/// `cat FILE` shows a file. Lines of standard error start with `! `, and a carriage return is shown as `␍`. Each
/// command ends with its exit status. Commands run in the current folder of the process, so only one transcript can run
/// at a time.
struct Transcript {
  private let folder: URL
  private let input: String

  init(in folder: URL, input: String = "") {
    self.folder = folder
    self.input = input
  }

  /// Returns the transcript of commands, with one command on each line. A command with the prefix `terminal` runs as in
  /// a terminal without colors.
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
    let status = withoutActuallyEscaping(
      { (text: String, mark: String) in
        let text = text.replacing("\r\n", with: "␍\n")
        written += text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(text.hasSuffix("\n") ? 1 : 0)
          .map { (mark + $0) + "\n" }.joined()
      },
      do: { write in
        let console = Console(
          outputIsTerminal: isTerminal, errorIsTerminal: isTerminal, color: .never,
          write: { write($0, "") }, writeError: { write($0, isTerminal ? "" : "! ") },
          readAll: { _ in Array(input.utf8) },
          forEachChunk: { body in try Array(input.utf8).withUnsafeBufferPointer(body) })
        return WaymarkCommandLine.run(Array(words.dropFirst()), console)
      })
    return "$ \(words.joined(separator: " "))\n\(written)(exit \(status.rawValue))\n"
  }

  /// Returns the words of a command, which are separated by spaces. A word in single quotes may contain spaces.
  private static func words(_ command: String) -> [String] {
    command.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap { index, piece in
      index % 2 == 1 ? [String(piece)] : piece.split(separator: " ").map(String.init)
    }
  }
}

/// Calls a function with a new folder and removes the folder afterwards.
func withScratchFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("waymark-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}
