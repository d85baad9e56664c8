import LinkResolving
import SpecModel
import SpecText
import WaymarkCompiler

extension Command {
  static let resolve = Command(
    name: "resolve", operands: "[SPEC] URL…", summary: "show which screens URLs open, and why",
    discussion: """
      SPEC is the root file of a spec, or a folder that contains a root file. The
      default is the current folder. If a URL is `-`, the command reads URLs from
      standard input, one URL per line. For a URL operand without a scheme and a host,
      such as /orders, the command resolves a URL of each origin. The result is the
      same as in the app, because the command uses the same link table and the same
      matcher.

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
    if urls.count > 1 { try rejectMissingFolder(urls[0]) }
    let spec = urls.first.map(isURL) == false ? urls.removeFirst() : "."
    guard !urls.isEmpty else { throw CommandError("`resolve` requires URLs, or `-` to read URLs from standard input") }
    let files = try SpecFiles(spec)
    let compilation = console.showingProgress("compiling \(files.rootPath)") { files.compile(.linkTable) }
    console.show(compilation.diagnostics.errors, of: compilation.files)
    guard let resolver = compilation.resolver else { return .findings }
    if let model = compilation.model { urls = urls.flatMap { model.urls(ofOperand: $0) }[...] }
    if arguments.has("--json") {
      var objects = ""
      try forEachURL(of: urls, console, skipsBlankLines: false) { url in
        objects += resolver.resolve(String(decoding: url, as: UTF8.self)).json + "\n"
      } atPause: {
        console.write(objects)
        objects = ""
      }
    } else if urls.contains("-") || urls.count > mostBlocks {
      var lines = ResolvedLines(resolver)
      try forEachURL(of: urls, console, skipsBlankLines: true) { url in
        lines.add(url)
      } atPause: {
        console.write(String(decoding: lines.bytes, as: UTF8.self))
        lines.removeLines()
      }
      let counts = lines.counts
      console.write((counts.isEmpty ? "" : "\n") + summary(counts))
    } else {
      console.write(urls.map { resolver.resolve($0).textWithHelp }.joined(separator: "\n"))
    }
    return compilation.diagnostics.hasErrors ? .findings : .clean
  }

  private static func forEachURL(
    of operands: some Sequence<String>, _ console: Console, skipsBlankLines: Bool,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void, atPause: () -> Void
  ) throws {
    var isPending = false
    func add(_ url: UnsafeBufferPointer<UInt8>) {
      body(url)
      isPending = true
    }
    func addLine(_ line: UnsafeBufferPointer<UInt8>) { if !skipsBlankLines || !isBlank(line) { add(line) } }
    func pause() {
      if isPending { atPause() }
      isPending = false
    }
    for operand in operands {
      guard operand == "-" else {
        Array(operand.utf8).withUnsafeBufferPointer(add)
        continue
      }
      var splitter = LineSplitter()
      try console.forEachChunk { chunk in
        splitter.add(chunk, addLine)
        pause()
      }
      splitter.finish(addLine)
    }
    pause()
  }

  private static func isBlank(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    // The first byte of most lines shows that the line is not blank.
    if let first = line.first, 0x21...0x7E ~= first { return false }
    return String(decoding: line, as: UTF8.self).allSatisfy(\.isWhitespace)
  }

  private static func isURL(_ operand: String) -> Bool {
    guard operand != "-" else { return true }
    // A folder at the root, such as `/home`, has the form of a link's path.
    if operand.hasPrefix("/") {
      return !operand.hasSuffix(".yaml") && (!operand.dropFirst().contains("/") || !FileSystem.exists(operand))
    }
    guard let colon = operand.firstIndex(of: ":"), colon != operand.startIndex else { return false }
    return operand[..<colon].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
      && !FileSystem.exists(operand)
  }

  /// The path of a folder has the form of a link's path.
  private static func rejectMissingFolder(_ operand: String) throws {
    let parent = operand.lastIndex(of: "/").map { operand[..<$0] } ?? ""
    guard operand.hasPrefix("/"), isURL(operand), !parent.isEmpty, FileSystem.exists(String(parent)) else { return }
    throw CommandError(
      "there is no file or folder \(Quoted(operand)); if it is the path of a link, write the spec before it, as in "
        + "\(Quoted("waymark resolve . \(operand)"))")
  }

  private static let mostBlocks = 10

  private static func summary(_ counts: [ResolvedURL.Kind: Int]) -> String {
    let parts = ResolvedURL.Kind.allCases.compactMap { kind in
      counts[kind].map { "\($0) \(kind == .app ? "for the app" : kind.rawValue)" }
    }
    let total = counted(counts.values.reduce(0, +), "URL")
    return parts.isEmpty ? "\(total)\n" : "\(total): \(parts.joined(separator: ", "))\n"
  }
}
