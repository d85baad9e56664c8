import SpecModel
import SpecText
import WaymarkCompiler

/// All files must be inside the package that contains the root file.
package struct SpecFiles {
  private let tree: FileTree
  package let rootPath: String
  package var shownPath: String { tree.prefix + rootPath }
  private var root: SourceFile
  /// The same for all paths that lead to the spec.
  package var identity: String { root.identity }
  /// Paths in `include` are relative to this folder.
  private let folder: String
  /// All included files must be inside this folder.
  private let package: String
  private let shownFolder: String
  /// Compiled instead of the files on the disk.
  private var edited: [String: SourceFile] = [:]
  /// All spec files in the specified folder must belong to the spec.
  private let isFolder: Bool
  /// The specified file only refers to the root file.
  package let isNamedByOtherFile: Bool

  package init(_ argument: String, in tree: FileTree = .disk) throws(CommandError) {
    self.tree = tree
    isFolder = tree.isFolder(argument)
    let found = try isFolder ? tree.root(in: argument) : argument
    let foundFolder = tree.folder(of: found)
    let foundPackage = tree.package(around: foundFolder)
    let named = tree.specNamed(by: found, in: foundPackage)
    rootPath = named ?? found
    isNamedByOtherFile = named != nil
    shownFolder = FileSystem.folder(of: rootPath)
    folder = named.map(tree.folder) ?? foundFolder
    package = named == nil ? foundPackage : tree.package(around: folder)
    let identity = tree.resolved(rootPath) ?? rootPath
    guard !tree.isLink(rootPath) || !tree.exists(rootPath) || FileTree.isIn(package, identity) else {
      throw CommandError(
        "\(tree.prefix)\(rootPath) is a symbolic link to a file outside its package; specify the path of that file")
    }
    let bytes = try tree.read(rootPath, tree.prefix + rootPath, Compiler.largestFile)
    root = SourceFile(
      path: tree.prefix + rootPath, name: FileSystem.name(of: rootPath), identity: identity, bytes: bytes)
  }

  package func compile(
    _ goal: Compilation.Goal, readsFiles: Bool = false, served: ServedAssociation? = nil,
    mostFindings: Int = DiagnosticCollector.usualLimit, acceptsModule: Bool = false
  ) -> Compilation {
    if acceptsModule, Compiler.isModule(root) { return Compiler.compileModule(root, goal: goal) }
    let read: ((String) -> NamedFile)? = readsFiles ? { namedFile($0) } : nil
    let options = Compilation.Options(
      mostFindings: mostFindings, moduleDepth: tree.moduleDepth(of: folder, in: package), read: read, served: served,
      unused: { isFolder ? fragments(except: $0) : [] })
    return Compiler.compile(root, goal: goal, options: options, include: include)
  }

  package func decode() -> Spec? {
    var loader = SpecLoader()
    return loader.load(root, include: include)
  }

  package func files() -> [SourceFile] { Compiler.files(of: root, include: include) }

  package mutating func edit(_ files: [SourceFile]) {
    for file in files {
      if file.identity == root.identity { root = file } else { edited[file.identity] = file }
    }
  }

  /// Skips root files, known files, unreadable folders, and folders with the root file of another spec.
  private func fragments(except known: Set<String>) -> [SourceFile] {
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
    return result.map { path in
      SourceFile(path: path, bytes: (try? tree.read(path, path, Compiler.largestFile)) ?? [])
    }
  }

  private func include(_ pattern: String) -> Inclusion {
    guard !pattern.hasPrefix("/") else { return .failure(.notRelative(pattern)) }
    guard !pattern.split(separator: "/").contains(where: { $0.contains("**") }) else {
      return .failure(
        InclusionError(
          "`**` is not supported in `include`: a `*` matches the names in one folder",
          help: "write a path for each level, such as `[\"*/*.nav.yaml\", \"*/*/*.nav.yaml\"]`"))
    }
    guard Inclusions.isGlob(pattern) || !tree.isFolder(FileSystem.appending(to: folder, pattern)) else {
      let start = pattern.hasSuffix("/") ? pattern : pattern + "/"
      return .failure(
        InclusionError(
          "`\(pattern)` is a folder", help: "write `\(start)*.nav.yaml` to include all of its `.nav.yaml` files"))
    }
    let paths: [String]
    do throws(CommandError) {
      paths = try tree.paths(matching: pattern, in: folder, mayList: { FileTree.isIn(package, $0) })
    } catch {
      return .failure(InclusionError(error.message))
    }
    guard !paths.isEmpty else {
      if Inclusions.isGlob(pattern) {
        return .failure(InclusionError("no file matches `\(pattern)`", help: InclusionError.missingFileHelp))
      }
      let similar = similarPath(to: pattern)
      return .failure(
        similar.map { InclusionError("there is no file `\(pattern)`; did you mean `\($0)`?") } ?? .missingFile(pattern))
    }
    var sources: [SourceFile] = []
    for path in paths {
      do throws(InclusionError) {
        sources.append(
          try source(path, resolved: tree.resolved(FileSystem.appending(to: folder, path))))
      } catch {
        return .failure(error)
      }
    }
    return .success(sources)
  }

  /// The search lists only folders in the package.
  private func similarPath(to path: String) -> String? {
    var found = ""
    let components = path.split(separator: "/").map(String.init)
    for (index, component) in components.enumerated() {
      let base = FileSystem.appending(to: folder, found)
      guard let resolved = tree.resolved(base), FileTree.isIn(package, resolved), tree.isFolder(resolved) else {
        return nil
      }
      let isLast = index == components.count - 1
      var name = component
      if !tree.exists(FileSystem.appending(to: resolved, component)) {
        guard component != "..", let names = try? tree.names(resolved), names.count <= 1_000 else { return nil }
        // The common suffix would make short names similar.
        let suffix = isLast ? ".nav.yaml" : ""
        let wanted = isLast ? String(component.prefix { $0 != "." }) : component
        let candidates = names.filter { !$0.hasPrefix(".") && $0.hasSuffix(suffix) }.map { $0.dropLast(suffix.count) }
        guard let nearest = Suggestion.nearest(to: wanted, among: candidates.map(String.init)).first else { return nil }
        name = nearest + suffix
      }
      found = FileSystem.appending(to: found, name)
    }
    return tree.exists(FileSystem.appending(to: folder, found)) ? found : nil
  }

  private func source(_ path: String, resolved: String?) throws(InclusionError) -> SourceFile {
    guard let resolved, FileTree.isIn(package, resolved) else {
      throw InclusionError("`\(path)` is outside the package", help: "move the file into the package of the spec")
    }
    if let file = edited[resolved] { return file }
    let shown = tree.prefix + shownPath(path)
    do throws(CommandError) {
      let bytes = try tree.read(resolved, shown, Compiler.largestFile)
      return SourceFile(path: shown, name: path, identity: resolved, bytes: bytes)
    } catch {
      throw InclusionError(error.message)
    }
  }

  private func shownPath(_ path: String) -> String {
    let joined = FileSystem.joined(shownFolder, path)
    guard joined.contains("../") else { return joined }
    // `..` after a symbolic link does not lead back to the folder of the link.
    let normalized = FileSystem.joined(joined.hasPrefix("/") ? "/" : "", joined)
    return tree.resolved(normalized) == tree.resolved(joined) ? normalized : joined
  }

  private func namedFile(_ path: String) -> NamedFile {
    guard !path.hasPrefix("/") else { return .failure(.notRelative(path)) }
    let full = FileSystem.appending(to: folder, path)
    guard let resolved = tree.resolved(full) else {
      let folder = FileSystem.folder(of: full)
      guard let parent = tree.resolved(folder), FileTree.isIn(package, parent),
        let names = try? tree.names(parent), names.count <= 1_000,
        let near = Suggestion.nearest(to: FileSystem.name(of: path), among: names.filter { !$0.hasPrefix(".") }).first
      else { return .success(nil) }
      let similar = FileSystem.appending(to: FileSystem.folder(of: path), near)
      return .failure(InclusionError("there is no file `\(path)`; did you mean `\(similar)`?"))
    }
    return Result { () throws(InclusionError) in try source(path, resolved: resolved) }
  }

  package func writablePath(_ path: String) throws(CommandError) -> (path: String, shown: String) {
    guard !path.hasPrefix("/") else { throw CommandError("`\(path)` is not relative to the spec's folder") }
    let shown = shownPath(path)
    let full = FileSystem.appending(to: folder, path)
    // If the file does not exist yet, its nearest existing ancestor is checked.
    var place = full
    while FileSystem.resolved(place) == nil, !FileSystem.isLink(place), !place.isEmpty, place != "/" {
      place = FileSystem.folder(of: place)
    }
    let rest = full.dropFirst(place.count)
    guard let resolved = FileSystem.resolved(place), FileTree.isIn(package, resolved),
      !rest.split(separator: "/").contains("..")
    else { throw CommandError("`\(path)` is outside the package, so nothing was written") }
    return (resolved + rest, shown)
  }
}

