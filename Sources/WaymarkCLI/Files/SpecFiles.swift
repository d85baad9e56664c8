import Foundation
import WaymarkCompiler
import WaymarkDiagnostics

/// Finds and reads the files of a spec. Reads nothing outside the package in which the root lies.
struct SpecFiles {
  /// Where they are.
  private let tree: FileTree
  /// The root's path as the user gave it, or as it was found in the folder that the user gave.
  let rootPath: String
  /// The same, with the revision where it is of one.
  var shownPath: String { tree.prefix + rootPath }
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
  /// - Throws: ``CommandError`` where there is none, or it cannot be read.
  init(_ argument: String, in tree: FileTree = .disk) throws(CommandError) {
    self.tree = tree
    isFolder = tree.isFolder(argument)
    let found = try isFolder ? tree.root(in: argument) : argument
    let foundFolder = tree.folder(of: found)
    let foundPackage = tree.package(around: foundFolder)
    let named = tree.specNamed(by: found, in: foundPackage)
    rootPath = named ?? found
    shownFolder = FileSystem.folder(of: rootPath)
    folder = named.map(tree.folder) ?? foundFolder
    package = named == nil ? foundPackage : tree.package(around: folder)
    let identity = tree.resolved(rootPath) ?? rootPath
    guard !tree.isLink(rootPath) || !tree.exists(rootPath) || FileTree.isIn(package, identity) else {
      throw CommandError("\(tree.prefix)\(rootPath) is a link that leads out of its package; name the file itself")
    }
    let bytes = try tree.read(rootPath, tree.prefix + rootPath, Compiler.largestFile)
    root = SourceFile(
      path: tree.prefix + rootPath, name: FileSystem.name(of: rootPath), identity: identity, bytes: bytes)
  }

  /// Compiles the spec.
  ///
  /// - Parameters:
  ///   - readsFiles: Whether string tables and files for the platform are judged, too.
  ///   - mostFindings: How many findings of a rule are told apart.
  func compile(
    _ goal: Compilation.Goal, readsFiles: Bool = false, mostFindings: Int = DiagnosticCollector.usualLimit
  ) -> Compilation {
    let read: ((String) -> NamedFile)? = readsFiles ? { namedFile($0) } : nil
    return Compiler.compile(
      root, goal: goal, unused: { isFolder ? fragments(except: $0) : [] }, mostFindings: mostFindings,
      read: read, include: include)
  }

  /// Takes files of the spec as they are to be; nothing is written.
  mutating func edit(_ files: [SourceFile]) {
    for file in files {
      if file.identity == root.identity { root = file } else { edited[file.identity] = file }
    }
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
        guard let (files, folders) = try? tree.contents(of: [folder]) else { continue }
        let others = files.filter { !known.contains(tree.resolved($0) ?? $0) }
        guard !others.contains(where: { tree.isRoot($0, in: package) }) else { continue }
        result += others
        next += folders
      }
      level = next
    }
    return result
  }

  // MARK: What it includes

  private func include(_ pattern: String) -> Inclusion {
    guard !pattern.hasPrefix("/") else {
      return .failure(.notRelative(pattern))
    }
    let paths: [String]
    do throws(CommandError) {
      paths = try tree.paths(matching: pattern, in: folder, mayList: { FileTree.isIn(package, $0) })
    } catch {
      return .failure(InclusionError(error.message))
    }
    guard !paths.isEmpty else {
      return .failure(
        InclusionError(
          Inclusions.isGlob(pattern) ? "no file matches `\(pattern)`" : "there is no file `\(pattern)`",
          help: "paths are relative to this file's folder"))
    }
    var sources: [SourceFile] = []
    for path in paths {
      do throws(InclusionError) {
        sources.append(
          try source(path, resolved: tree.resolved((folder as NSString).appendingPathComponent(path))))
      } catch {
        return .failure(error)
      }
    }
    return .success(sources)
  }

  /// The file of a path from the root's folder.
  private func source(_ path: String, resolved: String?) throws(InclusionError) -> SourceFile {
    guard let resolved, FileTree.isIn(package, resolved) else {
      throw InclusionError(
        "`\(path)` lies outside the package", help: "only files of the spec's own package are read; move it there")
    }
    if let file = edited[resolved] { return file }
    let shown = tree.prefix + FileSystem.joined(shownFolder, path)
    do throws(CommandError) {
      let bytes = try tree.read(resolved, shown, Compiler.largestFile)
      return SourceFile(path: shown, name: path, identity: resolved, bytes: bytes)
    } catch {
      throw InclusionError(error.message)
    }
  }

  // MARK: Other files that it names

  private func namedFile(_ path: String) -> NamedFile {
    guard !path.hasPrefix("/") else { return .failure(.notRelative(path)) }
    let full = (folder as NSString).appendingPathComponent(path)
    guard let resolved = tree.resolved(full) else { return .success(nil) }
    return Result { () throws(InclusionError) in try source(path, resolved: resolved) }
  }

  /// Where a file is to be written that the spec names, and what to call it.
  ///
  /// - Throws: ``CommandError`` where that is not in the package.
  func writablePath(_ path: String) throws(CommandError) -> (path: String, shown: String) {
    guard !path.hasPrefix("/") else { throw CommandError("`\(path)` is not relative to the spec's folder") }
    let shown = FileSystem.joined(shownFolder, path)
    let full = (folder as NSString).appendingPathComponent(path)
    // Of a file that is not there yet, the nearest folder that is.
    var place = full
    while FileSystem.resolved(place) == nil, !FileSystem.isLink(place), !place.isEmpty, place != "/" {
      place = FileSystem.folder(of: place)
    }
    let rest = full.dropFirst(place.count)
    guard let resolved = FileSystem.resolved(place), FileTree.isIn(package, resolved),
      !rest.split(separator: "/").contains("..")
    else {
      throw CommandError("`\(path)` lies outside the package, and nothing is written there")
    }
    return (resolved + rest, shown)
  }
}

extension InclusionError {
  fileprivate static func notRelative(_ path: String) -> InclusionError {
    InclusionError("`\(path)` is not relative", help: "paths are relative to this file's folder")
  }
}
