import WaymarkCompiler
import WaymarkDiagnostics

extension SpecFiles {
  package static func filesToFormat(_ argument: String) throws(CommandError) -> [SourceFile] {
    let tree = FileTree.disk
    guard tree.isFolder(argument) else {
      let package = tree.package(around: tree.folder(of: argument))
      guard tree.isRoot(argument, in: package), tree.specNamed(by: argument, in: package) == nil else {
        return [try file(argument, in: package)]
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
}
