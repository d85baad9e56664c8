import Foundation
import WaymarkCompiler
import WaymarkDiagnostics

/// Where specs are.
extension FileTree {
  /// The folder in which a file lies, without symbolic links.
  func folder(of path: String) -> String {
    let folder = FileSystem.folder(of: path)
    return resolved(folder.isEmpty ? "." : folder) ?? folder
  }

  /// The root that a file stands for, where it says nothing but to include that one.
  ///
  /// nil also where there is no such file or it may not be read: compiling the file itself then says so.
  func specNamed(by path: String) -> String? { specNamed(by: path, in: package(around: folder(of: path))) }

  /// The same for a file of a package.
  func specNamed(by path: String, in package: String) -> String? {
    guard let named = source(at: path, in: package).flatMap(Compiler.specNamed), !named.hasPrefix("/") else {
      return nil
    }
    let spec = FileSystem.joined(
      path.hasPrefix("/") ? "/" : "",
      (FileSystem.folder(of: path) as NSString).appendingPathComponent(named))
    return isRoot(spec, in: package) ? spec : nil
  }

  /// The one root in a folder: the nearest to its top, as folders below hold the parts of a spec.
  func root(in folder: String) throws(CommandError) -> String {
    let shown = folder == "." && prefix.isEmpty ? "this folder" : prefix + folder
    let package = package(around: resolved(folder) ?? folder)
    var level = [folder]
    var others: [String] = []
    while !level.isEmpty {
      let (candidates, folders) = try contents(of: level)
      var roots = candidates.filter { isRoot($0, in: package) }
      if roots.count > 1 {
        // Those that stand for others give way.
        let own = roots.filter { specNamed(by: $0) == nil }
        if !own.isEmpty { roots = own }
      }
      if roots.count == 1 { return roots[0] }
      guard roots.isEmpty else {
        throw CommandError(
          "\(shown) holds several specs: \(roots.map { prefix + $0 }.joined(or: "and")); "
            + "name the one you mean, and in a package give each a target of its own")
      }
      others += candidates
      level = folders
    }
    // A file alone is meant to be one, and is told what it lacks.
    if others.count == 1 { return others[0] }
    for name in FileSystem.sorted(try names(folder)) where !name.hasPrefix(".") {
      let path = (folder as NSString).appendingPathComponent(name)
      guard name.hasSuffix(".yaml") || name.hasSuffix(".yml"), isRoot(path, in: package) else { continue }
      throw CommandError("\(shown) holds no spec; rename `\(name)` to `\(name.prefix { $0 != "." }).nav.yaml`")
    }
    throw CommandError("\(shown) holds no spec; add a file `NAME.nav.yaml` that starts with `waymark: 1`")
  }

  /// The `*.nav.yaml` files in folders, and the folders in them; not what is hidden or linked to.
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

  /// Whether a file starts a spec.
  func isRoot(_ path: String, in package: String) -> Bool {
    source(at: path, in: package).map(Compiler.isRoot) ?? false
  }

  /// A file's text; nil where it cannot be read, or is a link out of the package.
  private func source(at path: String, in package: String) -> SourceFile? {
    guard let resolved = resolved(path), Self.isIn(package, resolved) else { return nil }
    return (try? read(path, path, Compiler.largestFile)).map { SourceFile(path: path, bytes: $0) }
  }

  /// The nearest folder upward with a Package.swift or an Xcode project; without one, the spec's own folder.
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
    // By bytes, as a file system knows names: two Strings are equal where only their normalization differs.
    path.utf8.elementsEqual(package.utf8) || path.utf8.starts(with: (package == "/" ? "/" : package + "/").utf8)
  }
}
