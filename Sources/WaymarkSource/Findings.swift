/// Findings as they are made: all of them up to a number that nobody reads, and after that only their count.
package struct Findings: Sendable {
  /// As many as one pass keeps.
  private static let most = 100

  private var list: [Diagnostic] = []
  private var omitted = 0
  private var firstOmitted: Span?
  private var omittedSeverity: Diagnostic.Severity?

  package init() {}

  /// Adds a finding, which is made only where it is kept. What an alias repeats is read again, and found once.
  package mutating func add(_ diagnostic: @autoclosure () -> Diagnostic) {
    guard list.count >= Self.most else {
      let diagnostic = diagnostic()
      if !list.contains(where: { $0.repeats(diagnostic) }) { list.append(diagnostic) }
      return
    }
    omitted += 1
    // Warnings that are left out do not become an error.
    guard omittedSeverity != .error else { return }
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

extension Diagnostic {
  /// Whether it says what another does, of the same place.
  fileprivate func repeats(_ other: Diagnostic) -> Bool {
    rule == other.rule && span == other.span && message == other.message
  }
}
