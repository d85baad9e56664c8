/// A problem in a spec, with everything that a terminal, JSON or an editor needs to show it. Rendering is a separate pass.
package struct Diagnostic: Sendable {
  package enum Severity: String, Sendable {
    case error, warning
  }

  /// A second place that the diagnostic is about.
  package struct Related: Sendable {
    package var span: Span
    package var message: String

    package init(_ span: Span, _ message: String) {
      self.span = span
      self.message = message
    }
  }

  /// An edit that fixes the problem.
  package struct FixIt: Sendable {
    package var title: String
    package var span: Span
    package var replacement: String
    /// A Boolean value that indicates whether the edit keeps the intended meaning, so that a tool may apply it unasked.
    package var isSafe: Bool

    package init(_ title: String, replace span: Span, with replacement: String, isSafe: Bool) {
      self.title = title
      self.span = span
      self.replacement = replacement
      self.isSafe = isSafe
    }
  }

  /// URLs that prove a diagnostic about links; nil where one does not apply.
  package struct Witness: Sendable {
    /// A URL that this link and the other one match.
    package var both: String?
    /// A URL that only this link matches, and a URL that only the other one matches.
    package var onlyFirst: String?
    package var onlySecond: String?
    /// The URL of a diagnostic about one link or none.
    package var url: String?

    package init(both: String? = nil, onlyFirst: String? = nil, onlySecond: String? = nil, url: String? = nil) {
      self.both = both
      self.onlyFirst = onlyFirst
      self.onlySecond = onlySecond
      self.url = url
    }
  }

  package let id: DiagnosticID
  /// The severity, which a spec can change.
  package var severity: Severity
  /// The problem and its reason, in one sentence without a full stop.
  package var message: String
  package var span: Span
  /// The next step, where the message alone does not name it.
  package var help: String?
  package var related: [Related] = []
  package var fixes: [FixIt] = []
  package var witness: Witness?

  /// A diagnostic of a phase of the compiler.
  package init(
    _ diagnostic: CompilerDiagnostic,
    _ message: String,
    at span: Span,
    help: String? = nil,
    related: [Related] = [],
    fixes: [FixIt] = []
  ) {
    self.init(diagnostic.id, message, at: span, help: help, related: related, fixes: fixes)
  }

  /// A diagnostic of a rule, or of any other kind.
  package init(
    _ id: DiagnosticID,
    _ message: String,
    at span: Span,
    help: String? = nil,
    related: [Related] = [],
    fixes: [FixIt] = [],
    witness: Witness? = nil
  ) {
    self.id = id
    severity = id.defaultSeverity.severity
    self.message = message
    self.span = span
    self.help = help
    self.related = related
    self.fixes = fixes
    self.witness = witness
  }

  /// A Boolean value that indicates whether the meaning of links is unknown as long as the diagnostic is reported.
  package var guardsMeaning: Bool { severity == .error && id.defaultSeverity == .guardedError }
}

extension Diagnostic {
  /// Returns the diagnostic for a list of files that holds its compilation's files from an index on.
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
  /// The diagnostics of severity error.
  package var errors: [Diagnostic] { filter { $0.severity == .error } }

  /// "2 errors, 1 warning"; nil where there are none.
  package var sum: String? {
    let errors = errors.count
    let counts = [(errors, "error"), (count - errors, "warning")].filter { $0.0 > 0 }
    return counts.isEmpty ? nil : counts.map { counted($0, $1) }.joined(separator: ", ")
  }

  /// A Boolean value that indicates whether any diagnostic is an error.
  package var hasErrors: Bool { contains { $0.severity == .error } }

  /// Returns the diagnostics in the order in which people read them: by file, by place, then by name.
  package func sortedByPlace() -> [Diagnostic] {
    func key(_ diagnostic: Diagnostic) -> (Int32, SourcePosition, DiagnosticID, String) {
      (diagnostic.span.file, diagnostic.span.start, diagnostic.id, diagnostic.message)
    }
    return sorted { key($0) < key($1) }
  }
}
