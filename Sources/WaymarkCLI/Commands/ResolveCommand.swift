import WaymarkCompiler
import WaymarkDiagnostics

extension Command {
  /// `waymark resolve`.
  static let resolve = Command(
    name: "resolve",
    operands: "SPEC [URL…]",
    summary: "show where URLs land, and why",
    discussion: """
      A URL of `-` reads URLs from standard input, one a line. The answer comes from
      the table and the matcher that the app has. Exits with 0 whatever it is.
      For a URL that no link matches, it names the nearest link, and where the two
      differ; for one that lands, the other links that match. More than ten URLs,
      and those from standard input, get one line each, and a count at the end.
      """,
    options: [Option("--json", "write one JSON object a line")],
    run: resolve
  )

  private static func resolve(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    guard let spec = arguments.operands.first else {
      throw CommandError("`resolve` takes a SPEC, a root file or a folder that holds one, and URLs")
    }
    guard arguments.operands.count > 1 else {
      throw CommandError("`resolve` takes URLs after the SPEC, or `-` to read them from standard input")
    }
    let compilation = try console.showingProgress("compiling \(spec)") { try SpecFiles(spec).compile(.linkTable) }
    console.show(compilation.diagnostics.errors, of: compilation.files)
    guard let resolver = URLResolver(compilation) else { return .findings }
    let urls = arguments.operands.dropFirst()
    let isList = urls.contains("-") || urls.count > mostBlocks
    var counts: [ResolvedURL.Kind: Int] = [:]
    var separator = ""
    func answer(_ url: String) throws {
      let resolved = resolver.resolve(url)
      if arguments.has("--json") {
        console.write(try resolved.json + "\n")
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
        // Programs get an object for each line; a person has left out what is blank.
        if line.allSatisfy(\.isWhitespace), !arguments.has("--json") { continue }
        try answer(line)
      }
    }
    if isList, !arguments.has("--json") { console.write(separator + summary(counts)) }
    return .clean
  }

  /// As many URLs as anybody reads several lines about.
  private static let mostBlocks = 10

  /// "12 URLs: 10 landed, 2 unmatched".
  private static func summary(_ counts: [ResolvedURL.Kind: Int]) -> String {
    let parts = ResolvedURL.Kind.allCases.compactMap { kind in
      counts[kind].map { "\($0) \(kind == .app ? "for the app" : kind.rawValue)" }
    }
    let total = counted(counts.values.reduce(0, +), "URL")
    return parts.isEmpty ? "\(total)\n" : "\(total): \(parts.joined(separator: ", "))\n"
  }
}
