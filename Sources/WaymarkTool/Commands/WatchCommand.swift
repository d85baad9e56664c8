import SpecText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Command {
  static let watch = Command(
    name: "watch", operands: "[SPEC]", summary: "report the findings of a spec after each change",
    discussion: """
      SPEC is the root file of a spec, or a folder that contains a root file. The
      default is the current folder. The command checks the spec as `waymark lint`
      does, and again after each change of a file that the spec consists of or names.
      Control-C ends the command.

      The findings of each check are between the lines `[TIME] checking SPEC` and
      `[TIME] …; waiting for changes`, on standard error. Without a terminal, each
      finding is one line `FILE:LINE:COLUMN: error: …` for editors. The folder
      Integrations/VSCode of Waymark has a task for Visual Studio Code.
      """,
    options: [Option("--generate", value: "DIR", "also generate Swift code into DIR, as `waymark generate` does")],
    run: watch)

  private static func watch(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    var session = WatchSession(try arguments.spec(of: "watch"), generatesInto: arguments["--generate"], console)
    try session.start()
    let interruption = try Interruption()
    session.showFirstReport()
    while interruption.wait(session.delay, writingTo: STDERR_FILENO) { session.update() }
    // The terminal shows the keys that end the command.
    if console.errorIsTerminal { console.writeError("\n") }
    return .clean
  }
}
