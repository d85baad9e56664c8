/// One finding, with everything that a terminal, JSON or an editor needs to show it. Rendering is a separate pass.
package struct Diagnostic: Sendable {
  package enum Severity: String, Sendable {
    case error, warning
  }

  /// A second place that the finding is about.
  package struct Related: Sendable {
    package var span: Span
    package var message: String

    package init(_ span: Span, _ message: String) {
      self.span = span
      self.message = message
    }
  }

  /// An edit that would mend the finding.
  package struct FixIt: Sendable {
    package var title: String
    package var span: Span
    package var replacement: String
    /// Whether the edit keeps the meaning that the author must have had, so that a tool may apply it unasked.
    package var isSafe: Bool

    package init(_ title: String, replace span: Span, with replacement: String, isSafe: Bool) {
      self.title = title
      self.span = span
      self.replacement = replacement
      self.isSafe = isSafe
    }
  }

  /// URLs that prove a finding about links; nil where one does not apply.
  package struct Witness: Sendable {
    /// One that this link and the other one match.
    package var both: String?
    /// One that only this link matches, and one that only the other one does.
    package var onlyFirst: String?
    package var onlySecond: String?
    /// Where there is one link or none that the finding is about.
    package var url: String?

    package init(both: String? = nil, onlyFirst: String? = nil, onlySecond: String? = nil, url: String? = nil) {
      self.both = both
      self.onlyFirst = onlyFirst
      self.onlySecond = onlySecond
      self.url = url
    }
  }

  package var rule: RuleName
  package var severity: Severity
  /// What is wrong and why, in one sentence without a full stop.
  package var message: String
  package var span: Span
  /// What to do next, where the message alone does not say it.
  package var help: String?
  package var related: [Related] = []
  package var fixes: [FixIt] = []
  package var witness: Witness?

  package init(
    _ rule: RuleName,
    _ message: String,
    at span: Span,
    severity: Severity = .error,
    help: String? = nil,
    related: [Related] = [],
    fixes: [FixIt] = [],
    witness: Witness? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.span = span
    self.help = help
    self.related = related
    self.fixes = fixes
    self.witness = witness
  }
}

extension Diagnostic {
  /// The same finding where its compilation's files are part of a longer list, from that index on.
  package func inFiles(startingAt index: Int) -> Diagnostic {
    func moved(_ span: Span) -> Span {
      var span = span
      span.file += Int32(index)
      return span
    }
    var result = self
    result.span = moved(span)
    result.related = related.map { Related(moved($0.span), $0.message) }
    result.fixes = fixes.map { FixIt($0.title, replace: moved($0.span), with: $0.replacement, isSafe: $0.isSafe) }
    return result
  }
}

extension [Diagnostic] {
  /// Those of severity error.
  package var errors: [Diagnostic] { filter { $0.severity == .error } }

  /// "2 errors, 1 warning"; nil where there are none.
  package var sum: String? {
    let errors = errors.count
    let counts = [(errors, "error"), (count - errors, "warning")].filter { $0.0 > 0 }
    return counts.isEmpty ? nil : counts.map { counted($0, $1) }.joined(separator: ", ")
  }

  /// Whether any of them is of severity error.
  package var hasErrors: Bool { contains { $0.severity == .error } }

  /// The order in which people read them: by file, then by place, then by rule.
  package func sortedByPlace() -> [Diagnostic] {
    func key(_ diagnostic: Diagnostic) -> (Int32, SourcePosition, RuleName, String) {
      (diagnostic.span.file, diagnostic.span.start, diagnostic.rule, diagnostic.message)
    }
    return sorted { key($0) < key($1) }
  }
}
