import WaymarkCompiler
import WaymarkDiagnostics
import WaymarkFiles

extension Command {
  static let lint = Command(
    name: "lint",
    operands: "[SPEC…]",
    summary: "check specs with all rules",
    discussion: """
      SPEC is the root file of a spec, or a folder that contains a root file. The
      default is the current folder. With the `text` format, the command writes
      findings to standard error. With all other formats, the command writes findings
      to standard output. Use `github` for annotations, `sarif` for code scanning,
      `junit` for test reports, and `json` for other programs. Each finding ends with
      the name of a rule in brackets. To read about the rule, run
      `waymark explain RULE`.

      To adopt Waymark in an app that has findings, save the findings to FILE with
      `--baseline FILE --write-baseline`. After that, use `--baseline FILE` to show
      only new findings.
      """,
    options: [
      Option("--format", choices: LintFormat.allCases.map(\.rawValue), "the output format (default: text)"),
      Option("--strict", "fail if there are warnings"),
      Option("--fix", "apply safe fixes to the files, and keep comments and layout"),
      Option("--baseline", value: "FILE", "show only findings that are not in FILE"),
      Option("--write-baseline", "save all findings to the baseline FILE, and show none"),
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
