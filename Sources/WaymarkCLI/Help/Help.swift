import WaymarkDiagnostics

/// The help, from the commands' own descriptions.
enum Help {
  /// What the tool is for, in half a line.
  static let purpose = "compile an app's navigation, written in YAML, into Swift"

  /// The options of the tool without a command.
  static let options = [
    Option("--completion-script", choices: CompletionScript.shells, "print what completes a shell's lines"),
    Option("--man-page", "print the manual, for `man`"),
    Option("--version", "print which version this is"),
    Option("--help", "show this"),
  ]

  static var overview: String {
    """
    Waymark compiles an app's navigation, written in YAML, into Swift.

    Usage: waymark COMMAND …

    Commands:
    \(list(Command.all.map { ($0.name, $0.summary) }))
    Options:
    \(list(Help.options.map { ($0.usage, $0.summary) }))
    Exit status:
    \(list(ExitStatus.allCases.map { ("\($0.rawValue)", $0.meaning) }))
    `waymark COMMAND --help` says more of a command.

    """
  }

  static func text(for command: Command) -> String {
    """
    Usage: waymark \(command.name) \(command.operands) [OPTION…]

    \(command.summary.prefix(1).uppercased() + command.summary.dropFirst()).

    \(command.discussion)

    Options:
    \(list(command.allOptions.map { ($0.usage, $0.summary) }))
    """
  }

  /// Names, and beside them what they are, in as many lines as a terminal of 80 columns needs.
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
  /// With what stands for its value.
  var usage: String { name + (value.map { " \($0)" } ?? "") }
}
