import WaymarkCompiler
import WaymarkDiagnostics

/// A command and its help.
struct Command: Sendable {
  let name: String
  /// The operands in the usage line, such as `[SPEC]`.
  ///
  /// Shell completion uses the placeholder of an operand, such as `SPEC`, to suggest values.
  let operands: String
  /// A one-line summary without a period.
  let summary: String
  /// The detailed help text, in lines of at most 80 characters.
  let discussion: String
  let options: [Option]
  let run: @Sendable (Arguments, Console) throws -> ExitStatus

  /// All commands, in the order of the help text.
  static let all: [Command] = [
    .start, .lint, .format, .generate, .resolve, .links, .map, .diff, .apple, .explain, .lsp,
  ]
}

extension Console {
  /// Writes findings to standard error.
  ///
  /// The output includes source lines if standard error is a terminal or if the user forces colors.
  ///
  /// - Parameters:
  ///   - findings: The findings.
  ///   - files: The files that the findings refer to.
  ///   - isBuild: A Boolean value that indicates whether a build tool parses the output. In a build, the user cannot
  ///     force source lines or colors.
  func show(_ findings: [Diagnostic], of files: [SourceFile], isBuild: Bool = false) {
    let style: TextRenderer.Style =
      errorIsTerminal || (color == .always && !isBuild)
      ? .excerpts(color: color.allows(isTerminal: errorIsTerminal)) : .compact
    let text = TextRenderer(files: files, style: style).render(findings)
    if !text.isEmpty { writeError(text) }
  }
}
