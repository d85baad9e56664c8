import SpecText
import WaymarkCompiler

/// The files that an agent can name: those in the folder of the server, and those in the package of its spec.
struct SpecScope: Sendable {
  private let spec: String
  /// Without symbolic links.
  private let folders: [String]

  init(spec: String?) throws(CommandError) {
    self.spec = spec ?? "."
    let tree = FileTree.disk
    var folders = [tree.resolved(".") ?? FileSystem.currentFolder]
    if let spec {
      guard let resolved = tree.resolved(spec) else {
        throw CommandError("there is no file or folder \(Quoted(spec)); specify the spec, or a folder that contains it")
      }
      folders.append(tree.package(around: tree.isFolder(spec) ? resolved : tree.folder(of: spec)))
    }
    self.folders = folders
  }

  /// With the edited text in place of a file.
  func compile(_ inputs: ToolInputs, readsFiles: Bool = false) throws(CommandError) -> Compilation {
    let spec = try inputs["spec"].map(checked) ?? self.spec
    var edited: String?
    var tree = FileTree.disk
    if let text = inputs["text"] {
      var file = try inputs["file"].map(checked)
      if file == nil { file = FileSystem.exists(spec) ? try SpecFiles(spec).rootPath : spec }
      let identity = Self.identity(ofPath: file ?? spec)
      tree = tree.replacingContents(with: [identity: Array(text.utf8)])
      edited = identity
    } else if inputs["file"] != nil {
      throw CommandError("`file` names the file of the edited text; add the input `text`, or remove `file`")
    }
    let files = try SpecFiles(spec, in: tree)
    let compilation = files.compile(.linkTable, readsFiles: readsFiles, acceptsModule: true)
    if let edited, !compilation.files.contains(where: { $0.identity == edited }) {
      let path = inputs["file"] ?? spec
      throw CommandError(
        "\(path) is not a file of the spec \(files.rootPath), so its text changes nothing; add the file to `include`, or "
          + "specify its own spec in `spec`")
    }
    return compilation
  }

  private func checked(_ path: String) throws(CommandError) -> String {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw CommandError("a path is not empty, and contains no null character")
    }
    // The path of a missing folder can still contain `..`.
    let whole = FileSystem.joined("/", Self.identity(ofPath: path))
    guard folders.contains(where: { FileTree.isIn($0, whole) }) else {
      throw CommandError(
        "\(path) is outside \(folders[0]), and this server reads only files inside; specify a path inside, or start "
          + "`waymark mcp` in a folder that contains the file")
    }
    return path
  }

  private static func identity(ofPath path: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    return OpenDocument.identity(
      ofPath: isAbsolute ? path : FileSystem.appending(to: FileSystem.currentFolder, path))
  }
}
