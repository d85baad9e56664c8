/// The help, from the commands' own descriptions.
enum Help {
  static var overview: String {
    let width = Command.all.map(\.name.count).max() ?? 0
    let commands = Command.all.map { "  \(padded($0.name, width))  \($0.summary)\n" }.joined()
    return """
      Waymark compiles an app's navigation, written in YAML, into Swift.

      Usage: waymark COMMAND …

      Commands:
      \(commands)
      `waymark COMMAND --help` says more; `waymark --version` says which version this is.
      Exit status: 0 clean, 1 findings, 2 wrong usage or a file that cannot be read or written.

      """
  }

  static func text(for command: Command) -> String {
    let options = command.options + [Option("--help", "show this")]
    let names = options.map { $0.name + ($0.value.map { " \($0)" } ?? "") }
    let width = names.map(\.count).max() ?? 0
    let list = zip(names, options).map { "  \(padded($0, width))  \($1.summary)\n" }.joined()
    return """
      Usage: waymark \(command.name) \(command.operands) [OPTION…]

      \(command.summary.prefix(1).uppercased() + command.summary.dropFirst()).

      \(command.discussion)

      Options:
      \(list)
      """
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
