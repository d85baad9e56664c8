import SpecText
import WaymarkCompiler

extension Command {
  static let diff = Command(
    name: "diff", operands: "(OLD SPEC | --against REVISION [SPEC])",
    summary: "compare two versions of a spec and report breaking changes",
    discussion: """
      The command compares two specs, OLD and SPEC. With `--against REVISION`, the
      command compares SPEC with its version in a Git revision. With this option, the
      default SPEC is the current folder.

      Each change belongs to a class. URL changes affect users who have links. GUARD
      changes affect the conditions to reach screens and tabs. STATE changes affect
      devices that have saved data. ACCESSIBILITY changes affect UI tests. SOURCE
      changes affect code that uses the generated Swift. The command fails if a change
      is breaking and `--allow` does not permit the change. The loss of a condition is
      breaking.

      For example, `--allow STATE,URL:detail` allows all breaking STATE changes, and
      the breaking URL changes that affect the name `detail`. Each breaking change
      ends with its class and its name, such as `[URL:detail]`. Changes with the same
      cause, such as a removed tab, are shown together.
      """,
    options: [
      Option("--against", value: "REVISION", "compare with a commit, branch, or tag, such as `origin/main`"),
      Option("--format", choices: DiffFormat.allCases.map(\.rawValue), "the output format (default: text)"),
      Option(
        "--allow", value: "CLASS[:NAME],…", isRepeatable: true, "report these breaking changes, but do not fail"),
    ],
    run: diff
  )

  private static func diff(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    let format = arguments["--format"].flatMap(DiffFormat.init) ?? .text
    var allowances = try Allowances(arguments.all("--allow"))
    let new: SpecFiles
    let old: SpecFiles?
    if let revision = arguments["--against"] {
      let spec = try arguments.spec(of: "diff --against REVISION")
      new = try SpecFiles(spec)
      old = try Revision(revision, of: spec).spec()
    } else {
      guard arguments.operands.count == 2 else {
        throw CommandError(
          "`diff` requires two specs, OLD and SPEC, or one SPEC and `--against REVISION`, such as `origin/main`")
      }
      new = try SpecFiles(arguments.operands[1])
      old = try SpecFiles(arguments.operands[0])
    }
    let current = console.showingProgress("compiling \(new.rootPath)") { new.compile(.linkTable) }
    guard let old else {
      guard current.model != nil else { return try reject([current], format, console) }
      console.writeError(
        PrintableText.of(
          "\(new.rootPath) does not exist in `\(arguments["--against"] ?? "")`; a new spec breaks nothing") + "\n")
      console.write(try format.report(ChangeReport([]), color: false))
      return .clean
    }
    let former = console.showingProgress("compiling \(old.shownPath)") { old.compile(.linkTable) }
    let comparison = console.showingProgress("comparing") { SpecComparison(old: former, new: current) }
    guard let comparison else { return try reject([current, former], format, console) }
    let report = ChangeReport(
      comparison.changes, oldFiles: former.files, newFiles: current.files, isAllowed: { allowances.allow($0) })
    console.write(try format.report(report, color: console.color.allows(isTerminal: console.outputIsTerminal)))
    for allowance in allowances.unused {
      console.writeError(
        PrintableText.of("waymark: warning: `--allow \(allowance)` matches no breaking change; remove the option")
          + "\n")
    }
    return report.fails ? .findings : .clean
  }

  /// Reports the errors in the format in which `lint` reports them.
  private static func reject(
    _ versions: [Compilation], _ format: DiffFormat, _ console: Console
  ) throws -> ExitStatus {
    var (errors, files): ([Diagnostic], [SourceFile]) = ([], [])
    for version in versions {
      errors += version.diagnostics.errors.map { $0.inFiles(startingAt: files.count) }
      files += version.files
    }
    if let report = try format.report(errors, in: files) {
      console.write(report)
    } else {
      console.show(errors, of: files)
    }
    console.writeError("specs with errors cannot be compared\n")
    return .findings
  }
}

enum DiffFormat: String, CaseIterable {
  case text, json, markdown, github

  func report(_ report: ChangeReport, color: Bool) throws -> String {
    switch self {
    case .text: report.text(color: color)
    case .json: try report.json()
    case .markdown: report.markdown
    case .github: report.annotations
    }
  }

  /// `nil` for text, which belongs on standard error.
  func report(_ errors: [Diagnostic], in files: [SourceFile]) throws -> String? {
    switch self {
    case .text: nil
    case .json: try JSONRenderer(files: files).render(errors)
    case .markdown: ChangeReport.markdown(of: errors, in: files)
    case .github: GitHubRenderer(files: files).render(errors)
    }
  }
}

struct Allowances {
  private struct Allowance {
    let text: String
    let kind: Change.Class
    let subject: String?
    var isUsed = false
  }

  private var list: [Allowance] = []

  /// A comma separates two values if a class follows; any other comma after a name belongs to a pattern. Spaces around
  /// classes and names are ignored.
  init(_ texts: [String]) throws(CommandError) {
    for text in texts { try add(text) }
  }

  private mutating func add(_ text: String) throws(CommandError) {
    var pieces: [String] = []
    for piece in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      if Self.kind(piece) == nil, let last = pieces.last, last.contains(":") {
        pieces[pieces.count - 1] = last + "," + piece
      } else {
        pieces.append(piece)
      }
    }
    for piece in pieces.map(Self.trimmed) {
      guard let kind = Self.kind(piece) else {
        let classes = Change.Class.allCases.map(\.rawValue)
        let name = Self.trimmed(String(piece.prefix { $0 != ":" }))
        throw CommandError(
          "`--allow \(piece)` does not name a class of changes; "
            + (Suggestion.question(for: name.uppercased(), among: classes)
              ?? "the classes are \(classes.joined(or: "and"))"))
      }
      let subject = piece.firstIndex(of: ":").map { Self.trimmed(String(piece[piece.index(after: $0)...])) }
      list.append(Allowance(text: piece, kind: kind, subject: subject))
    }
  }

  private static func kind(_ piece: String) -> Change.Class? {
    Change.Class(rawValue: trimmed(String(piece.prefix { $0 != ":" })).uppercased())
  }

  private static func trimmed(_ text: String) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  mutating func allow(_ change: Change) -> Bool {
    var isAllowed = false
    for index in list.indices
    where list[index].kind == change.kind
      && (list[index].subject.map { $0 == change.subject || $0 == change.cause?.subject } ?? true)
    {
      list[index].isUsed = true
      isAllowed = true
    }
    return isAllowed
  }

  var unused: [String] { list.filter { !$0.isUsed }.map(\.text) }
}
