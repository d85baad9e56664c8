import SpecText

package enum WaymarkCommandLine {
  package static func run(_ words: [String]) -> Int32 { run(words, .process).rawValue }

  static func run(_ words: [String], _ console: Console) -> ExitStatus {
    do {
      return try dispatch(words, console)
    } catch {
      let message = (error as? CommandError)?.message ?? "\(error)"
      console.writeError("waymark: error: \(PrintableText.of(message))\n")
      return .failure
    }
  }

  private static func dispatch(_ words: [String], _ console: Console) throws -> ExitStatus {
    guard let first = words.first else {
      console.writeError(Help.overview)
      return .failure
    }
    switch first {
    case "--help", "-h", "help":
      guard words.count > 1 else {
        console.write(Help.overview)
        return .clean
      }
      console.write(Help.text(for: try command(words[1])))
      return .clean
    case _ where first.hasPrefix("-"):
      let arguments = try Arguments(words, options: Help.options)
      if let shell = arguments["--completion-script"] {
        console.write(CompletionScript.text(for: shell))
      } else if arguments.has("--man-page") {
        console.write(ManualPage.text)
      } else if arguments.has("--version") {
        console.write("waymark \(Version.current)\n")
      } else {
        console.write(Help.overview)
      }
      return .clean
    default:
      let command = try command(first)
      let rest = Array(words.dropFirst())
      if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
        console.write(Help.text(for: command))
        return .clean
      }
      return try command.run(Arguments(rest, options: command.options), console)
    }
  }

  private static func command(_ name: String) throws(CommandError) -> Command {
    if let command = Command.all.first(where: { $0.name == name }) { return command }
    let names = Command.all.map(\.name)
    let question =
      Suggestion.question(about: Command.synonyms[name].map { [$0] } ?? Suggestion.nearest(to: name, among: names))
    throw CommandError("there is no command `\(name)`; " + (question ?? "the commands are \(names.joined(or: "and"))"))
  }
}
