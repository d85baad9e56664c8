/// A command and its help.
struct Command: Sendable {
  let name: String
  /// The operands in the usage line, such as `[SPEC]`.
  ///
  /// Shell completion uses the placeholder of an operand, such as `SPEC`, to suggest values.
  let operands: String
  /// A one-line summary without a period.
  let summary: String
  /// The detailed help text, in lines of at most 80 characters.
  let discussion: String
  let options: [Option]
  let run: @Sendable (Arguments, Console) throws -> ExitStatus

  /// All commands, in the order of the help text.
  static let all: [Command] = [
    .start, .lint, .generate, .resolve, .links, .map, .watch, .serve, .import, .diff, .apple, .format, .explain,
    .schema, .lsp,
  ]
}
