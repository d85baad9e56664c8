import WaymarkDiagnostics

/// One run of a list of rules over a spec. Each rule runs once, as soon as the facts that it requires are known.
package struct RuleRun {
  /// The facts known so far.
  package var subject: RuleSubject
  private var pending: [Rule]
  private let limit: Int

  /// - Parameter limit: The number of diagnostics to keep of each rule; the rest is counted.
  package init(_ rules: [Rule], about subject: RuleSubject, limit: Int = DiagnosticCollector.usualLimit) {
    pending = rules
    self.subject = subject
    self.limit = limit
  }

  /// Runs the pending rules whose facts are known, and returns their diagnostics.
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
