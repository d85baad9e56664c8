import SpecText
import WaymarkCompiler
import WaymarkRules

extension Command {
  static let lint = Command(
    name: "lint", operands: "[SPEC…]", summary: "check specs with all rules",
    discussion: """
      SPEC is the root file of a spec, or a folder that contains a root file. The
      default is the current folder. With the `text` format, the command writes
      findings to standard error. With all other formats, the command writes findings
      to standard output. Use `github` for annotations, `sarif` for code scanning,
      `junit` for test reports, and `json` for other programs. Each finding ends with
      the name of a rule in brackets. To read about the rule, run
      `waymark explain RULE`.

      To adopt Waymark in an app that has findings, save the findings to FILE with
      `--baseline FILE --write-baseline`. After that, use `--baseline FILE` to show
      only new findings.
      """,
    options: [
      Option("--format", choices: LintFormat.allCases.map(\.rawValue), "the output format (default: text)"),
      Option("--strict", "fail if there are warnings"),
      Option("--fix", "apply safe fixes to the files, and keep comments and layout"),
      Option("--baseline", value: "FILE", "show only findings that are not in FILE"),
      Option("--write-baseline", "save all findings to the baseline FILE, and show none"),
    ],
    run: lint
  )

  private static func lint(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    var run = try LintRun(arguments, console)
    var seen: Set<String> = []
    for spec in arguments.operands.isEmpty ? ["."] : arguments.operands {
      let files = try SpecFiles(spec)
      guard seen.insert(files.identity).inserted else { continue }
      try run.check(files, named: spec)
    }
    return try run.end()
  }
}

enum LintFormat: String, CaseIterable {
  case text, json, sarif, github, junit

  /// If the report is a document, standard output must not contain any other text.
  var isDocument: Bool {
    switch self {
    case .text, .github: false
    case .json, .sarif, .junit: true
    }
  }

  /// In the text format, the report is empty, because the command writes findings to standard error.
  func report(_ diagnostics: [Diagnostic], in files: [SourceFile], isStrict: Bool) throws -> String {
    switch self {
    case .text: ""
    case .json: try JSONRenderer(files: files).render(diagnostics)
    case .sarif:
      try SARIFRenderer(files: files, version: Version.current) { RuleBook.page(named: $0.name)?.sarif }
        .render(diagnostics)
    case .github: GitHubRenderer(files: files).render(diagnostics)
    case .junit: JUnitRenderer(files: files, isStrict: isStrict).render(diagnostics)
    }
  }
}

struct LintRun {
  private let arguments: Arguments
  private let console: Console
  private let format: LintFormat
  /// With `--write-baseline`, this property contains the findings to write.
  private var baseline: Baseline?
  private let mostFindings: Int
  private var files: [SourceFile] = []
  private var diagnostics: [Diagnostic] = []
  private var fixed: [FixRounds.Fixed] = []
  private var previous: Baseline?
  private var knownErrors = 0
  private var isJudged = true

  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    self.arguments = arguments
    self.console = console
    format = arguments["--format"].flatMap(LintFormat.init) ?? .text
    let path = arguments["--baseline"]
    if arguments.has("--write-baseline") {
      guard let path else { throw CommandError("`--write-baseline` requires `--baseline FILE`, the file to write") }
      // An existing file that is not a baseline must not be overwritten.
      if FileSystem.exists(path) { previous = try Baseline(at: path) }
      baseline = Baseline(for: path)
    } else {
      baseline = try path.map { path throws(CommandError) in try Baseline(at: path) }
    }
    mostFindings = baseline == nil ? DiagnosticCollector.usualLimit : Baseline.mostFindings
  }

  mutating func check(_ spec: SpecFiles, named name: String) throws {
    var spec = spec
    var compilation = console.showingProgress("checking \(name)") {
      spec.compile(.linkTable, readsFiles: true, mostFindings: mostFindings, acceptsModule: true)
    }
    if arguments.has("--fix") {
      let result = try spec.fix(compilation, mostFindings: mostFindings) {
        arguments.has("--write-baseline") ? $0.diagnostics : reported($0).findings
      }
      fixed += result.fixed
      compilation = result.compilation
    }
    if arguments.has("--write-baseline") {
      for finding in compilation.diagnostics { baseline?.add(finding, of: compilation.files) }
      // Findings of rules that did not run may still exist.
      if let previous, !compilation.isJudged { baseline?.keep(previous, in: compilation.files) }
    }
    isJudged = isJudged && compilation.isJudged
    let (findings, rest) = reported(compilation)
    knownErrors += Self.buildErrors(compilation.diagnostics) - Self.buildErrors(findings)
    if !arguments.has("--write-baseline") { baseline = rest }
    if format == .text { console.show(findings, of: compilation.files) }
    diagnostics += findings.map { $0.inFiles(startingAt: files.count) }
    files += compilation.files
  }

  private func reported(_ compilation: Compilation) -> (findings: [Diagnostic], rest: Baseline?) {
    guard !arguments.has("--write-baseline") else { return ([], baseline) }
    var rest = baseline
    let findings = rest?.subtract(from: compilation.diagnostics, of: compilation.files)
    return (findings ?? compilation.diagnostics, rest)
  }

  func end() throws -> ExitStatus {
    let errors = diagnostics.errors.count
    let warnings = diagnostics.count - errors
    let report = try format.report(diagnostics, in: files, isStrict: arguments.has("--strict"))
    if !report.isEmpty { console.write(report) }
    if !format.isDocument {
      if format == .text, !diagnostics.isEmpty, console.errorIsTerminal { console.writeError("\n") }
      for fix in fixed {
        console.write(PrintableText.of("\(fix.path): fixed: \(fix.title) [\(fix.finding.id)]") + "\n")
      }
      if !arguments.has("--write-baseline") { console.write(summary()) }
    }
    if arguments.has("--write-baseline"), let path = arguments["--baseline"], let baseline {
      try FileSystem.write(Array(try baseline.text.utf8), to: path)
      if !format.isDocument { console.write(PrintableText.of(written(baseline.count, to: path)) + "\n") }
    }
    return errors > 0 || (warnings > 0 && arguments.has("--strict")) ? .findings : .clean
  }

  private func summary() -> String {
    var text = diagnostics.summary(
      files: files.count, isNew: baseline != nil, isFixing: arguments.has("--fix"), isJudged: isJudged)
    if knownErrors > 0 { text += "; " + refusal }
    text += "\n"
    // The remaining findings of the baseline did not occur.
    if isJudged, let gone = baseline?.count(in: files), gone > 0 {
      text +=
        "\(counted(gone, "finding")) of the baseline no longer \(gone == 1 ? "occurs" : "occur"); "
        + "`--write-baseline` removes \(gone == 1 ? "it" : "them")\n"
    }
    return text
  }

  private func written(_ count: Int, to path: String) -> String {
    "wrote \(counted(count, "finding")) to \(path)" + (knownErrors == 0 ? "" : "; " + refusal)
  }

  /// Errors in files of the app do not count, because a build does not read these files.
  private static func buildErrors(_ findings: [Diagnostic]) -> Int {
    findings.errors.count { !RuleRegistry.diagnosticsAboutAppFiles.contains($0.id) }
  }

  private var refusal: String {
    "\(counted(knownErrors, "error")) in the baseline \(knownErrors == 1 ? "prevents" : "prevent") "
      + "`generate` from writing Swift"
  }
}
