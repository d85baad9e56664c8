import SpecText
import WaymarkCompiler
import WaymarkOutput

extension Command {
  static let map = Command(
    name: "map", operands: "[SPEC]", summary: "draw the screens of an app and the ways between them",
    discussion: """
      SPEC is the root file of a spec, or a folder that contains a root file. The
      default is the current folder. The `html` format is one page that needs no
      network. It shows the map, the details of each screen, and all findings. Each
      tab has a lane, and the screens that a screen opens are to its right. Pushed
      screens have solid lines, sheets and covers dashed lines, and redirects dotted
      lines. The format `json` contains the same data.

      If the spec has errors, the command draws what it can, and fails. With
      `--screenshots DIR`, a screen shows the image with its name, such as
      `settings.png` or `settings.jpg`. With `--against REVISION`, the map also shows
      what changed since a Git revision, and the URLs that break.
      """,
    options: [
      Option("--format", choices: MapFormat.allCases.map(\.rawValue), "the output format (default: html)"),
      Option("--output", value: "FILE", "the file to write (default: standard output)"),
      Option("--against", value: "REVISION", "compare with a commit, branch, or tag, such as `origin/main`"),
      Option("--screenshots", value: "DIR", "the folder with images of screens"),
    ],
    run: map
  )

  private static func map(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    let argument = try arguments.spec(of: "map")
    let spec = try SpecFiles(argument)
    let format = arguments["--format"].flatMap(MapFormat.init) ?? .html
    let output = arguments["--output"]
    if let output, FileSystem.isFolder(output) {
      throw CommandError("\(output) is a folder; name a file, such as \(FileSystem.appending(to: output, "map.html"))")
    }
    if output == nil, console.outputIsTerminal, format == .html || format == .svg {
      throw CommandError(
        "add `--output FILE`, for example `--output map.\(format.rawValue)`; the map is too long for a terminal")
    }
    let compilation = console.showingProgress("checking \(spec.rootPath)") {
      spec.compile(.linkTable, readsFiles: true)
    }
    console.show(compilation.diagnostics.errors, of: compilation.files)
    let map =
      try arguments["--against"].map { try compared(compilation, spec, argument, with: $0, console) }
      ?? compilation.map()
    let screenshots = try arguments["--screenshots"].map { try ScreenshotFolder($0).images(for: map) } ?? [:]
    let text = try console.showingProgress("drawing the map") {
      try format.text(of: MapDrawing(map, screenshots: screenshots))
    }
    if let output {
      try FileSystem.write(Array(text.utf8), to: output)
      if console.outputIsTerminal { console.write(PrintableText.of("wrote \(output)") + "\n") }
    } else {
      console.write(text)
    }
    return compilation.diagnostics.hasErrors ? .findings : .clean
  }

  /// If one of the versions has errors, or if the revision has no such spec, the map shows only the current version,
  /// and a message explains the reason.
  private static func compared(
    _ compilation: Compilation, _ spec: SpecFiles, _ argument: String, with name: String, _ console: Console
  ) throws -> AppMap {
    let revision = try Revision(name, of: argument)
    guard let old = try revision.spec() else {
      console.writeError(PrintableText.of("\(argument) does not exist in `\(name)`; the map shows no changes") + "\n")
      return compilation.map()
    }
    let former = console.showingProgress("compiling \(old.shownPath)") { old.compile(.linkTable) }
    console.show(former.diagnostics.errors, of: former.files)
    guard let map = compilation.map(comparing: former, with: spec.compile(.linkTable), since: name) else {
      console.writeError("specs with errors cannot be compared; the map shows no changes\n")
      return compilation.map()
    }
    return map
  }
}

struct ScreenshotFolder {
  private let path: String
  private let names: Set<String>

  private static let extensions = ["png", "jpg", "jpeg"]
  private static let largestImage = 4 << 20

  init(_ path: String) throws(CommandError) {
    guard FileSystem.exists(path) else { throw CommandError("there is no folder \(path)") }
    guard FileSystem.isFolder(path) else { throw CommandError("\(path) is not a folder") }
    self.path = path
    names = Set(try FileSystem.names(in: path))
  }

  func images(for map: AppMap) throws(CommandError) -> [String: Screenshot] {
    var images: [String: Screenshot] = [:]
    for screen in map.screens where images[screen.name] == nil {
      guard let name = Self.extensions.map({ "\(screen.name).\($0)" }).first(where: names.contains) else { continue }
      let file = FileSystem.appending(to: path, name)
      // A link to a file elsewhere could add a private image to a page that a pipeline publishes.
      guard let resolved = FileSystem.resolved(file), FileSystem.folder(of: resolved) == FileSystem.resolved(path)
      else {
        throw CommandError("\(file) is a symbolic link to a file in another folder; replace the link with a copy")
      }
      guard let image = Screenshot(try FileSystem.read(file, limit: Self.largestImage, noun: "an image")) else {
        throw CommandError("\(file) is not a PNG or JPEG image; export the screenshot as PNG")
      }
      images[screen.name] = image
    }
    return images
  }
}
