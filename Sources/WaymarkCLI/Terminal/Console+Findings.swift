import WaymarkDiagnostics

extension Console {
  /// Writes findings to standard error.
  ///
  /// - Parameters:
  ///   - findings: The findings.
  ///   - files: The files that the findings refer to.
  ///   - isBuild: A Boolean value that indicates whether a build tool parses the output. In a build, the user cannot
  ///     force source lines or colors.
  func show(_ findings: [Diagnostic], of files: [SourceFile], isBuild: Bool = false) {
    let text = text(of: findings, in: files, isBuild: isBuild)
    if !text.isEmpty { writeError(text) }
  }

  /// Returns findings as text for standard error.
  ///
  /// The text includes source lines if standard error is a terminal or if the user forces colors.
  func text(of findings: [Diagnostic], in files: [SourceFile], isBuild: Bool = false) -> String {
    let style: TextRenderer.Style =
      errorIsTerminal || (color == .always && !isBuild)
      ? .excerpts(color: color.allows(isTerminal: errorIsTerminal)) : .compact
    return TextRenderer(files: files, style: style).render(findings)
  }
}
