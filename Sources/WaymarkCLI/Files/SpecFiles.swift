import Foundation
import WaymarkCompiler
import WaymarkSource

/// Finds and reads the files of a spec. Reads nothing outside the package in which the root lies.
struct SpecFiles {
  /// The root's path as the user gave it, or as it was found in the folder that the user gave.
  let rootPath: String
  private var root: SourceFile
  /// The same for each argument that means this spec.
  var identity: String { root.identity }
  /// The folder against which `include:` is read, without symbolic links.
  private let folder: String
  /// The folder that nothing included may lie outside of, without symbolic links.
  private let package: String
  /// The root's folder as the user knows it.
  private let shownFolder: String
  /// Files as they are to be, by their identities, in place of what is written.
  private var edited: [String: SourceFile] = [:]
  /// Whether a folder was given, so that all in and below it is taken to belong to the spec.
  private let isFolder: Bool

  /// Finds the root that a SPEC argument means and reads it.
  ///
  /// - Throws: ``Failure`` where there is none, or it cannot be read.
  init(_ argument: String) throws(Failure) {
    isFolder = FileSystem.isFolder(argument)
    let found = try isFolder ? Self.root(in: argument) : argument
    rootPath = Self.specNamed(by: found) ?? found
    shownFolder = FileSystem.folder(of: rootPath)
    folder = Self.folder(of: rootPath)
    package = Self.package(around: folder)
    let identity = FileSystem.resolved(rootPath) ?? rootPath
    guard !FileSystem.isLink(rootPath) || !FileSystem.exists(rootPath) || Self.isIn(package, identity) else {
      throw Failure("\(rootPath) is a link that leads out of its package; name the file itself")
    }
    let bytes = try FileSystem.read(rootPath, limit: Compiler.largestFile)
    root = SourceFile(
      path: rootPath, name: FileSystem.name(of: rootPath), identity: identity, bytes: bytes)
  }

  /// Compiles the spec.
  ///
  /// - Parameters:
  ///   - readsStrings: Whether the texts of titles are judged, too.
  ///   - mostFindings: How many findings of a rule are told apart.
  func compile(
    _ goal: Compilation.Goal, readsStrings: Bool = false, mostFindings: Int = Findings.usual
  ) -> Compilation {
    let strings: ((String) -> StringsFile)? = readsStrings ? { stringTable($0) } : nil
    return Compiler.compile(
      root, goal: goal, unused: { isFolder ? fragments(except: $0) : [] }, mostFindings: mostFindings,
      strings: strings, include: include)
  }

  /// Takes files of the spec as they are to be; nothing is written.
  mutating func edit(_ files: [SourceFile]) {
    for file in files {
      if file.identity == root.identity { root = file } else { edited[file.identity] = file }
    }
  }

  // MARK: The root

  /// The folder in which a file lies, without symbolic links.
  private static func folder(of path: String) -> String {
    let folder = FileSystem.folder(of: path)
    return FileSystem.resolved(folder.isEmpty ? "." : folder) ?? folder
  }

  /// The root that a file stands for, where it says nothing but to include that one.
  ///
  /// nil also where there is no such file or it may not be read: compiling the file itself then says so.
  private static func specNamed(by path: String) -> String? {
    let package = package(around: folder(of: path))
    guard let named = source(at: path, in: package).flatMap(Compiler.specNamed), !named.hasPrefix("/") else {
      return nil
    }
    let spec = FileSystem.joined(
      path.hasPrefix("/") ? "/" : "",
      (FileSystem.folder(of: path) as NSString).appendingPathComponent(named))
    return isRoot(spec, in: package) ? spec : nil
  }

