struct Command: Sendable {
  let name: String
  /// Shell completion uses the placeholder of an operand, such as `SPEC`, to suggest values.
  let operands: String
  let summary: String
  /// Lines have at most 80 characters.
  let discussion: String
  let options: [Option]
  let run: @Sendable (Arguments, Console) throws -> ExitStatus

  static let all: [Command] = [
    .start, .lint, .generate, .resolve, .links, .map, .watch, .serve, .import, .diff, .apple, .format, .explain,
    .schema, .open, .prove, .lsp, .mcp,
  ]

  /// Words of other tools, with the command that has the meaning here.
  static let synonyms = [
    "build": "generate", "check": "lint", "codegen": "generate", "compile": "generate", "create": "init",
    "fmt": "format",
    "gen": "generate", "graph": "map", "new": "init", "rules": "explain", "test": "lint",
    "validate": "lint", "verify": "lint",
  ]
}
