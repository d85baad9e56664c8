import Foundation
import WaymarkCompiler

/// The source of files for specs: the disk, or a revision.
struct FileTree {
  let exists, isFolder, isLink: (String) -> Bool
  /// A function that returns the reason why a path cannot be followed; `nil` if there is no such reason.
  let obstacle: (String) -> String?
  /// A function that returns the absolute path without symbolic links; `nil` if nothing exists at the path.
  let resolved: (String) -> String?
  /// A function that returns the names in a folder, in any order. Callers sort only the few names that match.
  let names: (String) throws(CommandError) -> [String]
  /// A function that returns the bytes of a file for its path, its path in messages, and its maximum size.
  let read: (String, String, Int) throws(CommandError) -> [UInt8]
  /// The prefix of paths in messages, such as `origin/main:` for a revision.
  let prefix: String

  static var disk: FileTree {
    FileTree(
      exists: { FileSystem.exists($0) }, isFolder: { FileSystem.isFolder($0) }, isLink: { FileSystem.isLink($0) },
      obstacle: { _ in nil }, resolved: { FileSystem.resolved($0) },
      names: { path throws(CommandError) in try FileSystem.names(in: path) },
      read: { path, shown, limit throws(CommandError) in try FileSystem.read(path, shownAs: shown, limit: limit) },
      prefix: "")
  }

  /// Returns the files that match a relative pattern with `*`, `?` and `[…]`, in the order of their bytes.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - folder: The folder that the pattern and the results are relative to.
  ///   - mayList: A function that returns whether the contents of a folder without symbolic links may be listed.
  /// - Returns: The relative paths of the files.
  /// - Throws: A ``CommandError`` if a folder cannot or must not be read, or if `..` follows a `*`. Such a pattern
  ///   would match the same files repeatedly.
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
          // Files of the spec may be behind the obstacle. Without these files, the spec would be a different one.
          if let obstacle = obstacle((path as NSString).appendingPathComponent(name)) { throw CommandError(obstacle) }
        }
        if !isGlob {
          try check(component)
          if exists((path as NSString).appendingPathComponent(component)) { next.append(joined(component)) }
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
      // Symbolic links can give one file many names. Each file is returned once, so that the number of results is
      // limited. The comparison is by bytes, as in file systems.
      var seen: Set<[UInt8]> = []
      found = next.filter { path in
        let full = (folder as NSString).appendingPathComponent(path)
        return seen.insert(Array((resolved(full) ?? full).utf8)).inserted
      }
    }
    return found
  }
}