extension InclusionError {
  fileprivate static func notRelative(_ path: String) -> InclusionError {
    InclusionError("`\(path)` is not relative", help: "write a path relative to the folder of the spec")
  }
}

extension SpecFiles {
  package static func filesToFormat(_ argument: String) throws(CommandError) -> [SourceFile] {
    let tree = FileTree.disk
    guard tree.isFolder(argument) else {
      let package = tree.package(around: tree.folder(of: argument))
      guard tree.isRoot(argument, in: package), tree.specNamed(by: argument, in: package) == nil else {
        let file = try file(argument, in: package)
        guard SpecFormatter.accepts(file) else {
          throw CommandError(
            "\(argument) is not a spec: its keys are not those of a spec; a spec is a file `NAME.nav.yaml`")
        }
        return [file]
      }
      return try SpecFiles(argument).files()
    }
    let package = tree.package(around: tree.resolved(argument) ?? argument)
    var result: [SourceFile] = []
    var level = [argument]
    while !level.isEmpty {
      let (paths, folders) = try tree.contents(of: level)
      for path in paths where !tree.isLink(path) || FileTree.isIn(package, tree.resolved(path) ?? "") {
        result.append(try file(path, in: package))
      }
      level = folders
    }
    guard !result.isEmpty else {
      let shown = argument == "." ? "this folder" : argument
      throw CommandError("\(shown) contains no spec file; specify a folder with files whose names end with `.nav.yaml`")
    }
    return result
  }

