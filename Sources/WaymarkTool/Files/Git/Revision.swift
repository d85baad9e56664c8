import SpecText
import WaymarkCompiler

/// Never checks out or writes files.
package struct Revision {
  private let name: String
  private let argument, path: String
  private let files: RevisionFiles

  package init(_ name: String, of argument: String) throws(CommandError) {
    guard !name.isEmpty, !name.hasPrefix("-") else {
      throw CommandError("`\(name)` is not a revision; specify a commit, a branch or a tag, such as `origin/main`")
    }
    self.name = name
    self.argument = argument
    let isFolder = FileSystem.isFolder(argument)
    let holder = isFolder ? argument : FileSystem.folder(of: argument)
    let folder = FileSystem.resolved(holder.isEmpty ? "." : holder) ?? holder
    guard let git = try Git(around: folder) else {
      throw CommandError(
        "\(argument) is not in a git repository, so it has no revisions; "
          + "compare two files: `waymark diff OLD \(argument)`")
    }
    // The prefix is empty unless git does not recognize the nearest `.git` as a repository.
    let prefix = try git.run(["rev-parse", "--show-prefix"])
    guard prefix.status == 0 else { throw Git.failure("cannot read the repository of \(argument)", prefix) }
    guard prefix.line.isEmpty else {
      throw CommandError(
        "cannot read the repository of \(argument): \(git.top)/.git is not a repository; rename or move it")
    }
    let below = folder.utf8.dropFirst(git.top == "/" ? 1 : git.top.utf8.count + 1)
    let parts = [String(decoding: below, as: UTF8.self)] + (isFolder ? [] : [FileSystem.name(of: argument)])
    path = parts.filter { !$0.isEmpty }.joined(separator: "/")
    files = try RevisionFiles(of: try Self.commit(name, git), git)
  }

  private static func commit(_ name: String, _ git: Git) throws(CommandError) -> String {
    let wanted = "specify a commit, a branch or a tag, such as `origin/main`"
    let object = try git.run(["rev-parse", "--verify", "--quiet", "--end-of-options", name])
    // `^main` does not name a revision, but excludes a revision.
    if object.status == 0, !object.line.isEmpty, object.line.allSatisfy(\.isHexDigit) {
      let commit = try git.run(["rev-parse", "--verify", "--quiet", object.line + "^{commit}"])
      if commit.status == 0 { return commit.line }
      let kind = try git.run(["cat-file", "-t", object.line])
      let known = ["tree": "a folder", "blob": "a file", "tag": "a tag of one of those"]
      if kind.status == 0 {
        throw CommandError("`\(name)` is \(known[kind.line] ?? kind.line), not a revision; \(wanted)")
      }
    }
    if name.contains("@{") {
      // git explains these errors: there is no upstream, the branch does not exist, or the log is too short.
      let reason = try git.run(["rev-parse", "--verify", "--end-of-options", name])
      throw Git.failure("the revision `\(name)` does not exist; \(wanted); git reports", reason)
    }
    // Names of branches and tags cannot contain these characters.
    guard !name.contains(":"), !name.contains(".."), !name.hasPrefix("^"), !name.contains(" ") else {
      throw CommandError("`\(name)` is not a revision; \(wanted)")
    }
    let isShallow = try git.run(["rev-parse", "--is-shallow-repository"]).line == "true"
    throw CommandError(
      isShallow
        ? "the revision `\(name)` does not exist in this shallow clone; "
          + "run `git fetch --unshallow`, or set `fetch-depth: 0` for the checkout in a workflow"
        : "the revision `\(name)` does not exist in this clone; run `git fetch` if it exists on the server")
  }

  package func spec() throws(CommandError) -> SpecFiles? {
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
      // The folder can be older than the spec in the folder.
      guard tree.isFolder(start), files.paths(below: path, endingIn: [".nav.yaml"]).isEmpty else { throw error }
      return try missing(tree)
    }
  }

  /// `nil` for a new spec. A spec that exists only in the revision may be an older version under another path; the
  /// error then explains how to compare them.
  private func missing(_ tree: FileTree) throws(CommandError) -> SpecFiles? {
    let current = try SpecFiles(argument)
    let former = files.paths(below: "", endingIn: [".nav.yaml", ".yaml", ".yml"]).filter { path in
      !isThere(path) && tree.isRoot(path, in: "/") && tree.specNamed(by: path) == nil
    }
    let name = FileSystem.name(of: current.rootPath)
    guard let moved = former.first(where: { FileSystem.name(of: $0) == name }) ?? former.first else { return nil }
    let others = former.count > 1 ? " (and \(former.count - 1) more)" : ""
    throw CommandError(
      "\(current.rootPath) does not exist in `\(self.name)`, but \(moved)\(others) does and was removed since; "
        + "if it is the same spec, compare the two: `git worktree add ../before \(ShellWord.of(self.name))`, then "
        + "`waymark diff \(ShellWord.of("../before/" + moved)) \(ShellWord.of(current.rootPath))`")
  }

  private func isThere(_ path: String) -> Bool {
    let (disk, full) = (FileTree.disk, FileSystem.joined(files.git.top, path))
    return disk.isRoot(full, in: files.git.top) && disk.specNamed(by: full) == nil
  }
}

