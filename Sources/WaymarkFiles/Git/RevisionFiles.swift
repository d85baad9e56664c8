import WaymarkCompiler

/// The files of a commit.
package final class RevisionFiles {
  private enum Entry {
    case file(object: String)
    case link, submodule
    case folder(names: [String])
  }

  package let git: Git
  /// The path `/` is the top folder of the repository. The paths are stored as bytes, as in git. Swift treats two
  /// strings as equal if the strings differ only in Unicode normalization.
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
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")),
        String(bytes: line[(tab + 1)...], encoding: .utf8) != nil
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

  /// The paths are sorted by their UTF-8 bytes.
  package func paths(below folder: String, endingIn endings: [String]) -> [String] {
    let start = Array((folder.isEmpty ? "/" : "/\(folder)/").utf8)
    return entries.filter { path, entry in
      guard case .file = entry, path.starts(with: start) else { return false }
      return endings.contains { path.suffix($0.utf8.count).elementsEqual($0.utf8) }
    }
    .keys.sorted { $0.lexicographicallyPrecedes($1) }.map { String(decoding: $0.dropFirst(), as: UTF8.self) }
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
