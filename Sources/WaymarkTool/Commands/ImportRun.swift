import SpecText
import WaymarkCompiler
import WaymarkImport

struct ImportRun {
  private static let mostDecisions = 3

  private let console: Console
  private let inputs: [ImportInput]
  private let folder: ImportFolder
  private var app: ImportedApp

  init(_ arguments: Arguments, _ console: Console) throws {
    self.console = console
    for option in ["--against", "--names", "--format"] where arguments.has(option) {
      throw CommandError("`\(option)` requires `--check SPEC`")
    }
    inputs = try ImportInput.all(arguments)
    guard !inputs.isEmpty else {
      let options = ImportInput.Kind.allCases.map { "`\($0.option)`" }
      throw CommandError("`import` requires a file of the existing app: \(options.joined(or: "or"))")
    }
    guard let name = arguments["--app"] else {
      throw CommandError("`import` requires the name of the app, as in `--app Fruits`")
    }
    app = ImportedApp(name: try StarterSpec.checkedName(name, example: "--app Fruits"))
    try StarterSpec.checkIsFree(name, example: "--app Fruits")
    guard let output = arguments["--output"] else { throw CommandError("`import` requires `--output DIR`") }
    folder = try ImportFolder(output, app: name)
  }

  mutating func run() throws -> ExitStatus {
    guard try readFiles() else { return .failure }
    let log = ImportLog(inputs.filter { $0.kind == .urls }, console)
    var survey: URLSurvey?
    if !log.isEmpty {
      let app = app
      var surveyed = console.showingProgress("drafting the spec") { URLSurvey(app) }
      do {
        try log.forEachURL(completed: { _ in nil }, skip: { surveyed.skip($0, reason: $1) }) { url, requests, _ in
          surveyed.add(url, requests: requests)
        }
      } catch let error as FormatError {
        console.show([error.diagnostic], of: log.files)
        return .failure
      }
      surveyed.apply(to: &self.app)
      self.app.files += log.files
      survey = surveyed
    }
    let app = app
    let draft = console.showingProgress("drafting the spec") {
      Draft(app) { survey?.evidence(for: $0) ?? DraftEvidence() }
    }
    try FileSystem.writeNew(draft.files.map { ($0.name, Array($0.text.utf8)) }, to: folder.path)
    console.write(summary(of: draft))
    return draft.needsDecision ? .findings : .clean
  }

  private mutating func readFiles() throws(CommandError) -> Bool {
    var errors: [Diagnostic] = []
    for input in inputs where input.kind != .urls {
      let source = try input.source(console)
      let file = app.files.count
      do throws(FormatError) {
        try read(source, input.kind)
      } catch {
        errors.append(error.diagnostic)
        if app.files.count == file { app.files.append(source) }
      }
    }
    for key in [\ImportedPlatformFiles.association, \.infoPlist, \.entitlements] {
      guard let file = app.platformFiles[keyPath: key] else { continue }
      app.platformFiles[keyPath: key] = folder.path(to: file)
      if let path = app.platformFiles[keyPath: key] {
        app.platformFiles.indices[path] = app.files.firstIndex { $0.path == file }
      } else {
        app.notes.append(
          ImportNote(
            .information, "the `apple` key does not name \(Quoted(file)), which is outside the package of the spec"))
      }
    }
    console.show(errors, of: app.files)
    return errors.isEmpty
  }

  private mutating func read(_ source: SourceFile, _ kind: ImportInput.Kind) throws(FormatError) {
    switch kind {
    case .association: try AssociationFileReader.read(source, into: &app)
    case .infoPlist: try InfoPlistReader.read(source, into: &app)
    case .entitlements: try EntitlementsReader.read(source, into: &app)
    case .patterns: try PatternListReader.read(source, into: &app)
    case .urls: break
    }
  }

  private func summary(of draft: Draft) -> String {
    var lines = draft.files.map { "wrote \(PrintableText.of(FileSystem.appending(to: folder.path, $0.name)))" }
    lines += draft.summaryLines.map { PrintableText.of($0) }
    for decision in draft.decisions.prefix(Self.mostDecisions) {
      lines.append("  \(place(of: decision))\(PrintableText.of(decision.message))")
      if let help = decision.help { lines.append("    \(PrintableText.of(help))") }
    }
    let rest = draft.decisions.count - Self.mostDecisions
    if rest > 0 {
      lines.append("  and \(rest) more in \(PrintableText.of(FileSystem.appending(to: folder.path, "Import.md")))")
    }
    let shown = PrintableText.of(ShellWord.of(folder.path))
    let urls = inputs.first { $0.kind == .urls && !$0.isStandardInput }
    let log = urls.map { PrintableText.of(ShellWord.of($0.path)) } ?? "FILE"
    let names =
      draft.files.contains { $0.name == "names.csv" }
      ? " --names \(PrintableText.of(ShellWord.of(FileSystem.appending(to: folder.path, "names.csv"))))" : ""
    let commands = """
          # Check the spec.
          waymark lint \(shown)
          # Show where the URLs of a log land.
          waymark import --check \(shown) --urls \(log)
          # Compare the spec with the existing router.
          waymark import --check \(shown) --urls \(log) --against COMMAND\(names)

      """
    return lines.map { $0 + "\n" }.joined() + "\nNext:\n\n" + commands
  }

  private func place(of decision: ImportNote) -> String {
    guard let span = decision.span, app.files.indices.contains(Int(span.file)) else { return "" }
    return PrintableText.of("\(app.files[Int(span.file)].path):\(span.start.line): ")
  }
}

struct ImportFolder {
  let path: String

  init(_ path: String, app: String) throws(CommandError) {
    guard !path.isEmpty else { throw CommandError("`--output` requires the path of a folder") }
    self.path = path
    guard FileSystem.exists(path) else {
      guard !FileSystem.isLink(path) else {
        throw CommandError("cannot write into \(path): the symbolic link is broken")
      }
      return
    }
    guard FileSystem.isFolder(path) else { throw CommandError("cannot write into \(path): it is a file, not a folder") }
    // A large draft includes all files of `Features`.
    for folder in [path, FileSystem.appending(to: path, "Features")] where FileSystem.isFolder(folder) {
      let specs = FileSystem.sorted(try FileSystem.names(in: folder).filter { $0.hasSuffix(".nav.yaml") })
      if let spec = specs.first {
        throw CommandError("\(folder) already contains the spec \(spec), so nothing was written; choose another folder")
      }
    }
    for name in ["\(app).nav.yaml", "Import.md", "names.csv"] {
      try FileSystem.checkIsNew(FileSystem.appending(to: path, name))
    }
  }

  func path(to file: String) -> String? {
    var ancestor = path
    while FileSystem.resolved(ancestor) == nil {
      let parent = FileSystem.folder(of: ancestor)
      if parent.isEmpty {
        ancestor = "."
        break
      }
      ancestor = parent
    }
    guard let base = FileSystem.resolved(ancestor), let file = FileSystem.resolved(file) else { return nil }
    let rest = ancestor == "." ? path : String(path.dropFirst(ancestor.count))
    let folder = FileSystem.joined(base, rest)
    guard FileTree.isIn(FileTree.disk.package(around: folder), file) else { return nil }
    return FileSystem.relative(file, to: folder)
  }
}
