import WaymarkCompiler

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A source of spec files. The files are on the disk or in a Git revision.
package struct FileTree {
  package let exists, isFolder, isLink: (String) -> Bool
  package let obstacle: (String) -> String?
  package let isPackage: (String) -> Bool
  package let resolved: (String) -> String?
  /// The names are not sorted, because callers sort only the few names that match a pattern.
  package let names: (String) throws(CommandError) -> [String]
  /// The arguments are the path of the file, the path to show in error messages, and the maximum size of the file.
  package let read: (String, String, Int) throws(CommandError) -> [UInt8]
  /// The prefix of file paths in messages, such as `origin/main:` for a Git revision.
  package let prefix: String

  package static var disk: FileTree {
    FileTree(
      exists: { FileSystem.exists($0) }, isFolder: { FileSystem.isFolder($0) }, isLink: { FileSystem.isLink($0) },
      obstacle: { _ in nil }, isPackage: { Self.isPackage((try? FileSystem.names(in: $0)) ?? []) },
      resolved: { FileSystem.resolved($0) },
      names: { path throws(CommandError) in try FileSystem.names(in: path) },
      read: { path, shown, limit throws(CommandError) in try FileSystem.read(path, shownAs: shown, limit: limit) },
      prefix: "")
  }

  /// A pattern can contain `*`, `?`, and `[…]`. In each folder, the matching names are sorted by their UTF-8 bytes.
  package func paths(
    matching pattern: String, in folder: String, mayList: (String) -> Bool
  ) throws(CommandError) -> [String] {
    var found = [""]
    var hasStar = false
    for component in pattern.split(separator: "/").map(String.init) {
      let isGlob = Inclusions.isGlob(component)
      if component == "..", hasStar { throw CommandError("`..` cannot follow a `*`") }
      hasStar = hasStar || isGlob
      var next: [String] = []
      for base in found {
        let path = FileSystem.appending(to: folder, base)
        func joined(_ name: String) -> String { FileSystem.appending(to: base, name) }
        func check(_ name: String) throws(CommandError) {
          // Files of the spec may be behind a path that cannot be followed. Without these files, the spec would be
          // incomplete.
          if let obstacle = obstacle(FileSystem.appending(to: path, name)) { throw CommandError(obstacle) }
        }
        if !isGlob {
          try check(component)
          if exists(FileSystem.appending(to: path, component)) { next.append(joined(component)) }
        } else if isFolder(path) {
          guard let resolved = resolved(path), mayList(resolved) else {
            throw CommandError("`\(pattern)` leads out of the package")
          }
          // With FNM_PERIOD, a star does not match hidden files.
          let names = FileSystem.sorted(try names(path).filter { fnmatch(component, $0, FNM_PERIOD) == 0 })
          for name in names { try check(name) }
          next += names.map(joined)
        }
      }
      // Symbolic links can give one file many names. Each file is returned only once, which limits the number of
      // results. The paths are compared as bytes, as in file systems.
      var seen: Set<[UInt8]> = []
      found = next.filter { path in
        let full = FileSystem.appending(to: folder, path)
        return seen.insert(Array((resolved(full) ?? full).utf8)).inserted
      }
    }
    return found
  }
}
