import Dispatch
import Foundation

/// Runs git in a work tree. Only commands that read, and no shell in between.
///
/// What a repository holds may come from anybody: its settings, which can name programs, are those of its own `.git` and never of a
/// folder that is committed, and nothing is fetched, which would run what the settings say.
struct Git {
  struct Answer {
    let status: Int32
    let output: [UInt8]
    let errors: String

    /// The output without the line break at its end.
    var line: String {
      String(decoding: output.last == UInt8(ascii: "\n") ? output.dropLast() : output[...], as: UTF8.self)
    }
  }

  private let program: URL
  private let environment: [String: String]
  /// The top of the work tree, which holds `.git`.
  let top: String

  /// - Parameters:
  ///   - folder: An absolute path without symbolic links.
  ///   - environment: Of this process.
  /// - Returns: nil where the folder is in no work tree.
  /// - Throws: ``CommandError`` where there is no git.
  init?(
    around folder: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(CommandError) {
    // git itself would take a folder with the files of a repository for one, and such a folder can be committed; a `.git` cannot.
    var candidate = folder
    while !FileSystem.exists(FileSystem.joined(candidate, ".git")) {
      guard candidate != "/", !candidate.isEmpty else { return nil }
      candidate = FileSystem.folder(of: candidate)
    }
    top = candidate
    // A folder without a slash in front would be one of the package's own.
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
    guard let path = folders.map({ $0 + "/git" }).first(where: FileManager.default.isExecutableFile) else {
      throw CommandError(
        "`--against` reads revisions with git, and there is none in PATH; install it, or compare two files: `waymark diff OLD SPEC`"
      )
    }
    program = URL(fileURLWithPath: path)
    self.environment = Self.environment(environment)
  }

  /// What git is told of a process's environment.
  private static func environment(_ environment: [String: String]) -> [String: String] {
    // Those of git itself name a repository and its parts, in a hook that of the hook. These say how git is installed and where
    // a person's settings are.
    let kept: Set = ["GIT_EXEC_PATH", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM"]
    return environment.filter { !$0.key.hasPrefix("GIT_") || kept.contains($0.key) }.merging([
      "LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0", "GIT_PAGER": "cat",
      // A partial clone fetches what it lacks, with programs that its settings name. git knows the first from 2.45 on; the
      // second, a list of protocols without any, is known to all.
      "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "",
    ]) { $1 }
  }

  /// - Throws: ``CommandError`` where git cannot be started.
  func run(_ arguments: [String]) throws(CommandError) -> Answer {
    let process = Process()
    process.executableURL = program
    process.arguments = ["-C", top, "-c", "safe.bareRepository=explicit"] + arguments
    process.environment = environment
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.run()
    } catch {
      throw CommandError("cannot run git: \(error.localizedDescription)")
    }
    // Both are read at once, as git waits where a pipe is full.
    let said = Said()
    let isRead = DispatchGroup()
    DispatchQueue.global().async(group: isRead) { said.bytes = errors.fileHandleForReading.readDataToEndOfFile() }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    isRead.wait()
    process.waitUntilExit()
    return Answer(
      status: process.terminationStatus, output: Array(data), errors: String(decoding: said.bytes, as: UTF8.self))
  }

  /// What git says of why it did not answer.
  static func failure(_ what: String, _ answer: Git.Answer) -> CommandError {
    let isLacking = ["lazy fetching disabled", "promisor remote", "' not allowed"].contains(
      where: answer.errors.contains)
    guard !isLacking else {
      return CommandError(
        "\(what): this is a partial clone, which lacks it, and nothing is fetched here; "
          + "`git fetch --refetch --no-filter` gets all")
    }
    return CommandError(
      "\(what): \(answer.errors.split(separator: "\n").first.map(String.init) ?? "git says nothing of why")")
  }

  /// Written on one queue, and read once that is done.
  private final class Said: @unchecked Sendable {
    var bytes = Data()
  }
}
