import WaymarkDiagnostics

/// One execution of a list of rules for a spec.
///
/// Each rule runs once, as soon as its required input is available.
package struct RuleRun {
  /// The compilation results that are available so far.
  package var subject: RuleSubject
  private var pending: [Rule]
  private let limit: Int

  /// Creates an execution of rules.
  ///
  /// - Parameters:
  ///   - rules: The rules to run.
  ///   - subject: The compilation results that are available at the start.
  ///   - limit: The maximum number of diagnostics to keep for each rule. Further diagnostics are counted but not kept.
  package init(_ rules: [Rule], about subject: RuleSubject, limit: Int = DiagnosticCollector.usualLimit) {
    pending = rules
    self.subject = subject
    self.limit = limit
  }

  /// Runs the pending rules whose required input is available, and returns the diagnostics of these rules.
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
