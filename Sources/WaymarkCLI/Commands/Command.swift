import WaymarkCompiler
import WaymarkDiagnostics

/// A command and its help.
struct Command: Sendable {
  let name: String
  /// The operands in the usage line, whose placeholders determine the completion in shells.
  let operands: String
  /// The summary: one line without a period.
  let summary: String
  /// The details, in lines of at most 80 characters.
  let discussion: String
  let options: [Option]
  let run: @Sendable (Arguments, Console) throws -> ExitStatus

  /// The commands, in the order of the help.
  static let all: [Command] = [.start, .lint, .generate, .resolve, .links, .diff, .apple, .explain]
}

extension Console {
  /// Writes findings to standard error, with source lines on a terminal and if the user forces colors.
  func show(_ findings: [Diagnostic], of files: [SourceFile]) {
    let style: TextRenderer.Style =
      errorIsTerminal || color == .always
      ? .excerpts(color: color.allows(isTerminal: errorIsTerminal)) : .compact
    let text = TextRenderer(files: files, style: style).render(findings)
    if !text.isEmpty { writeError(text) }
  }
}
