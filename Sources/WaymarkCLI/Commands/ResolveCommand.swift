import WaymarkCompiler

extension Command {
  /// `waymark resolve`.
  static let resolve = Command(
    name: "resolve",
    operands: "SPEC [URL…]",
    summary: "show where URLs land, and why",
    discussion: """
      A URL of `-` reads URLs from standard input, one a line. The answer comes from
      the table and the matcher that the app has. Exits with 0 whatever it is.
      Of a URL that no link is, it names the link that comes nearest, and where the
      two part; of one that lands, the other links that match.
      """,
    options: [Option("--json", "write one JSON object a line")],
    run: resolve
  )

  private static func resolve(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    guard let spec = arguments.operands.first else {
      throw Failure("`resolve` takes a SPEC, a root file or a folder that holds one, and URLs")
    }
    guard arguments.operands.count > 1 else {
      throw Failure("`resolve` takes URLs after the SPEC, or `-` to read them from standard input")
    }
    let compilation = try console.showingProgress("compiling \(spec)") { try SpecFiles(spec).compile(.linkTable) }
    console.show(compilation)
    guard let resolver = URLResolver(compilation) else { return .findings }
    var isFirst = true
    func answer(_ url: String) throws {
      let resolved = resolver.resolve(url)
      if arguments.has("--json") {
        console.write(try resolved.json + "\n")
      } else {
        console.write((isFirst ? "" : "\n") + resolved.text)
      }
      isFirst = false
    }
    for operand in arguments.operands.dropFirst() {
      guard operand == "-" else {
        try answer(operand)
        continue
      }
      while let line = console.readLine() { try answer(line) }
    }
    return .clean
  }
}