  /// The one root in a folder: the nearest to its top, as folders below hold the parts of a spec.
  private static func root(in folder: String) throws(Failure) -> String {
    let shown = folder == "." ? "this folder" : folder
    let package = package(around: FileSystem.resolved(folder) ?? folder)
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
        throw Failure(
          "\(shown) holds several specs: \(roots.joined(or: "and")); "
            + "name the one you mean, and in a package give each a target of its own")
      }
      others += candidates
      level = folders
    }
    // A file alone is meant to be one, and is told what it lacks.
    if others.count == 1 { return others[0] }
    for name in try FileSystem.names(in: folder) where !name.hasPrefix(".") {
      let path = (folder as NSString).appendingPathComponent(name)
      guard name.hasSuffix(".yaml") || name.hasSuffix(".yml"), isRoot(path, in: package) else { continue }
      throw Failure("\(shown) holds no spec; rename `\(name)` to `\(name.prefix { $0 != "." }).nav.yaml`")
    }
    throw Failure("\(shown) holds no spec; add a file `NAME.nav.yaml` that starts with `waymark: 1`")
  }

  /// The `*.nav.yaml` files in folders, and the folders in them; not what is hidden or linked to.
  private static func contents(of level: [String]) throws(Failure) -> (files: [String], folders: [String]) {
    var files: [String] = []
    var folders: [String] = []
    for folder in level {
      for name in try FileSystem.names(in: folder) where !name.hasPrefix(".") {
        let path = folder == "." ? name : (folder as NSString).appendingPathComponent(name)
        if FileSystem.isFolder(path) {
          if !FileSystem.isLink(path) { folders.append(path) }
        } else if name.hasSuffix(".nav.yaml") {
          files.append(path)
        }
      }
    }
    return (files, folders)
  }

  /// The files beside and below the root, but for those of the given identities, that start no spec of their own. Folders with
  /// another spec are left to that, and those that cannot be read are passed over.
  private func fragments(except known: Set<String>) -> [String] {
    var result: [String] = []
    var level = [shownFolder.isEmpty ? "." : shownFolder]
    var foldersLeft = 1_000
    while !level.isEmpty, foldersLeft > 0 {
      foldersLeft -= level.count
      var next: [String] = []
      for folder in level {
        guard let (files, folders) = try? Self.contents(of: [folder]) else { continue }
        let others = files.filter { !known.contains(FileSystem.resolved($0) ?? $0) }
        guard !others.contains(where: { Self.isRoot($0, in: package) }) else { continue }
        result += others
        next += folders
      }
      level = next
    }
    return result
  }

  /// Whether a file starts a spec.
  private static func isRoot(_ path: String, in package: String) -> Bool {
    source(at: path, in: package).map(Compiler.isRoot) ?? false
  }

  /// A file's text; nil where it cannot be read, or is a link out of the package.
  private static func source(at path: String, in package: String) -> SourceFile? {
    guard let resolved = FileSystem.resolved(path), isIn(package, resolved) else { return nil }
    return (try? FileSystem.read(path, limit: Compiler.largestFile)).map { SourceFile(path: path, bytes: $0) }
  }

  // MARK: What it includes

  /// The nearest folder upward with a Package.swift or an Xcode project; without one, the spec's own folder.
  private static func package(around folder: String) -> String {
    var candidate = folder
    while true {
      if isPackage(candidate) { return candidate }
      let parent = FileSystem.folder(of: candidate)
      if parent == candidate || parent.isEmpty { return folder }
      candidate = parent
    }
  }

  private static func isPackage(_ folder: String) -> Bool {
    ((try? FileSystem.names(in: folder)) ?? []).contains { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") }
  }

  private static func isIn(_ package: String, _ path: String) -> Bool {
    // By bytes, as a file system knows names: two Strings are equal where only their normalization differs.
    path.utf8.elementsEqual(package.utf8) || path.utf8.starts(with: (package == "/" ? "/" : package + "/").utf8)
  }

  private func include(_ pattern: String) -> Inclusion {
    guard !pattern.hasPrefix("/") else {
      return .failure(.notRelative(pattern))
    }
    let paths: [String]
    do throws(Failure) {
      paths = try FileSystem.paths(matching: pattern, in: folder, mayList: { Self.isIn(package, $0) })
    } catch {
      return .failure(InclusionProblem(error.message))
    }
    guard !paths.isEmpty else {
      return .failure(
        InclusionProblem(
          Inclusions.isGlob(pattern) ? "no file matches `\(pattern)`" : "there is no file `\(pattern)`",
          help: "paths are relative to this file's folder"))
    }
    var sources: [SourceFile] = []
    for path in paths {
      do throws(InclusionProblem) {
        sources.append(
          try source(path, resolved: FileSystem.resolved((folder as NSString).appendingPathComponent(path))))
      } catch {
        return .failure(error)
      }
    }
    return .success(sources)
  }

  /// The file of a path from the root's folder.
  private func source(_ path: String, resolved: String?) throws(InclusionProblem) -> SourceFile {
    guard let resolved, Self.isIn(package, resolved) else {
      throw InclusionProblem(
        "`\(path)` lies outside the package", help: "only files of the spec's own package are read; move it there")
    }
    if let file = edited[resolved] { return file }
    let shown = FileSystem.joined(shownFolder, path)
    do throws(Failure) {
      let bytes = try FileSystem.read(resolved, shownAs: shown, limit: Compiler.largestFile)
      return SourceFile(path: shown, name: path, identity: resolved, bytes: bytes)
    } catch {
      throw InclusionProblem(error.message)
    }
  }

  // MARK: Its string tables

  private func stringTable(_ path: String) -> StringsFile {
    guard !path.hasPrefix("/") else { return .failure(.notRelative(path)) }
    let full = (folder as NSString).appendingPathComponent(path)
    guard let resolved = FileSystem.resolved(full) else { return .success(nil) }
    return Result { () throws(InclusionProblem) in try source(path, resolved: resolved) }
  }
}

extension InclusionProblem {
  fileprivate static func notRelative(_ path: String) -> InclusionProblem {
    InclusionProblem("`\(path)` is not relative", help: "paths are relative to this file's folder")
  }
}
