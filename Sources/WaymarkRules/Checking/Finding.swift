import WaymarkDiagnostics

/// A diagnostic without the name and the severity of the rule. ``RuleContext`` adds the name and the severity.
struct Finding {
  /// The problem and its reason, in one sentence without a period.
  let message: String
  let span: Span
  let help: String?
  let related: [Diagnostic.Related]
  let fixes: [Diagnostic.FixIt]
  let witness: Diagnostic.Witness?

  init(
    _ message: String, at span: Span, help: String? = nil, related: [Diagnostic.Related] = [],
    fixes: [Diagnostic.FixIt] = [], witness: Diagnostic.Witness? = nil
  ) {
    self.message = message
    self.span = span
    self.help = help
    self.related = related
    self.fixes = fixes
    self.witness = witness
  }
}

extension Diagnostic {
  init(_ id: DiagnosticID, _ finding: Finding) {
    self.init(
      id, finding.message, at: finding.span, help: finding.help, related: finding.related, fixes: finding.fixes,
      witness: finding.witness)
  }
}
