/// The manual, in the macros of man(7), from the commands' own descriptions.
enum ManualPage {
  static var text: String {
    """
    .\\" Made by `waymark --man-page`.
    .TH WAYMARK 1 "" "waymark \(escaped(Version.current))" "Waymark"
    .SH NAME
    waymark \\- \(escaped(Help.purpose))
    .SH SYNOPSIS
    .nf
    \(Command.all.map { "\\fBwaymark \($0.name)\\fR \(operands($0.operands)) [\\fIOPTION\\fR\\|.\\|.\\|.\\|]\n" }.joined())\
    \(Help.options.map { "\\fBwaymark\\fR \(option($0))\n" }.joined())\
    .fi
    .SH DESCRIPTION
    Waymark reads an app's navigation from a spec in YAML: its tabs, screens, links and accessibility IDs.
    It checks it, generates Swift from it, and answers where URLs land.
    .PP
    Results go to standard output, findings and errors to standard error.
    .SH COMMANDS
    \(Command.all.map(section).joined())\
    .SH OPTIONS
    \(Help.options.map(item).joined())\
    .SH EXIT STATUS
    \(ExitStatus.allCases.map { ".TP\n\\fB\($0.rawValue)\\fR\n\(escaped(sentence($0.meaning)))\n" }.joined())\
    .SH ENVIRONMENT
    .TP
    \\fBNO_COLOR\\fR
    Where it is set and not empty, a terminal is sent no colours.
    .TP
    \\fBTERM\\fR
    Where it is \\fBdumb\\fR, the same.
    .SH FILES
    .TP
    \\fINAME\\fR\\fB.nav.yaml\\fR
    The root file of a spec, which starts with \\fBwaymark: 1\\fR, or a part of one, which a root includes.
    .TP
    \\fBPackage.swift\\fR, \\fINAME\\fR\\fB.xcodeproj\\fR
    The folder in which one lies is the one that no file of a spec may lie outside of.

    """
  }

  private static func section(_ command: Command) -> String {
    let options = command.options.isEmpty ? "" : command.options.map(item).joined()
    return """
      .SS "waymark \(command.name) \(escaped(command.operands))"
      \(escaped(sentence(command.summary)))
      .PP
      \(prose(command.discussion))
      \(options)
      """
  }

  private static func item(_ option: Option) -> String {
    ".TP\n\(self.option(option))\n\(prose(sentence(option.summary)))\n"
  }

  private static func option(_ option: Option) -> String {
    "\\fB\(escaped(option.name))\\fR" + (option.value.map { " \\fI\(escaped($0))\\fR" } ?? "")
  }

  /// A usage line with options in bold, and what stands for something else in italics.
  private static func operands(_ text: String) -> String {
    text.split(separator: " ").map { word in
      if word == "|" { return "|" }
      let name = word.filter { !"[]()…".contains($0) }
      let font = name.hasPrefix("--") ? "B" : "I"
      return word.prefix { "[(".contains($0) } + "\\f\(font)\(escaped(name))\\fR"
        + (word.contains("…") ? "\\|.\\|.\\|.\\|" : "")
        + word.filter { "])".contains($0) }
    }.joined(separator: " ")
  }

  /// Prose, with what stands in backticks in bold.
  private static func prose(_ text: String) -> String {
    text.split(separator: "\n").joined(separator: " ").split(separator: "`", omittingEmptySubsequences: false)
      .enumerated()
      .map { $0 % 2 == 0 ? escaped(String($1)) : "\\fB\(escaped(String($1)))\\fR" }.joined()
      // A sentence starts a line, so that it is set as one.
      .replacing(". ", with: ".\n")
  }

  private static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() + "." }

  /// A text that is nothing but text, wherever it stands in a line.
  private static func escaped(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "\"": "\\(dq"
      case "`": "\\(ga"
      case "…": "..."
      default:
        scalar.isASCII ? String(scalar) : "\\[u" + String(scalar.value, radix: 16, uppercase: true) + "]"
      }
    }.joined()
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
