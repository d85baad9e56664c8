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
      try forEachURL(finder, skip: { check.skip($0, reason: $1) }) { url, requests, _ in
        let outcome = SpecOutcome(check.add(url, requests: requests), of: url, finder)
        guard AskedURL.canAsk(url) else { return comparison.addNotAsked(url, requests: requests) }
        try questions.add(url, requests: requests, outcome)
      }
      try HandlerRun(command, console).compare(questions, &comparison)
    } else {
      try forEachURL(finder, skip: { check.skip($0, reason: $1) }) { url, requests, destination in
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

  /// A URL can occur again in a log with very many URLs, so counts are added.
  private func forEachURL(
    _ finder: LinkFinder, skip: (UnsafeBufferPointer<UInt8>, String) -> Void,
    _ body: (_ url: UnsafeBufferPointer<UInt8>, _ requests: Int, _ destination: String?) throws -> Void
  ) throws {
    try console.showingProgress("reading \(log.title)") {
      var urls = DistinctURLs()
      try log.forEachEntry { entry in
        switch entry {
        case .refused(let line, let reason): skip(line, reason)
        case .url(let url, let count, let label):
          if urls.isFull { try urls.drain(body) }
          let destination = label.map { String(decoding: $0, as: UTF8.self) }
          guard let completed = finder.completed(url) else {
            return urls.add(url, destination: destination, requests: count)
          }
          completed.withUnsafeBufferPointer { urls.add($0, destination: destination, requests: count) }
        }
      }
      try urls.drain(body)
    }
  }
}
