import SpecText
import WaymarkCompiler

extension Command {
  static let format = Command(
    name: "format", operands: "[SPEC…]", summary: "lay out spec files, and keep comments and order",
    discussion: """
      SPEC is the root file of a spec, a file that a spec includes, or a folder. For a
      root file, the command also formats the included files. For a folder, the
      command formats all `*.nav.yaml` files in the folder and its subfolders. The
      default is the current folder. A file with another name must contain only keys
      of a spec. With `-`, the command formats standard input and writes the result to
      standard output.

      The layout indents by two spaces, and adds quotes that other YAML parsers need.
      A value in brackets stays on one line if the line has at most 120 columns. The
      order of entries and the meaning of the spec never change. `yamllint` accepts
      the layout if its rule `line-length` is disabled. Lines end with a line feed,
      and a byte order mark is removed. The command writes a file only if its content
      changes.
      """,
    options: [
      Option("--check", "write nothing, and fail if the layout of a file would change"),
      Option("--diff", "write nothing, and print the changes as a unified diff"),
    ],
    run: format
  )

  private static func format(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    var run = FormatRun(console, isCheck: arguments.has("--check"), isDiff: arguments.has("--diff"))
    let operands = arguments.operands.isEmpty ? ["."] : arguments.operands
    if operands.contains("-") {
      guard operands.count == 1 else { throw CommandError("`-` reads standard input; remove the other SPEC operands") }
      return try run.formatInput()
    }
    for operand in operands { try run.add(operand) }
    return try run.formatFiles()
  }
}

struct FormatRun {
  private let console: Console
  private let isCheck: Bool
  private let isDiff: Bool
  private var files: [SourceFile] = []
  /// A file that several operands name is formatted once.
  private var seen: Set<[UInt8]> = []
  private var errors: [Diagnostic] = []
  private var changed: [SourceFile] = []

  init(_ console: Console, isCheck: Bool, isDiff: Bool) {
    self.console = console
    self.isCheck = isCheck
    self.isDiff = isDiff
  }

  mutating func add(_ operand: String) throws(CommandError) {
    for file in try SpecFiles.filesToFormat(operand) where seen.insert(Array(file.identity.utf8)).inserted {
      files.append(file)
    }
  }

  mutating func formatFiles() throws(CommandError) -> ExitStatus {
    for (index, file) in files.enumerated() { format(file, index) }
    console.show(errors, of: files)
    if !isCheck, !isDiff {
      for file in changed { try FileSystem.write(file.bytes, to: file.identity) }
    }
    if isCheck, !isDiff {
      for file in changed { console.write(PrintableText.of("\(file.path): the layout is not canonical") + "\n") }
    } else if !isDiff {
      for file in changed { console.write(PrintableText.of("formatted \(file.path)") + "\n") }
    }
    // The output of `--diff` consists only of the diff, so that `patch` can read it.
    if !isDiff { console.write(summary) }
    return !errors.isEmpty || (isCheck && !changed.isEmpty) ? .findings : .clean
  }

  mutating func formatInput() throws(CommandError) -> ExitStatus {
    let file = SourceFile(path: "<standard input>", bytes: try console.readAll(Compiler.largestFile))
    files = [file]
    format(file, 0)
    console.show(errors, of: files)
    guard errors.isEmpty else { return .findings }
    guard isCheck || isDiff else {
      console.write(String(decoding: (changed.first ?? file).bytes, as: UTF8.self))
      return .clean
    }
    if isCheck, !isDiff, !changed.isEmpty { console.write("\(file.path): the layout is not canonical\n") }
    return isCheck && !changed.isEmpty ? .findings : .clean
  }

  private mutating func format(_ file: SourceFile, _ index: Int) {
    switch SpecFormatter.format(file, index: index) {
    case .invalid(let diagnostics): errors += diagnostics
    case .formatted(let result):
      guard result.bytes != file.bytes else { return }
      changed.append(result)
      if isDiff { write(UnifiedDiff(from: file, to: result).text) }
    }
  }

  /// In a terminal, characters that control the terminal become visible.
  private func write(_ diff: String) {
    guard console.outputIsTerminal else {
      console.write(diff)
      return
    }
    for line in diff.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      console.write(PrintableText.whole(String(line)) + "\n")
    }
  }

  private var summary: String {
    let broken = Set(errors.map(\.span.file)).count
    let valid = files.count - broken
    let rest = broken == 0 ? "" : "\(counted(broken, "file")) cannot be formatted until these errors are fixed\n"
    guard valid > 0 else { return rest }
    guard !changed.isEmpty else { return "the layout of \(counted(valid, "file")) is canonical\n\(rest)" }
    let share = "\(changed.count) of \(counted(valid, "file"))"
    return (isCheck ? "\(share) would change; run `waymark format`\n" : "formatted \(share)\n") + rest
  }
}
