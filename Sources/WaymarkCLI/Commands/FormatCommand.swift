import WaymarkCompiler
import WaymarkDiagnostics
import WaymarkFiles

extension Command {
  static let format = Command(
    name: "format",
    operands: "[SPEC…]",
    summary: "lay out spec files, and keep comments and order",
    discussion: """
      SPEC is the root file of a spec, a file that a spec includes, or a folder. For a
      root file, the command also formats the included files. For a folder, the
      command formats all `*.nav.yaml` files in the folder and its subfolders. The
      default is the current folder. With `-`, the command formats standard input and
      writes the result to standard output.

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
