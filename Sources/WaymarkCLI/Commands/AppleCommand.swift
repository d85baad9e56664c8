import WaymarkCompiler
import WaymarkDiagnostics

extension Command {
  /// `waymark apple`.
  static let apple = Command(
    name: "apple",
    operands: "SPEC",
    summary: "what the platform is told: association file, URL types, associated domains",
    discussion: """
      SPEC is a root file, or a folder that holds one. Printed are the association
      file, which the site serves, and what belongs in the Info.plist and in the
      entitlements; with `--part`, one of them alone, to be put into a file.

      `--write` puts the association file where `apple` in the spec says, in place of
      what is there, unless that holds something that is not of the spec's links.
      `--check` compares the app's own files, those that `apple` in the spec names,
      with the links: in both directions, with a URL for each disagreement; warnings
      do not fail. `lint` does the same, among everything else.
      """,
    options: [
      Option("--part", choices: PlatformPart.allCases.map(\.rawValue), "print this part alone"),
      Option("--write", "write the association file to the path that the spec names"),
      Option("--check", "compare the links with the files that the spec names, and write nothing"),
    ],
    run: apple
  )

  private static func apple(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    guard arguments.operands.count == 1 else {
      throw CommandError("`apple` takes one SPEC, a root file or a folder that holds one")
    }
    let modes = ["--part", "--write", "--check"].filter(arguments.has)
    guard modes.count < 2 else { throw CommandError("`\(modes[0])` and `\(modes[1])` do not go together") }
    let spec = try SpecFiles(arguments.operands[0])
    if arguments.has("--check") { return try AppleCheck(spec, console).run() }
    let compilation = console.showingProgress("compiling \(spec.rootPath)") { spec.compile(.linkTable) }
    console.show(compilation.diagnostics.errors, of: compilation.files)
    guard let texts = PlatformTexts(compilation) else { return .findings }
    if arguments.has("--write") {
      console.write(PrintableText.of(try AssociationWriter(spec, texts).write()) + "\n")
      return .clean
    }
    if let part = arguments["--part"].flatMap(PlatformPart.init) {
      console.write(try texts.text(of: part).orFailure())
      return .clean
    }
    let parts = try PlatformPart.allCases.filter(texts.has).map { part throws(CommandError) in
      "==> \(texts.place(of: part))\n\n" + (try texts.text(of: part).orFailure())
    }
    console.write(parts.joined(separator: "\n"))
    return .clean
  }
}

extension Result<String, PlatformTexts.PartError> {
  /// What there is; where there is nothing, the command has failed.
  func orFailure() throws(CommandError) -> String {
    switch self {
    case .success(let text): return text
    case .failure(let problem): throw CommandError(problem.message)
    }
  }
}
