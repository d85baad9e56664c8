import URLResolving
import WaymarkCompiler
import WaymarkDiagnostics
import WaymarkFiles

extension Command {
  /// The `waymark resolve` command.
  static let resolve = Command(
    name: "resolve",
    operands: "[SPEC] URL…",
    summary: "show which screens URLs open, and why",
    discussion: """
      SPEC is the root file of a spec, or a folder that contains a root file. The
      default is the current folder. If a URL is `-`, the command reads URLs from
      standard input, one URL per line. The result is the same as in the app, because
      the command uses the same link table and the same matcher.

      If a URL matches a link, the output also lists the other links that match the
      URL. If a URL matches no link, the output shows the nearest link and the first
      difference between the link and the URL. The exit status is 0 even if no link
      matches. For more than ten URLs, or for URLs from standard input, the output has
      one line per URL and a summary.
      """,
    options: [Option("--json", "print one JSON object per line")],
    run: resolve
  )

  private static func resolve(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    var urls = arguments.operands[...]
    let spec = urls.first.map(isURL) == false ? urls.removeFirst() : "."
    guard !urls.isEmpty else {
      throw CommandError("`resolve` requires URLs, or `-` to read URLs from standard input")
    }
    let files = try SpecFiles(spec)
    let compilation = console.showingProgress("compiling \(files.rootPath)") { files.compile(.linkTable) }
    console.show(compilation.diagnostics.errors, of: compilation.files)
    guard let resolver = compilation.resolver else { return .findings }
    let isList = urls.contains("-") || urls.count > mostBlocks
    var counts: [ResolvedURL.Kind: Int] = [:]
    var separator = ""
    func answer(_ url: String) throws {
      let resolved = resolver.resolve(url)
      if arguments.has("--json") {
        console.write(resolved.json + "\n")
      } else if isList {
        console.write(resolved.line + "\n")
      } else {
        console.write(separator + resolved.text)
      }
      counts[resolved.kind, default: 0] += 1
      separator = "\n"
    }
    for url in urls {
      guard url == "-" else {
        try answer(url)
        continue
      }
      while let line = console.readLine() {
        // JSON output has an object for each line. Other output omits blank lines.
        if line.allSatisfy(\.isWhitespace), !arguments.has("--json") { continue }
        try answer(line)
      }
    }
    if isList, !arguments.has("--json") { console.write(separator + summary(counts)) }
    return compilation.diagnostics.hasErrors ? .findings : .clean
  }

  /// Returns a Boolean value that indicates whether an operand is a URL or `-`. Any other operand is the path of a
  /// spec.
  private static func isURL(_ operand: String) -> Bool {
    guard operand != "-" else { return true }
    guard let colon = operand.firstIndex(of: ":"), colon != operand.startIndex else { return false }
    return operand[..<colon].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
      && !FileSystem.exists(operand)
  }

  /// The maximum number of URLs for which the command prints detailed results.
  private static let mostBlocks = 10

  /// Returns a summary such as "12 URLs: 10 landed, 2 unmatched".
  private static func summary(_ counts: [ResolvedURL.Kind: Int]) -> String {
    let parts = ResolvedURL.Kind.allCases.compactMap { kind in
      counts[kind].map { "\($0) \(kind == .app ? "for the app" : kind.rawValue)" }
    }
    let total = counted(counts.values.reduce(0, +), "URL")
    return parts.isEmpty ? "\(total)\n" : "\(total): \(parts.joined(separator: ", "))\n"
  }
}
