import WaymarkDiagnostics

/// A check of a resolved spec.
///
/// Each rule is declared in its own file and listed in ``RuleRegistry``.
package struct Rule: Sendable {
  package let id: DiagnosticID
  /// The kind of input that the check requires.
  package let requirement: RuleRequirement
  package let explanation: Explanation
  private let check: @Sendable (RuleSubject, Int) -> [Diagnostic]?

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - name: The name of the rule in kebab case.
  ///   - severity: The severity of all findings of the rule.
  ///   - explanation: The text that `waymark explain` shows.
  ///   - facts: The input that the check requires.
  ///   - check: A function that checks a spec and reports findings to a context.
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

  /// Runs the rule and returns the diagnostics, or `nil` if `subject` lacks the required input.
  ///
  /// - Parameters:
  ///   - subject: The compilation results to check.
  ///   - limit: The maximum number of diagnostics to keep. Further diagnostics are counted but not kept.
  /// - Returns: The diagnostics, or `nil` if the rule cannot run.
  package func diagnostics(
    about subject: RuleSubject, limit: Int = DiagnosticCollector.usualLimit
  ) -> [Diagnostic]? {
    check(subject, limit)
  }
}
