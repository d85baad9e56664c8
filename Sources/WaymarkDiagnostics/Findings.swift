/// Findings as they are made: all of them up to a number that nobody reads, and after that only their count.
package struct Findings: Sendable {
  /// As many as anybody reads.
  package static let usual = 100

  /// As many as one pass keeps.
  private let most: Int
  private let known: Diagnostic.Severity?
  private var list: [Diagnostic] = []
  private var said: Set<Said> = []
  private var omitted = 0
  private var firstOmitted: Span?
  private var omittedSeverity: Diagnostic.Severity?

  /// - Parameter severity: That of all of them, where it is known: then what is left out need not be made.
  package init(most: Int = Findings.usual, severity: Diagnostic.Severity? = nil) {
    self.most = most
    known = severity
  }

  /// Adds a finding, which is made only where it is kept. What an alias repeats is read again, and found once.
  package mutating func add(_ diagnostic: @autoclosure () -> Diagnostic) {
    guard list.count >= most else {
      let diagnostic = diagnostic()
      if said.insert(Said(diagnostic)).inserted { list.append(diagnostic) }
      return
    }
    omitted += 1
    // Warnings that are left out do not become an error.
    guard omittedSeverity != .error, known == nil || firstOmitted == nil else { return }
    let diagnostic = diagnostic()
    firstOmitted = firstOmitted ?? diagnostic.span
    omittedSeverity = diagnostic.severity
  }

  /// The findings, and one about those that were left out.
  package var all: [Diagnostic] {
    guard let firstOmitted else { return list }
    let rest = Diagnostic(
      "too-many-findings", "\(omitted) more from here on are not shown", at: firstOmitted,
      severity: omittedSeverity ?? .error, help: "mend some, and check again")
    return list + [rest]
  }
}

/// What makes two findings one: they say the same of the same place.
private struct Said: Hashable {
  let rule: RuleName
  let span: Span
  let message: String

  init(_ diagnostic: Diagnostic) {
    rule = diagnostic.rule
    span = diagnostic.span
    message = diagnostic.message
  }
}
