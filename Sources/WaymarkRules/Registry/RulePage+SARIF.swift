import WaymarkDiagnostics

extension RulePage {
  /// The description of the rule for a SARIF log.
  package var sarif: SARIFRenderer.Rule {
    .init(severity: severity, summary: "\(sentence).", reason: explanation.reason, text: text, markdown: markdown)
  }
}
