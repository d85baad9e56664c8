import Foundation
import WaymarkCompiler

/// Files that specs are read from: those on the disk, or those of a revision.
struct FileTree {
  let exists, isFolder, isLink: (String) -> Bool
  /// What keeps a path from being followed, in words; nil for nothing.
  let obstacle: (String) -> String?
  /// The absolute path without symbolic links; nil where there is nothing.
  let resolved: (String) -> String?
  /// The names in a folder, in any order: some folders have thousands, and few are looked for.
  let names: (String) throws(CommandError) -> [String]
  /// A file's bytes: its path, what messages call it, and how many bytes it may have.
  let read: (String, String, Int) throws(CommandError) -> [UInt8]
  /// What stands before paths where they are shown: `origin/main:` of a revision.
  let prefix: String

  static var disk: FileTree {
    FileTree(
      exists: { FileSystem.exists($0) }, isFolder: { FileSystem.isFolder($0) }, isLink: { FileSystem.isLink($0) },
      obstacle: { _ in nil }, resolved: { FileSystem.resolved($0) },
      names: { path throws(CommandError) in try FileSystem.names(in: path) },
      read: { path, shown, limit throws(CommandError) in try FileSystem.read(path, shownAs: shown, limit: limit) },
      prefix: "")
  }

  /// The files that a relative pattern with `*`, `?` and `[…]` names, relative to the folder, in the order of their bytes.
  ///
  /// - Parameter mayList: Whether a folder, without symbolic links, may be looked into.
  /// - Throws: ``CommandError`` where a folder cannot be read or may not be, and for `..` after a star, which would find the same
  ///   files again and again.
  func paths(
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
        let path = base.isEmpty ? folder : (folder as NSString).appendingPathComponent(base)
        func joined(_ name: String) -> String { base.isEmpty ? name : (base as NSString).appendingPathComponent(name) }
        func check(_ name: String) throws(CommandError) {
          // Files of the spec may lie behind it, and without them it would be another spec.
          if let obstacle = obstacle((path as NSString).appendingPathComponent(name)) { throw CommandError(obstacle) }
        }
        if !isGlob {
          try check(component)
          if exists((path as NSString).appendingPathComponent(component)) { next.append(joined(component)) }
        } else if isFolder(path) {
          guard let resolved = resolved(path), mayList(resolved) else {
            throw CommandError("`\(pattern)` leads out of the package")
          }
          // FNM_PERIOD: a star does not find hidden files.
          let names = FileSystem.sorted(try names(path).filter { fnmatch(component, $0, FNM_PERIOD) == 0 })
          for name in names { try check(name) }
          next += names.map(joined)
        }
      }
      // Links can give one file many names; it is found once, so that no pattern finds more than there is.
      // By bytes, as a file system knows names.
      var seen: Set<[UInt8]> = []
      found = next.filter { path in
        let full = (folder as NSString).appendingPathComponent(path)
        return seen.insert(Array((resolved(full) ?? full).utf8)).inserted
      }
    }
    return found
  }
}
