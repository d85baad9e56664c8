import WaymarkDiagnostics

extension RulePage {
  package var sarif: SARIFRenderer.Rule {
    .init(severity: severity, summary: "\(sentence).", reason: explanation.reason, text: text, markdown: markdown)
  }
}
