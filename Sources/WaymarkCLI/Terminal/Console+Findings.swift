import WaymarkDiagnostics

extension Console {
  func show(_ findings: [Diagnostic], of files: [SourceFile], isBuild: Bool = false) {
    let text = text(of: findings, in: files, isBuild: isBuild)
    if !text.isEmpty { writeError(text) }
  }

  /// The text includes source lines if standard error is a terminal or if the user forces colors.
  func text(of findings: [Diagnostic], in files: [SourceFile], isBuild: Bool = false) -> String {
    let style: TextRenderer.Style =
      errorIsTerminal || (color == .always && !isBuild)
      ? .excerpts(color: color.allows(isTerminal: errorIsTerminal)) : .compact
    return TextRenderer(files: files, style: style).render(findings)
  }
}
