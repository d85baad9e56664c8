import WaymarkDiagnostics

extension RulePage {
  /// The page for a log of SARIF.
  package var sarif: SARIFRenderer.Rule {
    .init(severity: severity, summary: "\(sentence).", reason: reason, text: text, markdown: markdown)
  }
}
