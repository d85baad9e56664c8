import WaymarkCompiler
import WaymarkDiagnostics

extension Command {
  /// The `waymark lint` command.
  static let lint = Command(
    name: "lint",
    operands: "[SPEC…]",
    summary: "check specs with all rules",
    discussion: """
      SPEC is a root file, or a folder that contains one. The default is the current
      folder. In the text format, findings go to standard error. In other formats,
      findings go to standard output: `github` for annotations, `sarif` for code
      scanning, `junit` for test reports, and `json` for other programs.
      `waymark explain RULE` explains the rule in brackets at the end of a finding.

      To adopt Waymark in an app that has findings, save the findings in FILE with
      `--baseline FILE --write-baseline`. With `--baseline FILE` alone, the command
      shows only new findings and ignores the others.
      """,
    options: [
      Option("--format", choices: LintFormat.allCases.map(\.rawValue), "the output format (default: text)"),
      Option("--strict", "fail if there are warnings"),
      Option("--fix", "apply safe fixes, and keep comments and layout"),
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
