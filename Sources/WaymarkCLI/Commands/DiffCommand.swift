import WaymarkCompiler
import WaymarkDiagnostics

extension Command {
  /// `waymark diff`.
  static let diff = Command(
    name: "diff",
    operands: "(OLD | --against REVISION) SPEC",
    summary: "say what a new version of a spec breaks",
    discussion: """
      Compares OLD with SPEC, or, with `--against REVISION`, SPEC with what it was in
      a revision of its git repository. A change is of a class, which says who relies
      on what was there: URL, whoever has a link; STATE, devices that have kept
      something; ACCESSIBILITY, UI tests; SOURCE, code that uses the generated Swift.
      Fails where something breaks that is not allowed to.
      `--allow STATE,URL:detail` allows what breaks in a class, or what is about one
      thing. NAME is the name in the change, of a tab, a route, a type or a host,
      and where it is not the first name there, it stands behind as `[CLASS:NAME]`.
      """,
    options: [
      Option("--against", value: "REVISION", "compare with a commit, branch or tag: `origin/main`"),
      Option("--format", choices: DiffFormat.allCases.map(\.rawValue), "how to write the changes (text)"),
      Option(
        "--allow", value: "CLASS[:NAME],…", isRepeatable: true, "let these break: show them, and do not fail"),
    ],
    run: diff
  )

  private static func diff(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    let format = arguments["--format"].flatMap(DiffFormat.init) ?? .text
    var allowances = try Allowances(arguments.all("--allow"))
    let new: SpecFiles
    let old: SpecFiles?
    if let revision = arguments["--against"] {
      guard arguments.operands.count == 1 else {
        throw CommandError(
          "`diff --against REVISION` takes one SPEC, which is compared with what it was in that revision")
      }
      new = try SpecFiles(arguments.operands[0])
      old = try Revision(revision, of: arguments.operands[0]).spec()
    } else {
      guard arguments.operands.count == 2 else {
        throw CommandError(
          "`diff` takes two specs, OLD and SPEC, or one SPEC and `--against REVISION`, such as `origin/main`")
      }
      new = try SpecFiles(arguments.operands[1])
      old = try SpecFiles(arguments.operands[0])
    }
    let current = console.showingProgress("compiling \(new.rootPath)") { new.compile(.linkTable) }
    console.show(current.diagnostics.errors, of: current.files)
    guard let old else {
      guard current.model != nil else { return .findings }
      console.writeError(
        PrintableText.of("\(new.rootPath) is not in `\(arguments["--against"] ?? "")`: it is new, and breaks nothing")
          + "\n")
      console.write(try format.report(ChangeReport([]), color: false))
      return .clean
    }
    let former = console.showingProgress("compiling \(old.shownPath)") { old.compile(.linkTable) }
    console.show(former.diagnostics.errors, of: former.files)
    let comparison = console.showingProgress("comparing") { SpecComparison(old: former, new: current) }
    guard let comparison else {
      console.writeError("specs with errors cannot be compared\n")
      return .findings
    }
    let report = ChangeReport(
      comparison.changes, oldFiles: former.files, newFiles: current.files, isAllowed: { allowances.allow($0) })
    console.write(try format.report(report, color: console.outputIsTerminal && console.allowsColor))
    for allowance in allowances.unused {
      console.writeError(
        PrintableText.of("waymark: warning: nothing needs `--allow \(allowance)`; leave it out") + "\n")
    }
    return report.fails ? .findings : .clean
  }
}
