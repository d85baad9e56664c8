import WaymarkCompiler
import WaymarkDiagnostics

/// A command: what its help says of it, and what it does.
struct Command: Sendable {
  let name: String
  /// What it takes besides options, as in the usage line. Shells complete what ``Completion`` knows by its placeholder.
  let operands: String
  /// One line, without a full stop.
  let summary: String
  /// What else there is to know, in lines of at most 78 characters.
  let discussion: String
  let options: [Option]
  let run: @Sendable (Arguments, Console) throws -> ExitStatus

  /// Every command, in the order of the help.
  static let all: [Command] = [.start, .lint, .generate, .resolve, .links, .diff, .apple, .explain]
}

extension Console {
  /// Writes findings to standard error, for whoever reads it.
  func show(_ findings: [Diagnostic], of files: [SourceFile]) {
    let style: TextRenderer.Style = errorIsTerminal ? .excerpts(color: allowsColor) : .compact
    let text = TextRenderer(files: files, style: style).render(findings)
    if !text.isEmpty { writeError(text) }
  }
}
