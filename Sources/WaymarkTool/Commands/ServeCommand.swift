import SpecText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Command {
  static let serve = Command(
    name: "serve", operands: "[SPEC]", summary: "show the map of an app as a page that follows changes",
    discussion: """
      SPEC is the root file of a spec, or a folder that contains a root file. The
      default is the current folder. The command prints the address of the page, which
      only this computer can open. The page is the page of `waymark map`, and changes
      with the files of the spec. Control-C ends the command.

      A click on a screen or on a finding opens the editor at its line. The editor is
      the value of `--editor`, of VISUAL, or of EDITOR, or else Xcode. An editor that
      needs a terminal, such as vim, cannot be used. The command knows the options of
      code, codium, cursor, zed, subl, mate, bbedit, xed, gvim, emacsclient, idea, and
      others. If Xcode is installed, the page can open URLs in the simulator.
      """,
    options: [
      Option("--port", value: "NUMBER", "the port of the page (default: a free port)"),
      Option("--open", "open the page in the browser"),
      Option("--editor", value: "COMMAND", "the editor, such as `code` or `zed`"),
    ],
    run: serve
  )

  private static func serve(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    let argument = try arguments.spec(of: "serve")
    let port = try arguments["--port"].map { text throws(CommandError) in try Self.port(text) } ?? 0
    let environment = ProcessInfo.processInfo.environment
    let tools = LivePage.Tools(
      editor: try Editor.preferred(option: arguments["--editor"], environment: environment),
      simulator: Subprocess.path(of: "xcrun", environment: environment))
    let launcher = Launcher(environment: environment)
    let site = try MapSite(argument, tools, launcher)
    let server: HTTPServer
    do throws(SocketError) {
      server = try HTTPServer(port: port)
    } catch {
      throw CommandError("cannot serve on port \(port): \(error.reason); omit `--port` to use a free port")
    }
    let policy = AccessPolicy(port: server.port, token: AccessToken())
    let interruption = try Interruption()
    console.write(policy.address + "\n")
    if console.errorIsTerminal { console.writeError("Press Control-C to end the server.\n") }
    if arguments.has("--open") { open(policy.address, launcher, environment, console) }
    server.run(
      until: interruption.descriptor,
      work: {
        let events = site.update()
        if !events.isEmpty { server.broadcast(events) }
        return site.delay
      },
      answer: { request in
        switch policy.check(request) {
        case .rejected(let response): response
        case .accepted(let path): site.answer(request, path: path)
        }
      })
    if console.errorIsTerminal { console.writeError("\n") }
    return .clean
  }

  private static func port(_ text: String) throws(CommandError) -> UInt16 {
    guard text.allSatisfy({ $0.isASCII && $0.isNumber }), let port = UInt16(text), port > 0 else {
      throw CommandError("`--port` must be a number from 1 to 65535, not `\(text)`")
    }
    return port
  }

  private static func open(
    _ address: String, _ launcher: Launcher, _ environment: [String: String], _ console: Console
  ) {
    #if canImport(Darwin)
      let name = "open"
    #else
      let name = "xdg-open"
    #endif
    let program = Subprocess.path(of: name, environment: environment)
    guard let program, launcher.start(program, [address], name: name).status == .noContent else {
      console.writeError("waymark: warning: cannot run `\(name)`; open the address in a browser\n")
      return
    }
  }
}
