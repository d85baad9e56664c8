import SpecText

extension Command {
  static let `import` = Command(
    name: "import", operands: "(--app NAME --output DIR | --check SPEC)",
    summary: "draft a spec from the files of an app, or check the URLs of a log",
    discussion: """
      With `--app` and `--output`, the command reads the files of an existing app,
      and writes a draft of its spec and a report to DIR. NAME is the name of the app
      in UpperCamelCase. Each option for a file can be repeated, and all options can
      be combined. For patterns and URLs, FILE can be `-` for standard input. The
      command never overwrites a file. If the draft needs a decision, the spec
      contains a `TODO(import)` comment, and the exit status is 1.

      A file of patterns is text, CSV, or JSON. A pattern can have values such as
      `:id`, `{id}`, `<int:id>`, or `[id]`, and the name of its screen. A file of URLs
      has one URL per line, with or without a count and the name of its screen.

      With `--check`, the command reports which links of SPEC the URLs of a log open,
      weighted by their counts. If a URL opens nothing, the exit status is 1.

      With `--against`, the command also runs COMMAND with `/bin/sh -c`, writes each
      URL as a line to its standard input, and reads one line per URL from its
      standard output: the name of the screen that the existing app opens, or an
      empty line if the app opens nothing. The command compares names without regard
      to their spelling, so `UserDetail` equals `userDetail`. A file of `--names` is
      CSV with the columns `destination` and `name`, for the other names. If the log
      has names of screens, the command compares these names. Then the exit status is
      1 only if the app and the spec disagree.
      """,
    options: [
      Option("--app", value: "NAME", "the name of the app"),
      Option("--output", value: "DIR", "the folder for the draft and the report"),
    ]
      + ImportInput.Kind.allCases.map {
        Option($0.option, value: "FILE", isRepeatable: true, $0.summary)
      }
      + [
        Option("--check", value: "SPEC", "check the URLs of a log, and write nothing"),
        Option("--against", value: "COMMAND", "compare the spec with the answers of an existing handler"),
        Option("--names", value: "FILE", "the names in the spec for the screens of the existing app"),
        Option("--format", choices: ImportCheck.formats, "the output format of `--check` (default: text)"),
      ],
    run: runImport
  )

  private static func runImport(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    if let operand = arguments.operands.first {
      throw CommandError("`import` accepts only options, not `\(operand)`; specify a file as in `--urls \(operand)`")
    }
    if let spec = arguments["--check"] { return try ImportCheck(arguments, console, spec: spec).run() }
    var run = try ImportRun(arguments, console)
    return try run.run()
  }
}
