import WaymarkDiagnostics

extension RulePage {
  /// The page for a SARIF log.
  package var sarif: SARIFRenderer.Rule {
    .init(severity: severity, summary: "\(sentence).", reason: explanation.reason, text: text, markdown: markdown)
  }
}
