import SpecText
import WaymarkCompiler

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

package struct FileTree {
  package let exists, isFolder, isLink: (String) -> Bool
  package let obstacle: (String) -> String?
  package let isPackage: (String) -> Bool
  package let resolved: (String) -> String?
  /// Not sorted, because callers sort only the few names that match a pattern.
  package let names: (String) throws(CommandError) -> [String]
  /// The path, the path for error messages, and the maximum size.
  package let read: (String, String, Int) throws(CommandError) -> [UInt8]
  package let prefix: String

  package static var disk: FileTree {
    FileTree(
      exists: { FileSystem.exists($0) }, isFolder: { FileSystem.isFolder($0) }, isLink: { FileSystem.isLink($0) },
      obstacle: { _ in nil }, isPackage: { Self.isPackage((try? FileSystem.names(in: $0)) ?? []) },
      resolved: { FileSystem.resolved($0) }, names: { path throws(CommandError) in try FileSystem.names(in: path) },
      read: { path, shown, limit throws(CommandError) in try FileSystem.read(path, shownAs: shown, limit: limit) },
      prefix: "")
  }

  /// A pattern can contain `*`, `?`, and `[…]`. Names are sorted by their UTF-8 bytes in each folder.
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

extension FileTree {
  package func folder(of path: String) -> String {
    let folder = FileSystem.folder(of: path)
    return resolved(folder.isEmpty ? "." : folder) ?? folder
  }

  /// `nil` if the root file has other content, or the included file is not a root. Also `nil` for an unreadable file,
  /// which the compiler reports later.
  package func specNamed(by path: String) -> String? { specNamed(by: path, in: package(around: folder(of: path))) }

  package func specNamed(by path: String, in package: String) -> String? {
    guard let named = source(at: path, in: package).flatMap(Compiler.specNamed), !named.hasPrefix("/") else {
      return nil
    }
    let spec = FileSystem.joined(
      path.hasPrefix("/") ? "/" : "", FileSystem.appending(to: FileSystem.folder(of: path), named))
    return isRoot(spec, in: package) ? spec : nil
  }

  /// The folder first, and then subfolders level by level, up to the first level with a root file: deeper ones contain
  /// parts of the spec.
  package func root(in folder: String) throws(CommandError) -> String {
    let shown = folder == "." && prefix.isEmpty ? "this folder" : prefix + folder
    let package = package(around: resolved(folder) ?? folder)
    var level = [folder]
    var others: [String] = []
    var named: [String] = []
    while !level.isEmpty {
      let (candidates, folders) = try contents(of: level)
      named += folders.filter { $0.hasSuffix(".nav.yaml") }
      var roots = candidates.filter { isRoot($0, in: package) }
      if roots.count > 1 {
        // A file that only includes another root is not a separate spec.
        let own = roots.filter { specNamed(by: $0) == nil }
        if !own.isEmpty { roots = own }
      }
      if roots.count == 1 { return roots[0] }
      guard roots.isEmpty else {
        throw CommandError(
          "\(shown) contains several specs: \(roots.map { prefix + $0 }.joined(or: "and")); "
            + "specify one of them, and give each spec in a package its own target")
      }
      others += candidates
      level = folders
    }
    // A single file is treated as the root. Compiling the file then reports what is missing.
    if others.count == 1 { return others[0] }
    let obstacles = (others + named).compactMap { obstacle(ofSpec: $0, in: package) }
    guard obstacles.isEmpty else {
      throw CommandError("\(shown) contains no spec that can be read: \(obstacles.joined(separator: "; "))")
    }
    // Compiling a damaged root reports its mistake.
    let (nearest, _) = try contents(of: [folder])
    if nearest.count == 1 { return nearest[0] }
    let damaged = others.filter { path in source(at: path, in: package).map(Compiler.mayBeRoot) ?? false }
    if damaged.count == 1 { return damaged[0] }
    for name in FileSystem.sorted(try names(folder)) where !name.hasPrefix(".") {
      let path = FileSystem.appending(to: folder, name)
      guard name.hasSuffix(".yaml") || name.hasSuffix(".yml"), isRoot(path, in: package) else { continue }
      throw CommandError("\(shown) contains no spec; rename `\(name)` to `\(name.prefix { $0 != "." }).nav.yaml`")
    }
    throw CommandError("\(shown) contains no spec; add a file `NAME.nav.yaml` that starts with `waymark: 1`")
  }

  /// `nil` if the file can be read.
  private func obstacle(ofSpec path: String, in package: String) -> String? {
    let shown = prefix + path
    if isFolder(path) { return "\(shown) is a folder" }
    if let resolved = resolved(path), !Self.isIn(package, resolved) {
      return "\(shown) is a symbolic link to a file outside its package"
    }
    do throws(CommandError) {
      _ = try read(path, shown, Compiler.largestFile)
      return nil
    } catch {
      return error.message
    }
  }

  /// Skips hidden files, hidden folders, and symbolic links to folders.
  package func contents(of level: [String]) throws(CommandError) -> (files: [String], folders: [String]) {
    var files: [String] = []
    var folders: [String] = []
    for folder in level {
      for name in FileSystem.sorted(try names(folder)) where !name.hasPrefix(".") {
        let path = folder == "." ? name : FileSystem.appending(to: folder, name)
        if isFolder(path) {
          if !isLink(path) { folders.append(path) }
        } else if name.hasSuffix(".nav.yaml") {
          files.append(path)
        }
      }
    }
    return (files, folders)
  }

  package func isRoot(_ path: String, in package: String) -> Bool {
    source(at: path, in: package).map(Compiler.isRoot) ?? false
  }

  private func source(at path: String, in package: String) -> SourceFile? {
    guard let resolved = resolved(path), Self.isIn(package, resolved) else { return nil }
    return (try? read(path, path, Compiler.largestFile)).map { SourceFile(path: path, bytes: $0) }
  }

  /// The nearest folder with a Package.swift file or an Xcode project, or the given folder.
  package func package(around folder: String) -> String {
    var candidate = folder
    while true {
      if isPackage(candidate) { return candidate }
      let parent = FileSystem.folder(of: candidate)
      if parent == candidate || parent.isEmpty { return folder }
      candidate = parent
    }
  }

  /// Only in the folders where SwiftPM searches for targets without a `path`, such as `Sources`.
  package func moduleDepth(of folder: String, in package: String) -> Int? {
    guard exists(FileSystem.appending(to: package, "Package.swift")), Self.isIn(package, folder) else { return nil }
    let components = folder.utf8.dropFirst(package.utf8.count).split(separator: UInt8(ascii: "/")).map(String.init)
    guard let first = components.first, ["Sources", "Source", "src", "srcs"].contains(first) else { return nil }
    // A package with one target can have its files directly in `Sources`.
    return max(components.count - 2, 0)
  }

  static func isPackage(_ names: [String]) -> Bool {
    names.contains { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") }
  }

  package static func isIn(_ package: String, _ path: String) -> Bool {
    // The function compares bytes, as file systems do. Swift treats two strings as equal if the strings differ only in
    // Unicode normalization.
    path.utf8.elementsEqual(package.utf8) || path.utf8.starts(with: (package == "/" ? "/" : package + "/").utf8)
  }

  package func replacingContents(with texts: [String: [UInt8]]) -> FileTree {
    guard !texts.isEmpty else { return self }
    let tree = self
    func path(_ path: String) -> String? {
      if let resolved = tree.resolved(path) { return resolved }
      // The file is new, and only its folder exists.
      guard let folder = tree.resolved(tree.folder(of: path)) else { return nil }
      let whole = FileSystem.appending(to: folder, FileSystem.name(of: path))
      return texts[whole] == nil ? nil : whole
    }
    return FileTree(
      exists: { path($0) != nil }, isFolder: tree.isFolder, isLink: tree.isLink, obstacle: tree.obstacle,
      isPackage: tree.isPackage, resolved: path,
      names: { folder throws(CommandError) in
        let names = try tree.names(folder)
        guard let folder = tree.resolved(folder) else { return names }
        let added = texts.keys.filter { FileSystem.folder(of: $0) == folder }.map { FileSystem.name(of: $0) }
        return added.isEmpty ? names : Array(Set(names).union(added))
      },
      read: { name, shown, limit throws(CommandError) in
        guard let text = path(name).flatMap({ texts[$0] }) else { return try tree.read(name, shown, limit) }
        guard text.count <= limit else { throw FileSystem.tooLarge(shown, text.count, limit) }
        return text
      },
      prefix: tree.prefix)
  }
}
