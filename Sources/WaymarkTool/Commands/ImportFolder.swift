struct ImportFolder {
  let path: String

  init(_ path: String, app: String) throws(CommandError) {
    guard !path.isEmpty else { throw CommandError("`--output` requires the path of a folder") }
    self.path = path
    guard FileSystem.exists(path) else {
      guard !FileSystem.isLink(path) else {
        throw CommandError("cannot write into \(path): the symbolic link is broken")
      }
      return
    }
    guard FileSystem.isFolder(path) else { throw CommandError("cannot write into \(path): it is a file, not a folder") }
    // A large draft includes all files of `Features`.
    for folder in [path, FileSystem.appending(to: path, "Features")] where FileSystem.isFolder(folder) {
      let specs = FileSystem.sorted(try FileSystem.names(in: folder).filter { $0.hasSuffix(".nav.yaml") })
      if let spec = specs.first {
        throw CommandError("\(folder) already contains the spec \(spec), so nothing was written; choose another folder")
      }
    }
    for name in ["\(app).nav.yaml", "Import.md", "names.csv"] {
      try FileSystem.checkIsNew(FileSystem.appending(to: path, name))
    }
  }

  func path(to file: String) -> String? {
    var ancestor = path
    while FileSystem.resolved(ancestor) == nil {
      let parent = FileSystem.folder(of: ancestor)
      if parent.isEmpty {
        ancestor = "."
        break
      }
      ancestor = parent
    }
    guard let base = FileSystem.resolved(ancestor), let file = FileSystem.resolved(file) else { return nil }
    let rest = ancestor == "." ? path : String(path.dropFirst(ancestor.count))
    let folder = FileSystem.joined(base, rest)
    guard FileTree.isIn(FileTree.disk.package(around: folder), file) else { return nil }
    return FileSystem.relative(file, to: folder)
  }
}
