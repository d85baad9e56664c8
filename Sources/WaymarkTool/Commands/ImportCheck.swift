import SpecText
import WaymarkCompiler
import WaymarkImport

struct ImportCheck {
  static let formats = ["text", "json"]

  private let console: Console
  private let spec: SpecFiles
  private let log: ImportLog
  private let names: String?
  private let command: String?
  private let isJSON: Bool

  init(_ arguments: Arguments, _ console: Console, spec: String) throws {
    self.console = console
    let kinds = ImportInput.Kind.allCases.filter { $0 != .urls }.map(\.option)
    for option in ["--app", "--output"] + kinds where arguments.has(option) {
      throw CommandError("`--check` and `\(option)` cannot be combined")
    }
    log = ImportLog(try ImportInput.all(arguments), console)
    guard !log.isEmpty else {
      throw CommandError("`--check` requires URLs: `--urls FILE`, or `--urls -` for standard input")
    }
    names = arguments["--names"]
    command = arguments["--against"]
    if let command, command.allSatisfy(\.isWhitespace) {
      throw CommandError("`--against` requires the command line of a handler")
    }
    isJSON = arguments["--format"] == "json"
    self.spec = try SpecFiles(spec)
  }

  func run() throws -> ExitStatus {
    do {
      return try check()
    } catch let error as FormatError {
      console.show([error.diagnostic], of: log.files)
      return .failure
    }
  }

  private func check() throws -> ExitStatus {
    var names = DestinationNames()
    if let path = self.names {
      let source = SourceFile(path: path, bytes: try ImportInput.read(path))
      do throws(FormatError) {
        names = try DestinationNames(source)
      } catch {
        console.show([error.diagnostic], of: [source])
        return .failure
      }
    }
    let compilation = console.showingProgress("compiling \(spec.rootPath)") { spec.compile(.linkTable) }
    console.show(compilation.diagnostics.errors, of: compilation.files)
    guard let finder = LinkFinder(compilation) else { return .findings }
    var check = LogCheck(finder)
    var comparison = DestinationComparison(finder, names: names)
    var source: LogReport.Source?
    if let command {
      source = .handler
      let questions = try HandlerQuestions()
      try log.forEachURL(completed: finder.completed, skip: { check.skip($0, reason: $1) }) { url, requests, _ in
        let outcome = SpecOutcome(check.add(url, requests: requests), of: url, finder)
        guard AskedURL.canAsk(url) else { return comparison.addNotAsked(url, requests: requests) }
        try questions.add(url, requests: requests, outcome)
      }
      try HandlerRun(command, console).compare(questions, &comparison)
    } else {
      try log.forEachURL(completed: finder.completed, skip: { check.skip($0, reason: $1) }) {
        url, requests, destination in
        let finding = check.add(url, requests: requests)
        guard let destination else { return }
        source = .log
        try comparison.add(
          url, requests: requests, destination: HandlerAnswer.isNothing(destination) ? nil : destination,
          outcome: SpecOutcome(finding, of: url, finder))
      }
    }
    let report = LogReport(
      check, source == nil ? nil : comparison, source ?? .log, compilation: compilation, spec: spec.rootPath)
    console.write(isJSON ? report.json + "\n" : report.text)
    return report.isClean && !compilation.diagnostics.hasErrors ? .clean : .findings
  }
}