  private static func file(_ path: String, in package: String) throws(CommandError) -> SourceFile {
    let identity = FileSystem.resolved(path) ?? path
    guard !FileSystem.isLink(path) || !FileSystem.exists(path) || FileTree.isIn(package, identity) else {
      throw CommandError("\(path) is a symbolic link to a file outside its package; specify the path of that file")
    }
    let bytes = try FileSystem.read(path, limit: Compiler.largestFile)
    return SourceFile(path: path, name: FileSystem.name(of: path), identity: identity, bytes: bytes)
  }

  package mutating func fix(
    _ compilation: Compilation, mostFindings: Int, reported: (Compilation) -> [Diagnostic]
  ) throws(CommandError) -> (fixed: [FixRounds.Fixed], compilation: Compilation) {
    let original = self
    let rounds = try FixRounds(compilation) { compilation in
      reported(compilation).compactMap { finding in finding.safeFix.map { (finding, $0) } }
    } compile: { changed throws(CommandError) in
      var files = original
      files.edit(Array(changed.values))
      return files.compile(.linkTable, readsFiles: true, mostFindings: mostFindings, acceptsModule: true)
    }
    edit(Array(rounds.changed.values))
    for file in rounds.changed.values.sorted(by: { $0.path < $1.path }) {
      try FileSystem.write(file.bytes, to: file.identity)
    }
    return (rounds.fixed, rounds.compilation)
  }
}

extension Diagnostic {
  package var safeFix: FixIt? { fixes.first(where: \.isSafe) }
}
