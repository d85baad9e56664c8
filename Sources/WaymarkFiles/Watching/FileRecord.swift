/// The files and folders that a file tree accessed, with their states.
///
/// Each state is read before the content, so a change during the access makes the state out of date.
package final class FileRecord {
  struct Access: Hashable {
    let path: String
    let isListing: Bool
  }

  /// The folder that relative paths are relative to. The folder can be replaced while the process runs.
  private let base: String
  private var known: Set<Access> = []
  private(set) var accesses: [Access] = []
  private(set) var states: [FileState] = []

  package init(base: String = FileSystem.currentFolder) {
    self.base = base
  }

  package var count: Int { accesses.count }

  package func add(_ path: String, isListing: Bool = false) {
    let access = Access(
      path: path.hasPrefix("/") ? path : FileSystem.appending(to: base, path), isListing: isListing)
    guard known.insert(access).inserted else { return }
    accesses.append(access)
    states.append(FileState(of: access.path, isListing: isListing))
  }
}

extension FileTree {
  /// The record also contains paths at which nothing exists. The kind of a path is recorded only through other
  /// accesses, because a folder with other kinds of files can contain many paths: The state of the folder changes if
  /// one of the paths becomes a folder.
  package func recording(in record: FileRecord) -> FileTree {
    FileTree(
      exists: { path in
        record.add(path)
        return self.exists(path)
      },
      isFolder: isFolder, isLink: isLink, obstacle: obstacle,
      isPackage: { folder in
        // The names in folders around the package change often, for example in the folder for temporary files.
        record.add(FileSystem.appending(to: folder, "Package.swift"))
        return self.isPackage(folder)
      },
      resolved: { path in
        record.add(path)
        return self.resolved(path)
      },
      names: { folder throws(CommandError) in
        record.add(folder, isListing: true)
        return try self.names(folder)
      },
      read: { path, shown, limit throws(CommandError) in
        record.add(path)
        return try self.read(path, shown, limit)
      },
      prefix: prefix)
  }
}
