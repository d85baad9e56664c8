#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Runs git without a shell, never changing a repository. Settings of a repository can make git run programs, so only
/// those in a `.git` folder, which no commit can contain, are accepted. Nothing is fetched, because a fetch can run
/// programs in the settings.
package struct Git {
  private let program: String
  private let environment: [String: String]
  package let top: String

  package init?(
    around folder: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(CommandError) {
    // git treats any folder with the files of a repository as a repository. A commit can contain such a folder, but not
    // a folder with the name `.git`.
    var candidate = folder
    while !FileSystem.exists(FileSystem.joined(candidate, ".git")) {
      guard candidate != "/", !candidate.isEmpty else { return nil }
      candidate = FileSystem.folder(of: candidate)
    }
    top = candidate
    guard let path = Subprocess.path(of: "git", environment: environment) else {
      throw CommandError(
        "revisions require git, which is not in PATH; install git or compare two files: `waymark diff OLD SPEC`")
    }
    program = path
    self.environment = Self.environment(environment)
  }

  private static func environment(_ environment: [String: String]) -> [String: String] {
    // Most variables of git name a repository and its parts, for example inside a hook. The variables that are kept
    // specify the installation of git and the settings of the user.
    let kept: Set = ["GIT_EXEC_PATH", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM"]
    return environment.filter { !$0.key.hasPrefix("GIT_") || kept.contains($0.key) }.merging([
      "LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0", "GIT_PAGER": "cat",
      // A partial clone fetches missing objects with programs that its settings name. Versions since git 2.45 support
      // the first variable. All versions support the second variable, an empty list of protocols.
      "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "",
    ]) { $1 }
  }

  package func run(_ arguments: [String]) throws(CommandError) -> Subprocess.Answer {
    let arguments = ["-C", top, "-c", "safe.bareRepository=explicit"] + arguments
    do throws(Subprocess.StartError) {
      return try Subprocess.run(program, arguments, environment: environment)
    } catch {
      throw CommandError("cannot run git: \(error.reason)")
    }
  }

  package static func failure(_ what: String, _ answer: Subprocess.Answer) -> CommandError {
    let isLacking = ["lazy fetching disabled", "promisor remote", "' not allowed"].contains(
      where: answer.errors.contains)
    guard !isLacking else {
      return CommandError(
        "\(what): this partial clone does not contain the object; "
          + "fetch all objects with `git fetch --refetch --no-filter`")
    }
    return CommandError(
      "\(what): \(answer.errors.split(separator: "\n").first.map(String.init) ?? "git reports no reason")")
  }
}
