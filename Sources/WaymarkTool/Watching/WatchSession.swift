import SpecText
import WaymarkCompiler

struct WatchSession {
  private let argument: String
  private let output: String?
  private let console: Console
  /// If the folder is replaced, the process must enter the new folder.
  private let base = FileSystem.currentFolder
  private var watcher: FileWatcher
  private var last: Report?

  private struct Report: Equatable {
    let name: String
    var files: [String: [UInt8]] = [:]
    var findings = ""
    var summary: String
    var wroteFiles = false

    func hasSameFindings(as other: Report) -> Bool {
      name == other.name && files == other.files && findings == other.findings
    }
  }

  init(_ argument: String, generatesInto output: String?, _ console: Console) {
    self.argument = argument
    self.output = output
    self.console = console
    watcher = FileWatcher(FileRecord(base: base))
  }

  var delay: Duration { watcher.delay }

  mutating func start() throws(CommandError) {
    let record = FileRecord(base: base)
    let report = try check(.disk.recording(in: record))
    watcher = FileWatcher(record)
    last = report
  }

  func showFirstReport() {
    if let last { write(last) }
  }

  mutating func update(at now: ContinuousClock.Instant = .now) {
    guard let changes = watcher.check(at: now) else { return }
    FileSystem.enter(base)
    let record = FileRecord(base: base)
    let report: Report
    do throws(CommandError) {
      report = try check(.disk.recording(in: record))
    } catch {
      report = Report(name: argument, findings: Self.text(of: error), summary: "not checked")
    }
    watcher = FileWatcher(record)
    // Most new files in the folders of a spec are not part of the spec.
    if changes.isOnlyListings, report == last { return }
    if let last, last.wroteFiles, !report.wroteFiles, report.hasSameFindings(as: last) {
      self.last = report
      return
    }
    if console.errorIsTerminal { console.writeError("\n") }
    write(report)
    last = report
  }

  private func write(_ report: Report) {
    let name = PrintableText.of(report.name)
    console.writeError(
      """
      [\(ClockTime.now)] checking \(name)
      \(report.findings)[\(ClockTime.now)] \(report.summary); waiting for changes

      """)
  }

  private static func text(of error: CommandError) -> String { "waymark: error: \(PrintableText.of(error.message))\n" }

  private func check(_ tree: FileTree) throws(CommandError) -> Report {
    let spec = try SpecFiles(argument, in: tree)
    let compilation = spec.compile(.linkTable, readsFiles: true, acceptsModule: true)
    var report = Report(
      name: spec.rootPath, findings: console.text(of: compilation.diagnostics, in: compilation.files),
      summary: compilation.diagnostics.sum ?? "no findings")
    for file in compilation.files { report.files[file.identity] = file.bytes }
    report.summary += " in \(counted(compilation.files.count, "file"))"
    if !compilation.isJudged { report.summary += "; other rules were skipped until these errors are fixed" }
    guard let output else { return report }
    do throws(CommandError) {
      let (summary, wroteFiles) = try generate(spec, into: output)
      report.summary += "; " + summary
      report.wroteFiles = wroteFiles
    } catch {
      // At the start, the folder may be a mistake in the arguments.
      guard last != nil else { throw error }
      report.findings += Self.text(of: error)
      report.summary += "; not all files were written"
    }
    return report
  }

  private func generate(
    _ spec: SpecFiles, into folder: String
  ) throws(CommandError) -> (summary: String, wroteFiles: Bool) {
    // Findings in string tables and platform files do not prevent the generation of code.
    let compilation = spec.compile(.outputs(.navigation), acceptsModule: true)
    let shown = PrintableText.of(folder)
    guard compilation.model != nil else { return ("\(shown) is unchanged because of the errors", false) }
    let generated = try GeneratedFiles(compilation.outputs, in: folder)
    try generated.write()
    let paths = generated.changed.map { PrintableText.of($0.path) }
    return paths.isEmpty ? ("\(shown) is up to date", false) : ("wrote \(paths.joined(separator: ", "))", true)
  }
}
