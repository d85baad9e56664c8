import WaymarkCompiler
import WaymarkDiagnostics
import WaymarkFiles

extension Command {
  static let apple = Command(
    name: "apple",
    operands: "[SPEC]",
    summary: "print the association file, URL types, and associated domains",
    discussion: """
      SPEC is the root file of a spec, or a folder that contains a root file. The
      default is the current folder. The command prints the association file for the
      website, the entries for the Info.plist, and the entries for the entitlements.
      With `--part`, the command prints only one of these parts.

      With `--write`, the command writes the association file to the path in the
      `apple` key of the spec. The command never replaces a file that has content
      unrelated to the spec's links. With `--check`, the command compares the links
      with the app's files that the `apple` key names. The comparison reports links
      that the files do not cover, and entries of the files that no link matches.
      Warnings do not fail the check. The `lint` command includes the same comparison.

      With `--live DOMAIN`, the command downloads the association file from a host of
      the spec, as Apple's CDN does, and compares the links with this file. The
      command reports a redirect, a wrong status, content type or certificate, and a
      file that is too large. If the site gives no answer, the exit status is 2.
      """,
    options: [
      Option("--part", choices: PlatformPart.allCases.map(\.rawValue), "print only this part"),
      Option("--write", "write the association file to the path that the spec names"),
      Option("--check", "compare the links with the files that the spec names, and write nothing"),
      Option("--live", value: "DOMAIN", "compare the links with the association file that a site serves"),
    ],
    run: apple
  )

  private static func apple(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    let argument = try arguments.spec(of: "apple")
    let modes = ["--part", "--write", "--check", "--live"].filter(arguments.has)
    guard modes.count < 2 else { throw CommandError("`\(modes[0])` and `\(modes[1])` cannot be combined") }
    let spec = try SpecFiles(argument)
    if let domain = arguments["--live"] { return try AppleLive(spec, console).run(domain) }
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
  func orFailure() throws(CommandError) -> String {
    switch self {
    case .success(let text): return text
    case .failure(let problem): throw CommandError(problem.message)
    }
  }
}
