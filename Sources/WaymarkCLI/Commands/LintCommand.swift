import WaymarkCompiler
import WaymarkSource

extension Command {
  /// `waymark lint`.
  static let lint = Command(
    name: "lint",
    operands: "[SPEC…]",
    summary: "check specs with every rule",
    discussion: """
      A SPEC is a root file, or a folder that holds one; without one, this folder.
      Findings go to standard error as text, or to standard output as JSON.
      `waymark explain RULE` says more about one, by the name at its end.
      """,
    options: [
      Option("--format", choices: ["text", "json"], "how to write the findings (text)"),
      Option("--strict", "let warnings fail, too"),
    ],
    run: lint
  )

  private static func lint(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    let specs = arguments.operands.isEmpty ? ["."] : arguments.operands
    var files: [SourceFile] = []
    var diagnostics: [Diagnostic] = []
    var seen: Set<String> = []
    for spec in specs {
      let found = try SpecFiles(spec)
      guard seen.insert(found.identity).inserted else { continue }
      let compilation = console.showingProgress("checking \(spec)") { found.compile(.linkTable) }
      if arguments["--format"] != "json" { console.show(compilation) }
      diagnostics += compilation.diagnostics.map { $0.inFiles(startingAt: files.count) }
      files += compilation.files
    }
    let errors = diagnostics.count { $0.severity == .error }
    let warnings = diagnostics.count - errors
    if arguments["--format"] == "json" {
      console.write(try JSONRenderer(files: files).render(diagnostics))
    } else {
      if !diagnostics.isEmpty, console.errorIsTerminal { console.writeError("\n") }
      console.write(summary(errors: errors, warnings: warnings, files: files.count))
    }
    return errors > 0 || (warnings > 0 && arguments.has("--strict")) ? .findings : .clean
  }

  private static func summary(errors: Int, warnings: Int, files: Int) -> String {
    let found = [errors > 0 ? counted(errors, "error") : nil, warnings > 0 ? counted(warnings, "warning") : nil]
      .compactMap(\.self)
    return (found.isEmpty ? "no findings" : found.joined(separator: ", ")) + " in \(counted(files, "file"))\n"
  }
}
