import WaymarkDiagnostics

/// One execution of a list of rules for a spec.
///
/// Each rule runs once, as soon as its required input is available.
package struct RuleRun {
  package var subject: RuleSubject
  private var pending: [Rule]
  private let limit: Int

  package init(_ rules: [Rule], about subject: RuleSubject, limit: Int = DiagnosticCollector.usualLimit) {
    pending = rules
    self.subject = subject
    self.limit = limit
  }

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
