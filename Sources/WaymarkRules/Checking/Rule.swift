import WaymarkDiagnostics

/// A check of a resolved spec. Each is declared in a file of its own and in one line of ``RuleRegistry``.
package struct Rule: Sendable {
  package let id: DiagnosticID
  /// The facts that the check is about.
  package let requirement: RuleRequirement
  package let explanation: Explanation
  private let check: @Sendable (RuleSubject, Int) -> [Diagnostic]?

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - name: The name in kebab case by which users know the rule.
  ///   - severity: The severity of everything that the rule reports.
  ///   - explanation: The text that `waymark explain` shows.
  ///   - facts: The facts that the check needs.
  ///   - check: Reports to the context, which has those facts and adds name and severity.
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

  /// Returns the rule's diagnostics, or nil if the subject lacks facts that the rule requires.
  ///
  /// - Parameters:
  ///   - subject: The facts about a spec.
  ///   - limit: The number of diagnostics to keep; the rest is counted.
  package func diagnostics(
    about subject: RuleSubject, limit: Int = DiagnosticCollector.usualLimit
  ) -> [Diagnostic]? {
    check(subject, limit)
  }
}
