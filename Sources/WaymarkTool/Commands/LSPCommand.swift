extension Command {
  static let lsp = Command(
    name: "lsp", operands: "", summary: "answer an editor's requests about specs",
    discussion: """
      The command is a language server. An editor starts the command, and sends
      requests of the Language Server Protocol on standard input. The server reports
      findings while you type, completes keys and names, explains links, and renames
      names in all files of a spec.
      """,
    options: [Option("--stdio", "use standard input and output, which is the default")],
    run: lsp
  )

  private static func lsp(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    guard arguments.operands.isEmpty else { throw CommandError("`lsp` accepts no arguments") }
    guard !console.outputIsTerminal else {
      throw CommandError(
        "`lsp` talks to an editor on standard input and output; set up the editor to start `waymark lsp`")
    }
    var loop = ServerLoop(.languageServer)
    return loop.run(LanguageServer(version: Version.current)) == 0 ? .clean : .findings
  }
}
