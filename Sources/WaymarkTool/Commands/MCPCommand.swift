extension Command {
  static let mcp = Command(
    name: "mcp", operands: "[SPEC]", summary: "answer a coding agent's requests about specs",
    discussion: """
      The command is a server of the Model Context Protocol. A coding agent starts the
      command, and sends requests on standard input. The tools of the server list the
      places and links of a spec, explain a rule or a screen, resolve a URL, and check
      a spec, also with an edited text that is not in its file yet. No tool writes a
      file.

      SPEC is the root file of a spec, or a folder that contains a root file, and is
      the default of all tools. Without SPEC, the default is the current folder. The
      tools read only files in the current folder, and in the package of SPEC.
      """,
    options: [],
    run: mcp
  )

  private static func mcp(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    _ = try arguments.spec(of: "mcp")
    let scope = try SpecScope(spec: arguments.operands.first)
    guard !console.outputIsTerminal else {
      throw CommandError(
        "`mcp` talks to a coding agent on standard input and output; set up the agent to start `waymark mcp`")
    }
    var loop = ServerLoop(.modelContext)
    return loop.run(AgentServer(version: Version.current, scope: scope)) == 0 ? .clean : .findings
  }
}
