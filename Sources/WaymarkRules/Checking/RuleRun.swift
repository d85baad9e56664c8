import WaymarkDiagnostics

/// A run of a list of rules over a spec.
///
/// Each rule runs once, as soon as the facts that it requires are known.
package struct RuleRun {
  /// The facts known so far.
  package var subject: RuleSubject
  private var pending: [Rule]
  private let limit: Int

  /// Creates a run of rules.
  ///
  /// - Parameters:
  ///   - rules: The rules to run.
  ///   - subject: The facts about the spec that are known so far.
  ///   - limit: The maximum number of diagnostics to keep for each rule; further diagnostics are only counted.
  package init(_ rules: [Rule], about subject: RuleSubject, limit: Int = DiagnosticCollector.usualLimit) {
    pending = rules
    self.subject = subject
    self.limit = limit
  }

  /// Runs the pending rules whose required facts are known, and returns their diagnostics.
  package mutating func next() -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    pending.removeAll { rule in
      guard let found = rule.diagnostics(about: subject, limit: limit) else { return false }
      diagnostics += found
      return true
    }
    return diagnostics
  }
}