package final class RevisionFiles {
  private enum Entry {
    case file(object: String)
    case link, submodule
    case folder(names: [String])
  }

  package let git: Git
  /// `/` is the top folder. Bytes, as in git, because Swift treats strings that differ only in Unicode normalization as
  /// equal.
  private var entries: [[UInt8]: Entry] = [:]
  private var read: [String: [UInt8]] = [:]

  package init(of commit: String, _ git: Git) throws(CommandError) {
    self.git = git
    let answer = try git.run(["ls-tree", "-r", "-z", "--full-tree", commit])
    guard answer.status == 0 else { throw Git.failure("cannot list the files of \(commit)", answer) }
    let slash = UInt8(ascii: "/")
    var folders: [[UInt8]: Set<[UInt8]>] = [[slash]: []]
    for line in answer.output.split(separator: 0) {
      // `MODE TYPE OBJECT\tPATH`
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")), String(bytes: line[(tab + 1)...], encoding: .utf8) != nil
      else { continue }
      let fields = line[..<tab].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      guard fields.count == 3 else { continue }
      var child = [slash] + line[(tab + 1)...]
      switch (fields[0], fields[1]) {
      case ("120000", "blob"): entries[child] = .link
      case (_, "blob"): entries[child] = .file(object: fields[2])
      case (_, "commit"): entries[child] = .submodule
      default: continue
      }
      while let end = child.lastIndex(of: slash), child.count > 1 {
        let folder = end == 0 ? [slash] : Array(child[..<end])
        guard folders[folder, default: []].insert(Array(child[(end + 1)...])).inserted else { break }
        child = folder
      }
    }
    for (folder, names) in folders {
      entries[folder] = .folder(names: names.map { String(decoding: $0, as: UTF8.self) })
    }
  }

  package func paths(below folder: String, endingIn endings: [String]) -> [String] {
    let start = Array((folder.isEmpty ? "/" : "/\(folder)/").utf8)
    return entries.filter { path, entry in
      guard case .file = entry, path.starts(with: start) else { return false }
      return endings.contains { path.suffix($0.utf8.count).elementsEqual($0.utf8) }
    }.keys.sorted { $0.lexicographicallyPrecedes($1) }.map { String(decoding: $0.dropFirst(), as: UTF8.self) }
  }

  package func tree(shownAs revision: String) -> FileTree {
    FileTree(
      exists: { self.entry($0) != nil && self.obstacle(on: $0) == nil },
      isFolder: { if case .folder? = self.entry($0) { true } else { false } },
      isLink: { self.isLink($0) },
      obstacle: { self.obstacle(on: $0) },
      isPackage: { path in
        guard case .folder(let names)? = self.entry(path) else { return false }
        return FileTree.isPackage(names)
      },
      resolved: { path in
        guard self.entry(path) != nil, self.obstacle(on: path) == nil, let path = Self.absolute(path) else {
          return nil
        }
        return String(decoding: path, as: UTF8.self)
      },
      names: { path throws(CommandError) in
        guard case .folder(let names)? = self.entry(path) else {
          throw CommandError("cannot read the folder \(revision):\(path): there is no such folder")
        }
        return names
      },
      read: { path, shown, limit throws(CommandError) in
        switch self.entry(path) {
        case .file(let object)?: try self.bytes(of: object, shown, limit)
        case .folder?: throw CommandError("cannot read \(shown): the path is a folder")
        case .link?, .submodule?, nil:
          throw CommandError("cannot read \(shown): \(self.obstacle(on: path) ?? "there is no such file")")
        }
      },
      prefix: revision + ":")
  }

  private func entry(_ path: String) -> Entry? { Self.absolute(path).flatMap { entries[$0] } }
  private func isLink(_ path: String) -> Bool { if case .link? = entry(path) { true } else { false } }

  private func obstacle(on path: String) -> String? {
    guard let path = Self.absolute(path) else { return nil }
    var end = path.startIndex
    repeat {
      end = path[(end + 1)...].firstIndex(of: UInt8(ascii: "/")) ?? path.endIndex
      let shown = String(decoding: path[1..<end], as: UTF8.self)
      switch entries[Array(path[..<end])] {
      case .link?: return "`\(shown)` is a symbolic link, which is not followed in a revision"
      case .submodule?: return "`\(shown)` is a submodule, whose files are not part of the revision"
      default: continue
      }
    } while end < path.endIndex
    return nil
  }

  private static func absolute(_ path: String) -> [UInt8]? {
    var components: [Substring.UTF8View] = []
    for component in path.utf8.split(separator: UInt8(ascii: "/")) where !component.elementsEqual(".".utf8) {
      if component.elementsEqual("..".utf8) {
        guard components.popLast() != nil else { return nil }
      } else {
        components.append(component)
      }
    }
    return components.isEmpty ? Array("/".utf8) : components.flatMap { Array("/".utf8) + $0 }
  }

  private func bytes(of object: String, _ shown: String, _ limit: Int) throws(CommandError) -> [UInt8] {
    if let bytes = read[object] { return bytes }
    let size = try git.run(["cat-file", "-s", object])
    guard size.status == 0, let count = Int(size.line) else { throw Git.failure("cannot read \(shown)", size) }
    guard count <= limit else { throw FileSystem.tooLarge(shown, count, limit) }
    let answer = try git.run(["cat-file", "blob", object])
    guard answer.status == 0 else { throw Git.failure("cannot read \(shown)", answer) }
    read[object] = answer.output
    return answer.output
  }
}
