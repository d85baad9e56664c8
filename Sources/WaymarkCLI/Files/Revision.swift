import Foundation
import WaymarkCompiler
import WaymarkDiagnostics

/// A spec as it was in a revision of the git repository in which it lies. Nothing is checked out, and nothing written.
struct Revision {
  private let name: String
  /// The SPEC argument, and its path from the top of the repository; empty for the top itself.
  private let argument, path: String
  private let files: RevisionFiles

  /// - Parameters:
  ///   - name: A commit, a branch or a tag.
  ///   - argument: A SPEC argument, of which there is something now.
  /// - Throws: ``CommandError`` where there is no such revision, or no repository.
  init(_ name: String, of argument: String) throws(CommandError) {
    guard !name.isEmpty, !name.hasPrefix("-") else {
      throw CommandError(
        "`\(name)` is no revision; `--against` takes a commit, a branch or a tag, such as `origin/main`")
    }
    self.name = name
    self.argument = argument
    let isFolder = FileSystem.isFolder(argument)
    let holder = isFolder ? argument : FileSystem.folder(of: argument)
    let folder = FileSystem.resolved(holder.isEmpty ? "." : holder) ?? holder
    guard let git = try Git(around: folder) else {
      throw CommandError(
        "\(argument) is in no git repository, which `--against` reads; compare two files: `waymark diff OLD \(argument)`"
      )
    }
    // Empty, but where git does not take the nearest `.git` for a repository.
    let prefix = try git.run(["rev-parse", "--show-prefix"])
    guard prefix.status == 0 else { throw Git.failure("cannot read the repository of \(argument)", prefix) }
    guard prefix.line.isEmpty else {
      throw CommandError("cannot read the repository of \(argument): \(git.top)/.git is none; move it away")
    }
    let below = folder.utf8.dropFirst(git.top == "/" ? 1 : git.top.utf8.count + 1)
    let parts = [String(decoding: below, as: UTF8.self)] + (isFolder ? [] : [FileSystem.name(of: argument)])
    path = parts.filter { !$0.isEmpty }.joined(separator: "/")
    files = try RevisionFiles(of: try Self.commit(name, git), git)
  }

  /// The name of the commit that a revision is.
  private static func commit(_ name: String, _ git: Git) throws(CommandError) -> String {
    let wanted = "`--against` takes a commit, a branch or a tag, such as `origin/main`"
    let object = try git.run(["rev-parse", "--verify", "--quiet", "--end-of-options", name])
    // `^main` is no revision, but all that it does not have.
    if object.status == 0, !object.line.isEmpty, object.line.allSatisfy(\.isHexDigit) {
      let commit = try git.run(["rev-parse", "--verify", "--quiet", object.line + "^{commit}"])
      if commit.status == 0 { return commit.line }
      let kind = try git.run(["cat-file", "-t", object.line])
      let known = ["tree": "a folder", "blob": "a file", "tag": "a tag of one of those"]
      if kind.status == 0 {
        throw CommandError("`\(name)` is \(known[kind.line] ?? kind.line) and no revision; \(wanted)")
      }
    }
    if name.contains("@{") {
      // git has words for each of these: that there is no upstream, no such branch, or no log so long.
      let reason = try git.run(["rev-parse", "--verify", "--end-of-options", name])
      throw Git.failure("there is no revision `\(name)`; \(wanted); git says", reason)
    }
    // What no branch or tag can be called.
    guard !name.contains(":"), !name.contains(".."), !name.hasPrefix("^"), !name.contains(" ") else {
      throw CommandError("`\(name)` is no revision; \(wanted)")
    }
    let isShallow = try git.run(["rev-parse", "--is-shallow-repository"]).line == "true"
    throw CommandError(
      "there is no revision `\(name)` here; "
        + (isShallow
          ? "this is a shallow clone, which lacks most of them: `git fetch --unshallow`, or `fetch-depth: 0` for the checkout in a workflow"
          : "where a server has it, `git fetch` it first"))
  }

  // MARK: The spec

  /// The files of the spec; nil where the revision has no such spec, which is new then.
  ///
  /// - Throws: ``CommandError`` where it has one that cannot be read, or at another path.
  func spec() throws(CommandError) -> SpecFiles? {
    let tree = files.tree(shownAs: name)
    let start = path.isEmpty ? "." : path
    if let obstacle = tree.obstacle(start) {
      throw CommandError(
        "cannot read \(tree.prefix)\(path): \(obstacle); compare two files: `waymark diff OLD \(argument)`")
    }
    guard tree.exists(start) else { return try missing(tree) }
    do throws(CommandError) {
      return try SpecFiles(start, in: tree)
    } catch {
      // A folder can have been there before its spec.
      guard tree.isFolder(start), files.paths(below: path, endingIn: [".nav.yaml"]).isEmpty else { throw error }
      return try missing(tree)
    }
  }

  /// nil where the spec is new, and no other is gone that it may have been.
  private func missing(_ tree: FileTree) throws(CommandError) -> SpecFiles? {
    let current = try SpecFiles(argument)
    let former = files.paths(below: "", endingIn: [".nav.yaml", ".yaml", ".yml"]).filter { path in
      !isThere(path) && tree.isRoot(path, in: "/") && tree.specNamed(by: path) == nil
    }
    let name = FileSystem.name(of: current.rootPath)
    guard let moved = former.first(where: { FileSystem.name(of: $0) == name }) ?? former.first else { return nil }
    let others = former.count > 1 ? " (and \(former.count - 1) more that are gone)" : ""
    throw CommandError(
      "\(current.rootPath) is not in `\(self.name)`, which has \(moved)\(others), and that is not here any more; "
        + "if it is the same spec, compare the two: `git worktree add ../before \(ShellWord.of(self.name))`, then "
        + "`waymark diff \(ShellWord.of("../before/" + moved)) \(ShellWord.of(current.rootPath))`")
  }

  /// Whether a file of the repository still starts a spec of its own, and does not only stand for another.
  private func isThere(_ path: String) -> Bool {
    let (disk, full) = (FileTree.disk, FileSystem.joined(files.git.top, path))
    return disk.isRoot(full, in: files.git.top) && disk.specNamed(by: full) == nil
  }
}
