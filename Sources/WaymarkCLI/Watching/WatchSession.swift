import WaymarkCompiler
import WaymarkDiagnostics
import WaymarkFiles

/// The repeated check of a spec in the `waymark watch` command.
struct WatchSession {
  private let argument: String
  /// The folder for generated files; `nil` if the command only reports findings.
  private let output: String?
  private let console: Console
  /// The current folder at the start. If the folder is replaced, the process must enter the new folder.
  private let base = FileSystem.currentFolder
  private var watcher: FileWatcher
  private var last: Report?

  /// The result of a check.
  private struct Report: Equatable {
    let name: String
    /// The paths and the contents of the files.
    var files: [String: [UInt8]] = [:]
    var findings = ""
    var summary: String
  }

  init(_ argument: String, generatesInto output: String?, _ console: Console) {
    self.argument = argument
    self.output = output
    self.console = console
    watcher = FileWatcher(FileRecord(base: base))
  }

  /// The time until the next call of ``update()``.
  var delay: Duration { watcher.delay }

  /// Checks the spec for the first time.
  ///
  /// - Throws: A ``CommandError`` if there is no spec, or if the generated files can't be written. Later errors are
  ///   part of the output.
  mutating func start() throws(CommandError) {
    let record = FileRecord(base: base)
    let report = try check(.disk.recording(in: record))
    watcher = FileWatcher(record)
    show(report)
  }

  /// Checks the spec again if its files have changed.
  mutating func update() {
    guard let changes = watcher.check() else { return }
    FileSystem.enter(base)
    let record = FileRecord(base: base)
    var report: Report
    do throws(CommandError) {
      report = try check(.disk.recording(in: record))
    } catch {
      report = Report(
        name: argument, findings: "waymark: error: \(PrintableText.of(error.message))\n", summary: "not checked")
    }
    watcher = FileWatcher(record)
    // Most new files in the folders of a spec are not part of the spec.
    if changes.isOnlyListings, report == last { return }
    show(report)
  }

  private mutating func show(_ report: Report) {
    let name = PrintableText.of(report.name)
    console.writeError(
      """
      \(console.errorIsTerminal && last != nil ? "\n" : "")[\(ClockTime.now)] checking \(name)
      \(report.findings)[\(ClockTime.now)] \(report.summary); waiting for changes

      """)
    last = report
  }

  private func check(_ tree: FileTree) throws(CommandError) -> Report {
    let spec = try SpecFiles(argument, in: tree)
    let compilation = spec.compile(.linkTable, readsFiles: true, acceptsModule: true)
    var report = Report(
      name: spec.rootPath, findings: console.text(of: compilation.diagnostics, in: compilation.files),
      summary: compilation.diagnostics.sum ?? "no findings")
    for file in compilation.files { report.files[file.identity] = file.bytes }
    report.summary += " in \(counted(compilation.files.count, "file"))"
    if !compilation.isJudged { report.summary += "; other rules were skipped until these errors are fixed" }
    if let output { report.summary += "; " + (try generate(spec, into: output)) }
    return report
  }

  /// Writes the generated files that changed.
  ///
  /// - Returns: A description of the result for the summary.
  private func generate(_ spec: SpecFiles, into folder: String) throws(CommandError) -> String {
    // Findings in string tables and platform files do not prevent the generation of code.
    let compilation = spec.compile(.outputs(.navigation), acceptsModule: true)
    let shown = PrintableText.of(folder)
    guard compilation.model != nil else { return "\(shown) is unchanged because of the errors" }
    let generated = try GeneratedFiles(compilation.outputs, in: folder)
    try generated.write()
    return generated.changed.isEmpty
      ? "\(shown) is up to date"
      : "wrote \(generated.changed.map { PrintableText.of($0.path) }.joined(separator: ", "))"
  }
}
