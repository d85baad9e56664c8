import WaymarkCompiler
import WaymarkDiagnostics

extension Command {
  /// `waymark lint`.
  static let lint = Command(
    name: "lint",
    operands: "[SPEC…]",
    summary: "check specs with every rule",
    discussion: """
      A SPEC is a root file, or a folder that holds one; without one, this folder.
      Findings go to standard error as text, or to standard output in the form that
      a pipeline reads: `github` for annotations, `sarif` for code scanning, `junit`
      for a report of tests, `json` for programs.
      `waymark explain RULE` says more about one, by the name at its end.

      For an app that has findings already, `--baseline FILE --write-baseline` keeps
      them in FILE; with `--baseline FILE` alone, only new ones are shown and fail.
      """,
    options: [
      Option("--format", choices: LintFormat.allCases.map(\.rawValue), "how to write the findings (text)"),
      Option("--strict", "let warnings fail, too"),
      Option("--fix", "mend what can be mended safely; comments and layout stay"),
      Option("--baseline", value: "FILE", "show only findings that FILE does not have"),
      Option("--write-baseline", "write all findings to that FILE, and show none"),
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
