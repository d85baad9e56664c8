import SpecText

enum Help {
  static let purpose = "generate Swift code from a YAML description of an app's navigation"

  static let options = [
    Option("--completion-script", choices: CompletionScript.shells, "print a completion script for the shell"),
    Option("--man-page", "print the manual page for `man`"), Option("--version", "print the version"),
    Option("--help", "show help"),
  ]

  static var overview: String {
    """
    Waymark generates Swift code from a YAML description of an app's navigation.

    Usage: waymark COMMAND …

    Commands:
    \(list(Command.all.map { ($0.name, $0.summary) }))
    Options:
    \(list(Help.options.map { ($0.usage, $0.summary) }))
    Exit status:
    \(list(ExitStatus.allCases.map { ("\($0.rawValue)", $0.meaning) }))
    `waymark COMMAND --help` shows the help of a command.

    """
  }

  static func text(for command: Command) -> String {
    """
    Usage: waymark \(command.usage) [OPTION…]

    \(command.summary.prefix(1).uppercased() + command.summary.dropFirst()).

    \(command.discussion)

    Options:
    \(list(command.allOptions.map { ($0.usage, $0.summary) }))
    """
  }

  private static func list(_ items: [(name: String, summary: String)]) -> String {
    let width = items.map(\.name.count).max() ?? 0
    return items.map { name, summary in
      var lines = [""]
      for word in summary.split(separator: " ") {
        if lines[lines.count - 1].count + word.count + width + 5 > 80 { lines.append("") }
        lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
      }
      return lines.enumerated().map { "  \(($0 == 0 ? name : "").padded(to: width))  \($1)\n" }.joined()
    }.joined()
  }
}

extension Option {
  var usage: String { name + (value.map { " \($0)" } ?? "") }
}
