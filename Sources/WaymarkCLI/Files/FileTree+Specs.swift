import Foundation
import WaymarkCompiler
import WaymarkDiagnostics

/// The search for specs in a file tree.
extension FileTree {
  /// Returns the folder of a file, without symbolic links.
  func folder(of path: String) -> String {
    let folder = FileSystem.folder(of: path)
    return resolved(folder.isEmpty ? "." : folder) ?? folder
  }

  /// Returns the root file that a file refers to, if the file contains only an `include` of that root.
  ///
  /// The result is also `nil` if the file cannot be read, because compiling the file then reports the error.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The path of the root file, or `nil`.
  func specNamed(by path: String) -> String? { specNamed(by: path, in: package(around: folder(of: path))) }

  /// Returns the root file that a file of a given package refers to.
  func specNamed(by path: String, in package: String) -> String? {
    guard let named = source(at: path, in: package).flatMap(Compiler.specNamed), !named.hasPrefix("/") else {
      return nil
    }
    let spec = FileSystem.joined(
      path.hasPrefix("/") ? "/" : "",
      (FileSystem.folder(of: path) as NSString).appendingPathComponent(named))
    return isRoot(spec, in: package) ? spec : nil
  }

  /// Returns the root file in a folder, which is the one nearest to the top because subfolders contain parts of a spec.
  func root(in folder: String) throws(CommandError) -> String {
    let shown = folder == "." && prefix.isEmpty ? "this folder" : prefix + folder
    let package = package(around: resolved(folder) ?? folder)
    var level = [folder]
    var others: [String] = []
    while !level.isEmpty {
      let (candidates, folders) = try contents(of: level)
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
    // A single file is treated as the root, so that compiling the file reports what is missing.
    if others.count == 1 { return others[0] }
    for name in FileSystem.sorted(try names(folder)) where !name.hasPrefix(".") {
      let path = (folder as NSString).appendingPathComponent(name)
      guard name.hasSuffix(".yaml") || name.hasSuffix(".yml"), isRoot(path, in: package) else { continue }
      throw CommandError("\(shown) contains no spec; rename `\(name)` to `\(name.prefix { $0 != "." }).nav.yaml`")
    }
    throw CommandError("\(shown) contains no spec; add a file `NAME.nav.yaml` that starts with `waymark: 1`")
  }

  /// Returns the `*.nav.yaml` files and the subfolders in folders, without hidden files and linked folders.
  func contents(of level: [String]) throws(CommandError) -> (files: [String], folders: [String]) {
    var files: [String] = []
    var folders: [String] = []
    for folder in level {
      for name in FileSystem.sorted(try names(folder)) where !name.hasPrefix(".") {
        let path = folder == "." ? name : (folder as NSString).appendingPathComponent(name)
        if isFolder(path) {
          if !isLink(path) { folders.append(path) }
        } else if name.hasSuffix(".nav.yaml") {
          files.append(path)
        }
      }
    }
    return (files, folders)
  }

  /// Returns whether a file is the root of a spec.
  func isRoot(_ path: String, in package: String) -> Bool {
    source(at: path, in: package).map(Compiler.isRoot) ?? false
  }

  /// Returns a file's text; `nil` if the file cannot be read or is a link to a path outside the package.
  private func source(at path: String, in package: String) -> SourceFile? {
    guard let resolved = resolved(path), Self.isIn(package, resolved) else { return nil }
    return (try? read(path, path, Compiler.largestFile)).map { SourceFile(path: path, bytes: $0) }
  }

  /// Returns the nearest ancestor with a Package.swift or an Xcode project, or the folder itself if there is none.
  func package(around folder: String) -> String {
    var candidate = folder
    while true {
      if isPackage(candidate) { return candidate }
      let parent = FileSystem.folder(of: candidate)
      if parent == candidate || parent.isEmpty { return folder }
      candidate = parent
    }
  }

  private func isPackage(_ folder: String) -> Bool {
    ((try? names(folder)) ?? []).contains { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") }
  }

  static func isIn(_ package: String, _ path: String) -> Bool {
    // Compares bytes, as file systems do, because Strings that differ only in normalization are equal.
    path.utf8.elementsEqual(package.utf8) || path.utf8.starts(with: (package == "/" ? "/" : package + "/").utf8)
  }
}
