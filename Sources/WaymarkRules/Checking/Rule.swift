import WaymarkDiagnostics

/// A check of a resolved spec.
///
/// Each rule is declared in its own file and listed in ``RuleRegistry``.
package struct Rule: Sendable {
  package let id: DiagnosticID
  package let requirement: RuleRequirement
  package let explanation: Explanation
  private let check: @Sendable (RuleSubject, Int) -> [Diagnostic]?

  init<Facts>(
    _ name: String, _ severity: DefaultSeverity, explanation: Explanation, requires facts: RequiredFacts<Facts>,
    check: @escaping @Sendable (RuleContext<Facts>) -> Void
  ) {
    let id = DiagnosticID(name, severity)
    self.id = id
    self.explanation = explanation
    requirement = facts.requirement
    self.check = { subject, limit in
      guard let facts = facts.find(subject) else { return nil }
      let context = RuleContext(of: id, about: subject, facts, limit: limit)
      check(context)
      return context.diagnostics
    }
  }

  package func diagnostics(
    about subject: RuleSubject, limit: Int = DiagnosticCollector.usualLimit
  ) -> [Diagnostic]? {
    check(subject, limit)
  }
}
